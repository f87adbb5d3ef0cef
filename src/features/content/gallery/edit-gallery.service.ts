import { randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { PicturesRefusal } from "#src/features/media/picture-refusals.ts"
import { claimPictures } from "#src/features/media/pictures.service.ts"
import type { PictureChoice } from "#src/features/media/receive-pictures.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import { refuseTaken, type Taken } from "#src/platform/db/refuse-taken.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { GalleryDraft, GalleryItem } from "./gallery.ts"
import {
  findGalleryItem,
  insertGalleryItem,
  lockGalleryItem,
  updateGalleryItem,
  updateGalleryItemDeleted,
} from "./gallery.store.ts"
import { allPictures } from "#src/features/content/pictures.ts"

type Forbidden = { readonly kind: "forbidden" }
type UnknownItem = { readonly kind: "unknown-item" }
type PicturesRefused = { readonly kind: "pictures"; readonly reason: PicturesRefusal | "pic-missing" }

const mayChange = (actor: Actor): boolean => hasRight(actor, "content.change")

/** A gallery item for editing; null when there is none. */
export const findGalleryForStaff = async (
  { db }: Platform,
  actor: Actor,
  id: string,
): Promise<GalleryItem | null> => (mayChange(actor) && isRecordId(id) ? findGalleryItem(db, id) : null)

const audited = ({ name, line, pictureIds }: GalleryItem) => ({ name, line, pictureIds })

const subjectOf = (subjectId: string) => ({ subjectType: "gallery", subjectId })

type GalleryChange = {
  readonly draft: GalleryDraft
  readonly choices: readonly PictureChoice[]
  /** Whether each upload needs a description, as in the form; API calls use the name instead. */
  readonly mustDescribe: boolean
}

type Claimed = GalleryChange & { readonly shownUntilNow: readonly string[] }

// Project pictures may be used anywhere; others must be uploads or be there already.
async function takePictures(
  tx: Sql,
  actor: Actor,
  { choices, draft, mustDescribe, shownUntilNow }: Claimed,
): Promise<Result<string[], PicturesRefused>> {
  if (choices.length === 0) return refused({ kind: "pictures", reason: "pic-missing" })
  const current = [...shownUntilNow, ...allPictures().map(({ id }) => id)]
  const claim = { choices, current, fallbackAlt: mustDescribe ? null : draft.name }
  const claimed = await claimPictures(tx, actor, claim)
  return claimed.ok ? claimed : refused({ kind: "pictures", reason: claimed.refusal })
}

export type CreateGalleryRefusal = Forbidden | Taken<"name"> | PicturesRefused

/** Creates an item at the end of the gallery. */
export async function createGalleryItem(
  platform: Platform,
  actor: Actor,
  change: GalleryChange,
): Promise<Result<GalleryItem, CreateGalleryRefusal>> {
  if (!mayChange(actor)) return refused({ kind: "forbidden" })
  return refuseTaken(["name"], () =>
    platform.db.transaction(async (tx) => {
      const pictures = await takePictures(tx, actor, { ...change, shownUntilNow: [] })
      if (!pictures.ok) return pictures
      const item = { ...change.draft, id: randomUUID(), pictureIds: pictures.value, version: 1 }
      await insertGalleryItem(tx, item, platform.clock.now().toISOString())
      await recordAudit(tx, actor, { action: "create", ...subjectOf(item.id), after: audited(item) })
      return done(item)
    }),
  )
}

export type UpdateGalleryRefusal =
  | CreateGalleryRefusal
  | UnknownItem
  | { readonly kind: "edit-conflict"; readonly current: GalleryItem }

type GalleryUpdate = GalleryChange & {
  readonly id: string
  /** The edited version; null overwrites any version. */
  readonly version: number | null
}

/** Changes an item, unless it changed since it was opened. */
export async function updateGalleryPlace(
  platform: Platform,
  actor: Actor,
  { id, version, ...change }: GalleryUpdate,
): Promise<Result<GalleryItem, UpdateGalleryRefusal>> {
  if (!mayChange(actor)) return refused({ kind: "forbidden" })
  return refuseTaken(["name"], () =>
    platform.db.transaction(async (tx) => {
      const before = isRecordId(id) ? await lockGalleryItem(tx, id) : null
      if (!before) return refused<UpdateGalleryRefusal>({ kind: "unknown-item" })
      if (version !== null && version !== before.version)
        return refused<UpdateGalleryRefusal>({ kind: "edit-conflict", current: before })
      const pictures = await takePictures(tx, actor, { ...change, shownUntilNow: before.pictureIds })
      if (!pictures.ok) return refused<UpdateGalleryRefusal>(pictures.refusal)
      const after = { ...before, ...change.draft, pictureIds: pictures.value, version: before.version + 1 }
      await updateGalleryItem(tx, after)
      const facts = { before: audited(before), after: audited(after) }
      await recordAudit(tx, actor, { action: "update", ...subjectOf(id), ...facts })
      return done(after)
    }),
  )
}

async function setDeleted(
  platform: Platform,
  actor: Actor,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<Result<null, Forbidden | UnknownItem>> {
  if (!mayChange(actor)) return refused({ kind: "forbidden" })
  return platform.db.transaction(async (tx) => {
    const item = isRecordId(id) ? await lockGalleryItem(tx, id, isDeleted ? "kept" : "deleted") : null
    if (!item) return refused({ kind: "unknown-item" as const })
    await updateGalleryItemDeleted(tx, id, isDeleted)
    const facts = isDeleted ? { before: audited(item) } : { after: audited(item) }
    await recordAudit(tx, actor, { action: isDeleted ? "delete" : "restore", ...subjectOf(id), ...facts })
    return done(null)
  })
}

/** Deletes an item of the gallery; it can be restored (ADM-10). */
export const deleteGalleryItem = (platform: Platform, actor: Actor, id: string) =>
  setDeleted(platform, actor, { id, isDeleted: true })

/** Restores a deleted item with its pictures. */
export const restoreGalleryItem = (platform: Platform, actor: Actor, id: string) =>
  refuseTaken(["name"], () => setDeleted(platform, actor, { id, isDeleted: false }))
