import { createContentEdits } from "#src/features/content/content-edits.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
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

export const {
  create: createTestimonial,
  update: updateTestimonial,
  remove: deleteTestimonial,
  restore: restoreTestimonial,
} = createContentEdits<Testimonial, TestimonialDraft>({
  table: "testimonials",
  lock: lockTestimonial,
  insert: insertTestimonial,
  update: updateTestimonialRow,
  defaults: {},
})
