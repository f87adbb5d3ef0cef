import { outlets } from "#src/features/content/texts/outlets.ts"
import type { Plate } from "./image.ts"
import { type DrawingName, drawingPlate, platesOfPlaces } from "./images.ts"

export type OutletId = (typeof outlets)[number]["id"]

/** A restaurant or bar of the house, with what there is to see of it. */
export type Outlet = {
  readonly id: OutletId
  readonly name: string
  readonly meaning: string
  readonly kind: string
  readonly line: string
  readonly story: readonly string[]
  readonly seats: string
  readonly signature: string
  readonly plates: readonly Plate[]
}

/** The four outlets, in the order of the house (DINE-1). For loaders: pictures stay on the server. */
export const listOutlets = (): Outlet[] =>
  outlets.map(({ places, drawings, ...outlet }) => ({ ...outlet, plates: severalPlates(places, drawings) }))

/** Each picture once; a single one is joined by a drawing, so that there is something to turn to. */
function severalPlates(places: readonly string[], drawings: readonly [DrawingName, DrawingName]): Plate[] {
  const plates = new Map(platesOfPlaces(places, drawings).map((plate) => [plate.id, plate]))
  return plates.size > 1 ? [...plates.values()] : [...plates.values(), drawingPlate(drawings[0])]
}
