import { beforeEach, describe, expect, test } from "vitest"
import { parseDatabaseError } from "#src/platform/db/database.ts"
import { system } from "#src/shared/actor.ts"
import { fromPaise } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { insertFolioLines } from "#src/features/folio/folio.service.ts"
import { aBooking, aHold, firstNight } from "#src/features/bookings/bookings.factory.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { auditInventory } from "./inventory-audit.service.ts"

const platform = setUpPlatform()

const postedBy = { actor: system, businessDate: firstNight }

beforeEach(() => platform.clear())

const change = (sql: string, ...values: unknown[]) => platform.db.execute(sql, values)

const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (fault: unknown) => fault,
  )
  return parseDatabaseError(error)
}

describe("the audit of the books", () => {
  test("[BOOK-8] finds no difference after any sequence of bookings and changes", async () => {
    await aHold(platform)
    await cancelBooking(platform, system, { id: (await aBooking(platform, { rooms: 3 })).id })
    const stayed = await aBooking(platform)
    const done = { isCompleted: true, paymentStatus: "done" as const, reason: "The guest left early" }
    await updateBookingStatus(platform, system, { id: stayed.id, change: done })
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  })

  test("[BOOK-8] finds a counter that is too high or too low", async () => {
    const booking = await aBooking(platform)
    await change("update inventory_nights set sold = 2 where night = '2026-08-01'")
    await change("update inventory_nights set sold = 0, held = 1 where night = '2026-08-02'")
    const { counters } = await auditInventory(platform)
    expect(counters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          room_type_id: booking.roomTypeId,
          night: "2026-08-01",
          sold: 2,
          bookings_sold: 1,
        }),
        expect.objectContaining({
          night: "2026-08-02",
          sold: 0,
          held: 1,
          bookings_sold: 1,
          bookings_held: 0,
        }),
      ]),
    )
    expect(counters).toHaveLength(2)
  })

  test("[BOOK-8] finds a night that has no counter, and one that is sold beyond its rooms", async () => {
    await aBooking(platform, { rooms: 2 })
    await change("delete from inventory_nights where night = '2026-08-01'")
    await change("alter table inventory_nights drop constraint inventory_no_overbook")
    await change("update inventory_nights set capacity = 1 where night = '2026-08-02'")
    const { counters } = await auditInventory(platform)
    await change("truncate inventory_nights")
    await change(
      `alter table inventory_nights add constraint inventory_no_overbook
      check (held >= 0 and sold >= 0 and held + sold <= capacity)`,
    )
    expect(counters.map(({ night }) => night).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "2026-08-01",
      "2026-08-02",
    ])
  })

  test("[BOOK-8] [FOLIO-8] finds a night to come whose capacity is not its stock less the rooms out of order", async () => {
    const { roomTypeId } = await aBooking(platform)
    const capacityOf = async (night: string) => {
      const { counters } = await auditInventory(platform)
      return counters.map((found) => [found.night === night, found.capacity, found.rooms_in_order])
    }
    await change("update inventory_nights set out_of_order = 2, capacity = 3 where night = '2026-08-01'")
    expect(await capacityOf("2026-08-01")).toEqual([])
    await change("update inventory_nights set capacity = 4 where night = '2026-08-01'")
    expect(await capacityOf("2026-08-01")).toEqual([[true, 4, 3]])
    await change("update inventory_nights set out_of_order = 1 where night = '2026-08-01'")
    await change(
      `insert into inventory_nights (room_type_id, night, capacity)
      values ($1, $2::date - 1, 9), ($1, $2, 9)`,
      roomTypeId,
      platform.clock.today(),
    )
    expect(await capacityOf(platform.clock.today())).toEqual([[true, 9, 5]])
  })

  test("[BOOK-8] [FOLIO-8] finds a night that still has rooms of a deleted type", async () => {
    await aBooking(platform)
    await change("update room_types set deleted_at = now()")
    const { counters } = await auditInventory(platform)
    expect(counters.map((found) => [found.capacity, found.rooms_in_order])).toEqual([
      [5, 0],
      [5, 0],
    ])
  })

  test("[L-14] [L-19] [FOLIO-8] finds a booking whose nights, totals or folio differ", async () => {
    const nights = await aBooking(platform)
    const totals = await aBooking(platform)
    const folio = await aBooking(platform)
    const rooms = await aBooking(platform)
    await aBooking(platform)
    await change("delete from booking_nights where booking_id = $1 and night = '2026-08-01'", nights.id)
    await change(
      "update booking_nights set price_paise = price_paise + 1, gst_paise = gst_paise + 1 where booking_id = $1",
      totals.id,
    )
    await change("update bookings set rooms = 2 where id = $1", rooms.id)
    const more = {
      kind: "room" as const,
      description: "Room charge",
      amount: fromPaise(100),
      taxable: fromPaise(100),
    }
    await insertFolioLines(platform.db, { bookingId: folio.id, ...postedBy, lines: [more] })
    const found = (await auditInventory(platform)).totals.map(({ booking_id, check_name }) => [
      booking_id,
      check_name,
    ])
    expect(Object.fromEntries(found)).toEqual({
      [nights.id]: "nights",
      [totals.id]: "totals",
      [folio.id]: "folio",
      [rooms.id]: "rooms",
    })
  })

  test("[BOOK-8] logs the differences", async () => {
    await aBooking(platform)
    await change("update inventory_nights set sold = 5")
    const said: unknown[] = []
    const log = { ...platform.log, error: (facts: unknown) => void said.push(facts) }
    await auditInventory({ ...platform, log })
    expect(said).toEqual([{ counters: 2, totals: 0 }])
  })
})

