import { parsePictureId } from "#src/shared/picture-address.ts"
import { type Focal, maxAltLength, type UploadedPicture } from "./picture.ts"

/** The form fields for the pictures of a record; `pic` and `oldPic` are the specification's names. */
export const pictureParts = {
  file: "pic",
  kept: "oldPic",
  /** The description of all new files; of a kept picture it is `picAlt:<id>`. */
  alt: "picAlt",
  focal: "picFocal",
  place: "picPlace",
} as const

export const formatPartName = (name: "alt" | "focal" | "place", pictureId: string): string =>
  `${pictureParts[name]}:${pictureId}`

type Field = { readonly kind: "field"; readonly name: string; readonly value: string }
type File = { readonly kind: "file"; readonly name: string }

/** A picture in a form: a stored one by its id, or a new file. */
type PictureEntry<F> = {
  readonly pictureId: string | null
  readonly file: F | null
  /** Null when the form has no value. */
  readonly alt: string | null
  readonly focal: Focal | null
}

export const focalText = ([x, y]: Focal): string => `${x},${y}`

/** The labels of a picture's fields in the library. */
export const pictureTextFields = { alt: "What it shows", focal: "Point of interest" } as const

/** A picture as form fields, also for comparing edits. */
export const pictureTextValues = ({ alt, focal }: Pick<UploadedPicture, "alt" | "focal">) => ({
  alt,
  focal: focalText(focal),
})

const percent = (part: number): string => `${Math.round(part * 100)} %`

/** '45 % from the left, 60 % from the top'. */
export const formatFocal = ([x, y]: Focal): string =>
  `${percent(x)} from the left, ${percent(y)} from the top`

/** Fractions of width and height, such as "0.42,0.6"; null for other texts. */
export function readFocal(text: string | undefined): Focal | null {
  const shares = /^(?<x>0|1|0?\.\d{1,6}|1\.0+),(?<y>0|1|0?\.\d{1,6}|1\.0+)$/.exec(text ?? "")?.groups
  return shares ? [Number(shares["x"]), Number(shares["y"])] : null
}

const cleanAlt = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, maxAltLength)

// API clients may send the list as one JSON text.
function keptIds(value: string): string[] {
  if (!value.startsWith("[")) return [value]
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) ? list.filter((entry) => typeof entry === "string") : []
  } catch {
    return []
  }
}

/** The pictures of a form without duplicates, in the order of its parts or of their positions when given. */
export function readPictureEntries<F extends File>(parts: readonly (Field | F)[]): PictureEntry<F>[] {
  const fields = new Map<string, string>()
  for (const part of parts) if (part.kind === "field") fields.set(part.name, part.value)
  const wordsOf = (suffix: string) => {
    const alt = fields.get(pictureParts.alt + suffix)
    return {
      alt: alt === undefined ? null : cleanAlt(alt),
      focal: readFocal(fields.get(pictureParts.focal + suffix)),
    }
  }
  const seen = new Set<string>()
  const entries = parts.flatMap((part): PictureEntry<F>[] => {
    if (part.kind === "file")
      return part.name === pictureParts.file ? [{ pictureId: null, file: part, ...wordsOf("") }] : []
    if (part.name !== pictureParts.kept) return []
    return keptIds(part.value).flatMap((text) => {
      const pictureId = parsePictureId(text)
      if (!pictureId || seen.has(pictureId)) return []
      seen.add(pictureId)
      return [{ pictureId, file: null, ...wordsOf(`:${pictureId}`) }]
    })
  })
  const placeOf = ({ pictureId }: PictureEntry<F>): number =>
    Number(fields.get(`${pictureParts.place}:${pictureId}`)) || Number.MAX_SAFE_INTEGER
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other))
}
