import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { PicturesRefused } from "#src/features/media/picture-claim.ts"
import { type Claim, claimPictures } from "#src/features/media/pictures.service.ts"
import { databaseErrorOf, type Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type ContentTable, updateContentDeleted } from "./content-deletions.store.ts"

/** The picture of a record: the last submitted one. */
export type SentPictures = Omit<Claim, "current">

/** Claims the picture of a record, in the record's transaction. */
export async function claimPicture(
  tx: Sql,
  actor: Actor,
  claim: Claim,
): Promise<Result<string, PicturesRefused>> {
  const claimed = await claimPictures(tx, actor, { ...claim, choices: claim.choices.slice(-1) })
  if (!claimed.ok) return refused({ kind: "pictures", reason: claimed.refusal })
  const [pictureId] = claimed.value
  return pictureId ? done(pictureId) : refused({ kind: "pictures", reason: "unknown-picture" })
}

export type Forbidden = { readonly kind: "forbidden" }
export type UnknownRecord = { readonly kind: "unknown" }
/** Another record has the name, or the code of an offer. */
export type Taken = { readonly kind: "name-taken" | "code-taken" }

export type DeletionRefusal = Forbidden | UnknownRecord | Taken

export const canChangeContent = (actor: Actor): boolean => hasRight(actor, "content.change")

/** Runs a write of a name or a code; refuses when the database finds it taken (case-insensitive). */
export async function orTaken<T, R>(work: () => Promise<Result<T, R>>): Promise<Result<T, R | Taken>> {
  try {
    return await work()
  } catch (error) {
    const [, field] = /_(name|code)_taken$/.exec(databaseErrorOf(error)?.constraint ?? "") ?? []
    if (!field) throw error
    return refused({ kind: field === "code" ? "code-taken" : "name-taken" })
  }
}

const subjectTypes = { testimonials: "testimonial", offers: "offer" } as const

const deletion =
  (table: ContentTable, isDeleted: boolean) =>
  async (platform: Platform, actor: Actor, id: string): Promise<Result<null, DeletionRefusal>> => {
    if (!canChangeContent(actor)) return refused({ kind: "forbidden" })
    return orTaken(() =>
      platform.db.transaction(async (tx) => {
        const name = isRecordId(id) ? await updateContentDeleted(tx, table, { id, isDeleted }) : null
        if (name === null) return refused<DeletionRefusal>({ kind: "unknown" })
        const subject = { subjectType: subjectTypes[table], subjectId: id }
        await recordAudit(tx, actor, {
          action: isDeleted ? "delete" : "restore",
          ...subject,
          [isDeleted ? "before" : "after"]: { name },
        })
        return done(null)
      }),
    )
  }

/** Deletes and restores the rows of one table (ADM-10). */
export const deletionsOf = (table: ContentTable) => ({
  remove: deletion(table, true),
  restore: deletion(table, false),
})
