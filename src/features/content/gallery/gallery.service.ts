import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { GalleryItem, GalleryPlace } from "./gallery.ts"
import { findGalleryItem, listGalleryItems } from "./gallery.store.ts"
import { findShownPictures } from "#src/features/content/pictures.service.ts"

async function withPictures(sql: Sql, items: readonly GalleryItem[]): Promise<GalleryPlace[]> {
  const pictures = await findShownPictures(
    sql,
    items.map(({ pictureIds }) => pictureIds),
  )
  return items.map(({ id, name, line }, index) => ({ id, name, line, pictures: pictures[index] ?? [] }))
}

/** The gallery items with pictures, in the hotel's order (GALL-1). */
export async function listGallery(sql: Sql): Promise<GalleryPlace[]> {
  const places = await withPictures(sql, await listGalleryItems(sql))
  return places.filter(({ pictures }) => pictures.length > 0)
}

/** A gallery item by id; null when there is none. */
export async function findGalleryPlace(sql: Sql, id: string): Promise<GalleryPlace | null> {
  const item = isRecordId(id) ? await findGalleryItem(sql, id) : null
  const [place] = item ? await withPictures(sql, [item]) : []
  return place ?? null
}
