import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"

/** The free rooms of a type on a night. Lapsed holds count as free (L-3); a closed night has no free room. */
export type FreeNight = { readonly night: CalendarDate; readonly free: number; readonly isClosed?: boolean }

export type TooFewRooms = {
  readonly firstFullNight: CalendarDate
  readonly left: number
  /** The night is closed for sale. */
  readonly isClosed?: true
}

export type NotAvailable = Omit<TooFewRooms, "firstFullNight"> & {
  readonly kind: "not-available"
  readonly firstFullNight: CalendarDate | null
  /** The minimum stay of the night, when the stay is shorter. */
  readonly minimumNights?: number
  /** The full night is named, but the stay also misses a minimum, so that free rooms would not help. */
  readonly isTooShort?: true
}

/** Checks that enough rooms are free on every night; the refusal names the first night with too few (AVAIL-5). */
export function checkAvailability(
  nights: readonly FreeNight[],
  rooms: number,
): Result<{ left: number }, TooFewRooms> {
  const full = nights.find((night) => night.free < rooms)
  if (full) {
    const left = Math.max(0, full.free)
    return refused({ firstFullNight: full.night, left, ...(full.isClosed && { isClosed: true as const }) })
  }
  return done({ left: roomsLeft(nights) })
}

/** How many rooms can be booked for all of the nights. */
export const roomsLeft = (nights: readonly FreeNight[]): number =>
  Math.max(0, Math.min(...nights.map((night) => night.free)))
