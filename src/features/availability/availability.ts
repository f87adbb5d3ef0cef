import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"

/** How many rooms of a type are free on a night; lapsed holds count as free (L-3), a closed night has none. */
export type FreeNight = { readonly night: CalendarDate; readonly free: number; readonly isClosed?: boolean }

export type TooFewRooms = {
  readonly firstFullNight: CalendarDate
  readonly left: number
  /** The hotel does not sell that night, however empty it is. */
  readonly isClosed?: true
}

export type NotAvailable = {
  readonly kind: "not-available"
  readonly firstFullNight: CalendarDate | null
  readonly left: number
  /** The hotel does not sell the night that is named. */
  readonly isClosed?: true
  /** The stay is too short for the night that is named. */
  readonly minimumNights?: number
}

/** Enough rooms must be free on every night; the refusal names the first night that has too few (AVAIL-5). */
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

/** How many rooms could still be booked for all of the nights. */
export const roomsLeft = (nights: readonly FreeNight[]): number =>
  Math.max(0, Math.min(...nights.map((night) => night.free)))
