const fewRooms = 3

/** How many rooms are left, when at most three are; null otherwise. */
export function formatRoomsLeft(left: number): string | null {
  if (left > fewRooms || left < 1) return null
  return left === 1 ? "Only 1 room of this type is left." : `Only ${left} rooms of this type are left.`
}

/** Why too few rooms are left; null when enough are. */
export function formatShortage(left: number, requested: number): string | null {
  if (left >= requested) return null
  if (left === 0) return "Fully booked on at least one of these nights."
  return left === 1
    ? `Only 1 room is left for these nights; you asked for ${requested}.`
    : `Only ${left} rooms are left for these nights; you asked for ${requested}.`
}
