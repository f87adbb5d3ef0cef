import { drawings } from "#src/features/content/texts/drawings.ts"
import type { Plate } from "./image.ts"
import { everyPicture, type HotelPicture, listPictures } from "./pictures.ts"

export type { Plate }

export type DrawingName = keyof typeof drawings

export function drawingPlate(name: DrawingName): Plate {
  const { file, ...words } = drawings[name]
  return { ...words, id: `drawing-${name}`, focal: [0.5, 0.5], drawing: file }
}

/** The pictures of a place: `udaan` is also found in `udaan-window`. */
export const beginsWith = (place: string) => (picture: Pick<HotelPicture, "id">) =>
  picture.id === place || picture.id.startsWith(`${place}-`)

/** Pictures, or drawings of the house where there is none yet. */
export const orDrawings = (found: readonly Plate[], standIns: readonly DrawingName[]): Plate[] =>
  found.length > 0 ? [...found] : standIns.map(drawingPlate)

/** Every picture of some places, place by place; drawings where there is none. */
export const platesOfPlaces = (places: readonly string[], standIns: readonly DrawingName[]): Plate[] =>
  orDrawings(
    places.flatMap((place) => everyPicture().filter(beginsWith(place))),
    standIns,
  )

/** The first of the pictures that has been made, or the drawing. */
export const firstPlate = (ids: readonly string[], standIn: DrawingName): Plate =>
  listPictures(ids)[0] ?? drawingPlate(standIn)
