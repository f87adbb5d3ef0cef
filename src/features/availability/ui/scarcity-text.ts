const fewRooms = 3

/** Says that rooms run out only when it is so; a number that is not small is nobody's hurry. */
export function formatRoomsLeft(left: number): string | null {
  if (left > fewRooms || left < 1) return null
  return left === 1
    ? "1 room of this type is left for these nights."
    : `${left} rooms of this type are left for these nights.`
}

/** Why a room type cannot be had for so many rooms; null when it can. */
export function formatShortage(left: number, wanted: number): string | null {
  if (left >= wanted) return null
  if (left === 0) return "Fully booked on at least one of these nights."
  return left === 1
    ? `Only 1 room is left for these nights; you asked for ${wanted}.`
    : `Only ${left} rooms are left for these nights; you asked for ${wanted}.`
}
