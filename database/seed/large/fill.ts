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
  house: LargeHotel,
  print: (line: string) => void,
): Promise<void> {
  const timed = async (name: string, work: () => Promise<void>) => {
    const started = performance.now()
    await work()
    print(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  await timed(`${house.users} users`, () => fillUsers(db, house))
  await timed(`${house.bookings} bookings with nights, money and records`, () => fillBookings(db, house))
  await timed(`${house.enquiries} enquiries, ${house.subscribers} subscribers`, () =>
    fillEnquiries(db, house),
  )
  await timed("statistics", async () => void (await db.execute("vacuum analyze")))
}
