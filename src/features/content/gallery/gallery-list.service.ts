import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { emptyPage, type TablePage, type TableQuery } from "#src/shared/table-query.ts"
import { mayChangeContent } from "#src/features/content/content-edits.service.ts"
import type { ListedPlace } from "./gallery.ts"
import { readGalleryPage, streamGallery } from "./gallery-list.store.ts"

/** A page of the gallery's places for the staff, those without pictures among them. */
export const listGalleryPage = async (
  { db }: Platform,
  actor: Actor,
  query: TableQuery,
): Promise<TablePage<ListedPlace>> => (mayChangeContent(actor) ? readGalleryPage(db, query) : emptyPage)

/** All of them, some at a time, for a file. */
export async function* exportGallery(
  { db }: Platform,
  actor: Actor,
  query: TableQuery,
): AsyncGenerator<readonly ListedPlace[]> {
  if (mayChangeContent(actor)) yield* streamGallery(db, query)
}
