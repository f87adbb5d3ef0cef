import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { emptyPage, type TablePage, type TableQuery } from "#src/shared/table-query.ts"
import { mayChangeContent } from "#src/features/content/content-edits.service.ts"
import { readTestimonialPage, streamTestimonials } from "./testimonial-list.store.ts"
import type { ListedTestimonial } from "./testimonials.ts"

/** A page of what guests said, for those who publish it. */
export const listTestimonialPage = async (
  { db }: Platform,
  actor: Actor,
  query: TableQuery,
): Promise<TablePage<ListedTestimonial>> =>
  mayChangeContent(actor) ? readTestimonialPage(db, query) : emptyPage

/** All of it, some at a time, for a file. */
export async function* exportTestimonials(
  { db }: Platform,
  actor: Actor,
  query: TableQuery,
): AsyncGenerator<readonly ListedTestimonial[]> {
  if (mayChangeContent(actor)) yield* streamTestimonials(db, query)
}
