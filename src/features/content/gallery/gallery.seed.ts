import { randomUUID } from "node:crypto"
import { galleryPlaces } from "#database/seed/content/gallery.ts"
import type { Platform } from "#src/platform/platform.ts"
import { groupGalleryByPlace } from "./gallery.ts"
import { hasGalleryItems, insertGalleryItem } from "./gallery.store.ts"
import { wideViews } from "#src/features/content/pictures.ts"

/** Seeds the demo gallery with every picture, place by place, if there has never been an item. */
export async function seedGallery({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  if (await hasGalleryItems(db)) return
  await db.transaction(async (tx) => {
    for (const { name, line, pictures } of groupGalleryByPlace(wideViews(), galleryPlaces)) {
      const pictureIds = pictures.map(({ id }) => id)
      await insertGalleryItem(
        tx,
        { id: randomUUID(), name, line, pictureIds, version: 1 },
        clock.now().toISOString(),
      )
    }
  })
}
