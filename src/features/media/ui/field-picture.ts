import { moveEntry } from "#src/shared/move-entry.ts"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"

/** A picture in a field. */
export type FieldPicture = PictureSource

/** One entry of a field: a stored picture, or a file that is being uploaded. */
export type FieldEntry = {
  readonly key: string
  readonly picture: FieldPicture | null
  readonly fileName: string
  /** Upload progress from 0 to 1. */
  readonly progress: number
  readonly reason: string | null
}

type FieldChange =
  | { readonly kind: "added"; readonly key: string; readonly fileName: string; readonly replaces: boolean }
  | { readonly kind: "chosen"; readonly picture: FieldPicture; readonly replaces: boolean }
  | { readonly kind: "progressed"; readonly key: string; readonly progress: number }
  | { readonly kind: "kept"; readonly key: string; readonly picture: FieldPicture }
  | { readonly kind: "refused"; readonly key: string; readonly reason: string }
  | { readonly kind: "removed"; readonly key: string }
  | { readonly kind: "moved"; readonly from: number; readonly to: number }
  | { readonly kind: "aimed"; readonly key: string; readonly focal: readonly [number, number] }

export const entryOf = (picture: FieldPicture): FieldEntry => ({
  key: picture.id,
  picture,
  fileName: "",
  progress: 1,
  reason: null,
})

const isSame = (entry: FieldEntry, id: string): boolean => entry.picture?.id === id

function withPicture(entries: readonly FieldEntry[], key: string, picture: FieldPicture): FieldEntry[] {
  // The same picture may already be in the list: then the file adds no entry.
  if (entries.some((entry) => isSame(entry, picture.id))) return entries.filter((entry) => entry.key !== key)
  return entries.map((entry) =>
    entry.key === key ? { ...entry, picture, progress: 1, reason: null } : entry,
  )
}

/** A field's entries after a change. */
export function changeEntries(entries: readonly FieldEntry[], change: FieldChange): FieldEntry[] {
  const update = (key: string, part: Partial<FieldEntry>) =>
    entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry))
  switch (change.kind) {
    case "added": {
      const { key, fileName, replaces } = change
      const others = replaces ? [] : entries.filter((entry) => entry.key !== key)
      return [...others, { key, picture: null, fileName, progress: 0, reason: null }]
    }
    case "chosen": {
      const others = change.replaces ? [] : entries
      return others.some((entry) => isSame(entry, change.picture.id))
        ? [...entries]
        : [...others, entryOf(change.picture)]
    }
    case "progressed":
      return update(change.key, { progress: change.progress })
    case "kept":
      return withPicture(entries, change.key, change.picture)
    case "refused":
      return update(change.key, { reason: change.reason })
    case "removed":
      return entries.filter((entry) => entry.key !== change.key)
    case "moved":
      return moveEntry(entries, change.from, change.to)
    case "aimed":
      return entries.map((entry) =>
        entry.key === change.key && entry.picture
          ? { ...entry, picture: { ...entry.picture, focal: change.focal } }
          : entry,
      )
  }
}
