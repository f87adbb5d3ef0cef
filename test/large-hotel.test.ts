import { beforeAll, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { seedRooms } from "#src/features/rooms/rooms.seed.ts"
import { setUpPlatform } from "./set-up-platform.ts"
import { fillLargeHotel, type LargeHotel } from "#database/seed/large/fill.ts"

const platform = setUpPlatform()
let hotel: LargeHotel

const filled = `select (select count(*) from bookings) as bookings, (select count(*) from users) as users,
  (select count(*) from booking_rooms) as rooms, (select count(*) from enquiries) as enquiries,
  (select count(*) from newsletter_subscribers) as subscribers`

beforeAll(async () => {
  hotel = { bookings: 600, users: 120, enquiries: 90, subscribers: 60, today: platform.clock.today() }
  await seedRooms(platform)
  await fillLargeHotel(platform.db, hotel, () => undefined)
})

describe("a hotel of many bookings", () => {
  test("has the requested number of each record", async () => {
    const [counts] = await platform.db.execute(filled)
    expect(counts).toEqual({ bookings: 600, users: 120, rooms: 661, enquiries: 90, subscribers: 60 })
  })

  test("[BOOK-8] its counters, totals and ledger agree with its bookings", async () => {
    expect(await auditHotel(platform)).toEqual([])
  })

  test("filled again it is unchanged: the same numbers make the same rows", async () => {
    const fingerprint = "select md5(string_agg(b::text, '' order by b.id)) as rows from bookings b"
    const [before] = await platform.db.execute(fingerprint)
    await fillLargeHotel(platform.db, hotel, () => undefined)
    expect(await platform.db.execute(fingerprint)).toEqual([before])
    expect(await auditHotel(platform)).toEqual([])
  })

  test("every status and way of paying occurs", async () => {
    const kinds = await platform.db.execute(
      "select distinct status, payment_mode, payment_status from bookings",
    )
    expect(kinds.length).toBeGreaterThanOrEqual(6)
  })
})
