import { outlets } from "#src/features/content/texts/outlets.ts"
import type { ContentImage } from "./image.ts"
import { type DrawingName, drawingImage, imagesOfPlaces } from "./images.ts"

export type OutletId = (typeof outlets)[number]["id"]

/** A restaurant or bar of the hotel, with what there is to see of it. */
export type Outlet = {
  readonly id: OutletId
  readonly name: string
  readonly meaning: string
  readonly kind: string
  readonly line: string
  readonly story: readonly string[]
  readonly seats: string
  readonly signature: string
  readonly images: readonly ContentImage[]
}

/** The four outlets, in the order of the hotel (DINE-1). For loaders: pictures stay on the server. */
export const listOutlets = (): Outlet[] =>
  outlets.map(({ places, drawings, ...outlet }) => ({ ...outlet, images: severalImages(places, drawings) }))

/** Each picture once; a single one is joined by a drawing, so that there is something to turn to. */
function severalImages(
  places: readonly string[],
  drawings: readonly [DrawingName, DrawingName],
): ContentImage[] {
  const images = new Map(imagesOfPlaces(places, drawings).map((image) => [image.id, image]))
  return images.size > 1 ? [...images.values()] : [...images.values(), drawingImage(drawings[0])]
}
