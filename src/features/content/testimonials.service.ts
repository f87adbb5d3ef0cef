import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Testimonial } from "./testimonials.ts"
import { findTestimonialById, listTestimonialsNewestFirst } from "./testimonials.store.ts"

/** What guests say, the newest first. */
export const listTestimonials = (sql: Sql): Promise<Testimonial[]> => listTestimonialsNewestFirst(sql)

/** A testimonial by its id; null when there is none. */
export async function findTestimonial(sql: Sql, id: string): Promise<Testimonial | null> {
  return isRecordId(id) ? findTestimonialById(sql, id) : null
}
