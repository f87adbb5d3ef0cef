import { readContentVersion } from "#src/features/content/content-version.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays, type CalendarDate, daysBetween } from "#src/shared/calendar-date.ts"
import { daysAround } from "./nearby-stays.service.ts"
import { maxDaysAhead, maxStayNights, type Stay } from "./stay.ts"
import { listNightVersions } from "./stay-versions.store.ts"

/** What the pages of stays depend on: the content, the booking settings, and each night that can be booked. */
export type StayVersions = {
  readonly common: string
  readonly today: CalendarDate
  /** The version of each night from today on. */
  readonly nights: readonly string[]
}

/** Reads the versions of all stays. Booking, hold, release, closed night and capacity change the nights they touch. */
export async function readStayVersions(platform: Pick<Platform, "db" | "clock">): Promise<StayVersions> {
  const today = platform.clock.today()
  const range = { from: today, to: addDays(today, maxDaysAhead + maxStayNights) }
  const [content, nights] = await Promise.all([
    readContentVersion(platform),
    listNightVersions(platform.db, range),
  ])
  return {
    common: `${content} ${nights[0]?.settings}`,
    today,
    nights: nights.map(({ version }) => version),
  }
}

/**
 * The version of one stay: it changes when anything changes that a search for the stay shows, which may be free dates
 * around it.
 */
export function versionOfStay({ common, today, nights }: StayVersions, stay: Stay): string {
  const first = daysBetween(today, stay.checkIn) - daysAround
  const end = daysBetween(today, stay.checkOut) + daysAround
  return `${common} ${nights.slice(Math.max(0, first), end).join(" ")}`
}

/** The version of all nights that can be booked: what the calendar of a guest shows. */
export const versionOfAllStays = ({ common, today, nights }: StayVersions): string =>
  `${common} ${today} ${nights.join(" ")}`
