import { describe, expect, test } from "vitest"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { setUpPostgresqlPlatform } from "#test/set-up-platform.ts"
import type { TestPlatform } from "#test/test-platform.ts"
import { issueDocuments } from "./issue-documents.service.ts"

const platform = setUpPostgresqlPlatform()

const invoices = 200

/** Completed stays, each with its room charge. */
async function completedStays(): Promise<string[]> {
  const first = await aBooking(platform, { roomId: (await aRoom(platform)).id })
  const rows = await platform.db.execute<{ id: string }>(
    `with made as (
        insert into bookings (id, reference, user_id, status, payment_mode, check_in, check_out, rooms, room_type_id,
          subtotal_paise, gst_paise, total_paise, cancellation_policy, nights_taken, nights_wanted, confirmed_at, ended_at)
        select gen_random_uuid(), 'VM-' || n, b.user_id, 'completed', 'pay-at-hotel', b.check_in, b.check_out, 1,
          b.room_type_id, 100000, 5000, 105000, b.cancellation_policy, 2, 2, now(), now()
        from bookings b, generate_series(1, $2::int) as n where b.id = $1 returning id, check_in, check_out, room_type_id
      ), rooms as (
        insert into booking_rooms (booking_id, position, room_type_id, room_name, adults, children, check_in, check_out)
        select id, 1, room_type_id, 'Deluxe', 2, 0, check_in, check_out from made
      )
      select id from made`,
    [first.id, invoices],
  )
  const ids = rows.map(({ id }) => id)
  await platform.db.execute(
    `insert into folio_lines (id, booking_id, kind, description, amount_paise, taxable_paise, gst_paise,
        gst_basis_points, sac, business_date)
      select gen_random_uuid(), id, 'room', 'Room charge', 105000, 100000, 5000, 500, '996311', '2026-07-01'
      from unnest($1::uuid[]) as id`,
    [ids],
  )
  return ids
}

class Crash extends Error {}

/** A platform whose transactions roll back after the work is done. */
const crashing = (): TestPlatform => ({
  ...platform,
  db: {
    ...platform.db,
    transaction: (work) =>
      platform.db.transaction(async (tx) => {
        await work(tx)
        throw new Crash()
      }),
  },
})

describe("200 invoices at the same time, every third rolled back once", () => {
  test("[FOLIO-6] [L-20] their numbers have no gap and no repeat", async () => {
    const ids = await completedStays()
    const issue = async (id: string, index: number) => {
      if (index % 3 === 0) await expect(issueDocuments(crashing(), id)).rejects.toBeInstanceOf(Crash)
      await Promise.all([issueDocuments(platform, id), issueDocuments(platform, id)])
    }
    await Promise.all(ids.map(issue))
    const rows = await platform.db.execute<{ count: number; number: string }>(
      "select count, number from documents where kind = 'invoice' order by count",
    )
    expect(rows.map(({ count }) => count)).toEqual(Array.from({ length: invoices }, (_, index) => index + 1))
    expect(rows.at(-1)?.number).toBe("INV/2627/000200")
    expect(await platform.db.execute("select last_number from document_counters")).toEqual([
      { last_number: invoices },
    ])
  })
})
