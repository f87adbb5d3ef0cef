import type { Database } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { fillBookings } from "./bookings.ts"
import { fillEnquiries } from "./enquiries.ts"
import { fillUsers } from "./users.ts"

/** The numbers of rows. */
export type LargeHotel = {
  readonly bookings: number
  readonly users: number
  readonly enquiries: number
  readonly subscribers: number
  /** The date of the newest rows. */
  readonly today: CalendarDate
}

export const millionBookings = {
  bookings: 1_000_000,
  users: 200_000,
  enquiries: 300_000,
  subscribers: 250_000,
}

/**
 * Fills a seeded database with years of data by set-based statements. The same numbers on the same date result in the
 * same rows, because all values are hashes of the row number.
 */
export async function fillLargeHotel(
  db: Database,
  hotel: LargeHotel,
  print: (line: string) => void,
): Promise<void> {
  const timed = async (name: string, work: () => Promise<void>) => {
    const started = performance.now()
    await work()
    print(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  await timed(`${hotel.users} users`, () => fillUsers(db, hotel))
  await timed(`${hotel.bookings} bookings with nights, money and records`, () => fillBookings(db, hotel))
  await timed(`${hotel.enquiries} enquiries, ${hotel.subscribers} subscribers`, () =>
    fillEnquiries(db, hotel),
  )
  await timed("statistics", async () => void (await db.execute("vacuum analyze")))
}
