import { z } from "zod"
import { pictureAddress } from "#src/shared/picture-address.ts"
import type { GalleryPlace } from "./gallery.ts"

/** A place of the gallery in the specification's words (section 3). */
export const galleryOutput = z.object({ _id: z.string(), name: z.string(), pic: z.array(z.string()) })

export const presentGalleryPlace = (place: GalleryPlace): z.infer<typeof galleryOutput> => ({
  _id: place.id,
  name: place.name,
  pic: place.pictures.map(({ id }) => pictureAddress(id, { width: 1200, format: "jpg" })),
})