describe("the folio", () => {
  const line = { kind: "extra" as const, description: "Minibar", amount: fromPaise(100) }

  test("[L-14] [FOLIO-1] refuses a charge whose parts are not its amount", async () => {
    const { id } = await aBooking(platform)
    const lines = [{ ...line, taxable: fromPaise(99) }]
    const refusal = await refusalOf(insertFolioLines(platform.db, { bookingId: id, ...postedBy, lines }))
    expect(refusal).toEqual({ code: "23514", constraint: "folio_line_is_taxed_charge_or_payment" })
  })

  test("[L-14] [FOLIO-1] has a ledger in double entry that balances", async () => {
    const { id } = await aBooking(platform)
    const lines = [{ ...line, taxable: fromPaise(95), gst: fromPaise(5), gstBasisPoints: 500, sac: "996332" }]
    await insertFolioLines(platform.db, { bookingId: id, ...postedBy, lines })
    const sums = await change(
      "select sum(amount_paise)::bigint as sum from ledger_entries group by transaction_id",
    )
    expect(sums).toEqual([{ sum: 0 }, { sum: 0 }])
  })

  test.each([
    "charged_paise = 0",
    "paid_paise = total_paise",
    "refunded_paise = 1",
    "company_balance_paise = 1",
    "invoiced_paise = 1",
  ])("[FOLIO-1] refuses sums that differ from the lines: %s", async (sums) => {
    await aBooking(platform)
    const refusal = await refusalOf(change(`update bookings set ${sums}`))
    expect(refusal).toEqual({ code: "23514", constraint: "folio_sums_follow_lines" })
  })

  test("[FOLIO-1] refuses a payment status that is set", async () => {
    await aBooking(platform)
    const refusal = await refusalOf(change("update bookings set payment_status = 'done'"))
    expect(refusal?.code).toBe("428C9")
  })

  test.each([
    "update folio_lines set amount_paise = 1",
    "delete from folio_lines",
    "update audit_log set action = 'x'",
    "update audit_log set actor_id = actor_id",
    "update folio_lines set created_at = now() where false",
    "delete from audit_log",
    "truncate folio_lines cascade",
    "truncate audit_log",
    "truncate bookings cascade",
  ])("[L-31] is append-only: %s", async (sql) => {
    await aBooking(platform)
    expect(await refusalOf(change(sql))).toEqual({ code: "23514", constraint: "append_only" })
  })
})

describe("what the database itself refuses", () => {
  test("[BOOK-8] a night beyond its rooms, and fewer than none", async () => {
    await aBooking(platform)
    for (const sql of [
      "update inventory_nights set sold = 6",
      "update inventory_nights set held = 5",
      "update inventory_nights set sold = -1",
    ]) {
      expect(await refusalOf(change(sql))).toEqual({ code: "23514", constraint: "inventory_no_overbook" })
    }
  })

  test("[CONST-7] a total that is not subtotal and tax", async () => {
    await aBooking(platform)
    const refusal = await refusalOf(change("update bookings set total_paise = total_paise + 1"))
    expect(refusal).toEqual({ code: "23514", constraint: "booking_total_is_sum" })
  })
})
