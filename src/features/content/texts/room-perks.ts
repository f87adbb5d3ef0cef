import type { DrawingName } from "#src/features/content/images.ts"

/** The services included with every room. */
export const transferNote =
  "* Pick & Drop runs between the hotel and the terminals of Indira Gandhi International Airport, at any hour. " +
  "Give us your flight number a day ahead and the car follows your flight, not the timetable."

/** With the six amenities of every room (LIST-2) these make the ten of ROOMS-2. */
export const perksBesideAmenities = [
  "Room service, day and night",
  "Rain shower",
  "Electronic safe",
  "Iron and board",
] as const

const drawings: Readonly<Record<string, DrawingName>> = {
  classic: "breakfast",
  executive: "breakfast",
  deluxe: "palace",
  "super-deluxe": "palace",
  suite: "palace",
  "family-suite": "pool",
}

/** The drawing that stands for a room type without a picture. */
export const drawingOfRoom = (slug: string): DrawingName => drawings[slug] ?? "palace"
