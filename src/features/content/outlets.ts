import type { OutletId } from "#src/features/content/texts/outlet-names.ts"
import { outlets } from "#src/features/content/texts/outlets.ts"
import type { ContentImage } from "./image.ts"
import { type DrawingName, drawingImage, imagesOfPlaces } from "./images.ts"

/** A restaurant or bar with its pictures. */
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

/** The four outlets in order (DINE-1). For loaders only: the list of pictures stays on the server. */
export const listOutlets = (): Outlet[] =>
  outlets.map(({ places, drawings, ...outlet }) => ({ ...outlet, images: severalImages(places, drawings) }))

/** Each picture once; a single picture gets a drawing beside it, so that the carousel has two slides. */
function severalImages(
  places: readonly string[],
  drawings: readonly [DrawingName, DrawingName],
): ContentImage[] {
  const images = new Map(imagesOfPlaces(places, drawings).map((image) => [image.id, image]))
  return images.size > 1 ? [...images.values()] : [...images.values(), drawingImage(drawings[0])]
}
