import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { queuePictureSizes } from "./make-picture-sizes.service.ts"
import { markPicturesKept } from "./keep-pictures.service.ts"
import type { LibraryPicture, UploadedPicture } from "./picture.ts"
import { findLibraryPicture } from "./picture-library.store.ts"
import { describePicture, type PictureTexts } from "./pictures.service.ts"
import { lockPicture, updatePictureState } from "./pictures.store.ts"

const maySee = (actor: Actor): boolean => hasRight(actor, "content.change")

/** An uploaded picture by id; null when there is none. */
export const findPictureForStaff = async (
  { db }: Platform,
  actor: Actor,
  id: string,
): Promise<LibraryPicture | null> => (maySee(actor) ? findLibraryPicture(db, id) : null)

export type PictureChangeRefusal = "forbidden" | "unknown-picture"

type ChangeTextsRefusal =
  | { readonly kind: PictureChangeRefusal }
  | { readonly kind: "edit-conflict"; readonly current: UploadedPicture }

type ChangePictureTexts = PictureTexts & {
  readonly id: string
  /** The edited version; null overwrites any version. */
  readonly version: number | null
}

/**
 * Sets the description and focal point of a picture for all its uses, unless it changed since it was opened, and
 * marks it as kept. Returns the new version.
 */
export async function changePictureTexts(
  platform: Platform,
  actor: Actor,
  { id, version, alt, focal }: ChangePictureTexts,
): Promise<Result<{ version: number }, ChangeTextsRefusal>> {
  if (!maySee(actor)) return refused({ kind: "forbidden" })
  return platform.db.transaction(async (tx) => {
    const picture = await lockPicture(tx, id)
    if (!picture) return refused<ChangeTextsRefusal>({ kind: "unknown-picture" })
    if (version !== null && version !== picture.version)
      return refused<ChangeTextsRefusal>({ kind: "edit-conflict", current: picture })
    const now = await describePicture(tx, actor, { picture, alt, focal })
    await markPicturesKept(tx, actor, [id])
    return done({ version: now })
  })
}

/** Retries the sizes of a picture that failed. */
export async function retrySizes(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, PictureChangeRefusal | "not-failed">> {
  if (!maySee(actor)) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const picture = await lockPicture(tx, id)
    if (!picture) return refused("unknown-picture" as const)
    if (picture.state !== "failed") return refused("not-failed" as const)
    await updatePictureState(tx, id, { state: "processing" })
    await recordAudit(tx, actor, { action: "derive-again", subjectType: "picture", subjectId: id })
    await queuePictureSizes(platform, tx, id)
    return done(null)
  })
}
