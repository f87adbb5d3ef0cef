import { randomUUID } from "node:crypto"
import type { PicturesRefused } from "#src/features/media/picture-claim.ts"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import {
  claimPicture,
  deletionsOf,
  type Forbidden,
  canChangeContent,
  type Taken,
  orTaken,
  type SentPictures,
  type UnknownRecord,
} from "#src/features/content/content-edits.service.ts"
import type { Testimonial, TestimonialDraft } from "./testimonials.ts"
import {
  findTestimonialById,
  insertTestimonial,
  listTestimonialsNewestFirst,
  lockTestimonial,
  updateTestimonialRow,
} from "./testimonials.store.ts"

/** All testimonials, newest first. */
export const listTestimonials = (sql: Sql): Promise<Testimonial[]> => listTestimonialsNewestFirst(sql)

/** A testimonial by id; null when there is none. */
export async function findTestimonial(sql: Sql, id: string): Promise<Testimonial | null> {
  return isRecordId(id) ? findTestimonialById(sql, id) : null
}

const subjectOf = (id: string) => ({ subjectType: "testimonial", subjectId: id })

/** Publishes a testimonial; its name must be unique (case-insensitive). */
export async function createTestimonial(
  platform: Platform,
  actor: Actor,
  { draft, pictures }: { draft: TestimonialDraft; pictures: SentPictures },
): Promise<Result<{ id: string }, Forbidden | Taken | PicturesRefused>> {
  if (!canChangeContent(actor)) return refused({ kind: "forbidden" })
  return orTaken(() =>
    platform.db.transaction(async (tx) => {
      const id = randomUUID()
      const picture = await claimPicture(tx, actor, { ...pictures, current: [] })
      if (!picture.ok) return picture
      const after = { ...draft, pictureId: picture.value }
      await insertTestimonial(tx, { ...after, id, createdAt: platform.clock.now() })
      await recordAudit(tx, actor, { action: "create", ...subjectOf(id), after })
      return done({ id })
    }),
  )
}

export type UpdateTestimonialRefusal =
  | Forbidden
  | UnknownRecord
  | Taken
  | PicturesRefused
  | { readonly kind: "edit-conflict"; readonly current: Testimonial }

export type UpdateTestimonial = {
  readonly id: string
  /** The edited version; null overwrites any version. */
  readonly version: number | null
  readonly draft: TestimonialDraft
  /** Null keeps the picture. */
  readonly pictures: SentPictures | null
}

/** Changes a testimonial, unless it changed since it was opened. */
export async function updateTestimonial(
  platform: Platform,
  actor: Actor,
  { id, version, draft, pictures }: UpdateTestimonial,
): Promise<Result<null, UpdateTestimonialRefusal>> {
  if (!canChangeContent(actor)) return refused({ kind: "forbidden" })
  return orTaken(() =>
    platform.db.transaction(async (tx) => {
      const current = isRecordId(id) ? await lockTestimonial(tx, id) : null
      if (!current) return refused<UpdateTestimonialRefusal>({ kind: "unknown" })
      if (version !== null && version !== current.version)
        return refused<UpdateTestimonialRefusal>({ kind: "edit-conflict", current })
      const { name, pictureId, message } = current
      const claim = pictures && { ...pictures, current: [pictureId] }
      const picture = claim ? await claimPicture(tx, actor, claim) : done(pictureId)
      if (!picture.ok) return refused<UpdateTestimonialRefusal>(picture.refusal)
      const after = { ...draft, pictureId: picture.value }
      await updateTestimonialRow(tx, id, after)
      const before = { name, pictureId, message }
      await recordAudit(tx, actor, { action: "update", ...subjectOf(id), before, after })
      return done(null)
    }),
  )
}

export const { remove: deleteTestimonial, restore: restoreTestimonial } = deletionsOf("testimonials")
