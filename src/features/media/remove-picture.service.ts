import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, system } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { queueFileDeletion } from "./make-picture-sizes.service.ts"
import type { PictureUse, UploadedPicture } from "./picture.ts"
import {
  listUsesOfPicture,
  lockUnusedPicture,
  lockPicture,
  removePictureRow,
  updatePictureDeleted,
} from "./pictures.store.ts"

type Forbidden = { readonly kind: "forbidden" }
type UnknownPicture = { readonly kind: "unknown-picture" }
type InUse = { readonly kind: "in-use"; readonly uses: readonly PictureUse[] }

const factsOf = ({ fileName, alt }: UploadedPicture) => ({ fileName, alt })

const subjectOf = (id: string) => ({ subjectType: "picture", subjectId: id })

/** Deletes an uploaded picture from the library unless it is in use. The nightly cleanup removes its files. */
export async function removePicture(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, Forbidden | UnknownPicture | InUse>> {
  if (!hasRight(actor, "content.change")) return refused({ kind: "forbidden" })
  return platform.db.transaction(async (tx) => {
    const picture = await lockPicture(tx, id)
    if (!picture) return refused({ kind: "unknown-picture" as const })
    const uses = await listUsesOfPicture(tx, id)
    if (uses.length > 0) return refused({ kind: "in-use" as const, uses })
    await updatePictureDeleted(tx, id, platform.clock.now().toISOString())
    await recordAudit(tx, actor, { action: "delete", ...subjectOf(id), before: factsOf(picture) })
    return done(null)
  })
}

/** Restores a deleted picture while its files exist. */
export async function restorePicture(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, Forbidden | UnknownPicture>> {
  if (!hasRight(actor, "content.change")) return refused({ kind: "forbidden" })
  return platform.db.transaction(async (tx) => {
    const picture = await lockPicture(tx, id, "deleted")
    if (!picture) return refused({ kind: "unknown-picture" as const })
    await updatePictureDeleted(tx, id, null)
    await recordAudit(tx, actor, { action: "restore", ...subjectOf(id), after: factsOf(picture) })
    return done(null)
  })
}

/** Permanently deletes an unused, unkept picture and its files; called by the nightly cleanup. */
export const purgePicture = (platform: Platform, id: string): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const picture = await lockUnusedPicture(tx, id)
    if (!picture || (await listUsesOfPicture(tx, id)).length > 0) return
    await removePictureRow(tx, id)
    await recordAudit(tx, system, { action: "remove", ...subjectOf(id), before: factsOf(picture) })
    await queueFileDeletion(platform, tx, id)
  })
