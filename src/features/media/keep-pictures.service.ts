import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { PicturesRefusal } from "./picture-refusals.ts"
import { claimPictures } from "./pictures.service.ts"
import { updatePicturesKept } from "./pictures.store.ts"
import type { PictureChoice } from "./receive-pictures.service.ts"

/** Marks locked pictures as kept, so that the nightly cleanup skips them. */
export async function markPicturesKept(tx: Sql, actor: Actor, ids: readonly string[]): Promise<void> {
  for (const id of await updatePicturesKept(tx, ids))
    await recordAudit(tx, actor, { action: "keep", subjectType: "picture", subjectId: id })
}

/** Adds pictures to the library before anything shows them; each needs a description. */
export async function addPicturesToLibrary(
  platform: Platform,
  actor: Actor,
  choices: readonly PictureChoice[],
): Promise<Result<null, "forbidden" | PicturesRefusal>> {
  if (!hasRight(actor, "content.change")) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const claimed = await claimPictures(tx, actor, { choices, current: [], fallbackAlt: null })
    if (!claimed.ok) return claimed
    await markPicturesKept(tx, actor, claimed.value)
    return done(null)
  })
}
