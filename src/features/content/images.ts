import { drawings } from "#src/features/content/texts/drawings.ts"
import type { ContentImage } from "./image.ts"
import { allPictures, type HotelPicture, listPictures } from "./pictures.ts"

export type DrawingName = keyof typeof drawings

export function drawingImage(name: DrawingName): ContentImage {
  const { file, ...words } = drawings[name]
  return { ...words, id: `drawing-${name}`, focal: [0.5, 0.5], drawing: file }
}

/** The pictures of a place, found by prefix: `udaan` finds `udaan-window`. */
export const beginsWith = (place: string) => (picture: Pick<HotelPicture, "id">) =>
  picture.id === place || picture.id.startsWith(`${place}-`)

/** Pictures, or drawings when there are none. */
export const picturesOrDrawings = (
  found: readonly ContentImage[],
  standIns: readonly DrawingName[],
): ContentImage[] => (found.length > 0 ? [...found] : standIns.map(drawingImage))

/** All pictures of some places, place by place; drawings when there are none. */
export const imagesOfPlaces = (places: readonly string[], standIns: readonly DrawingName[]): ContentImage[] =>
  picturesOrDrawings(
    places.flatMap((place) => allPictures().filter(beginsWith(place))),
    standIns,
  )

/** The first available picture, or the drawing. */
export const firstImage = (ids: readonly string[], standIn: DrawingName): ContentImage =>
  listPictures(ids)[0] ?? drawingImage(standIn)
