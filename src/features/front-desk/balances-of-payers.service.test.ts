import { beforeEach, describe, expect, test } from "vitest"
import { recordsOf, accountsOf } from "#src/features/accounting/accounting.factory.ts"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import {
  aBooking,
  aTarget,
  bookingOf,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { billRoomsToCompany, owedByPayer } from "#src/features/bookings/company/company-folio.factory.ts"
import { postPayment, postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { bookingList } from "#src/features/bookings/list/bookings.list.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { zero } from "#src/shared/money.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findDeskDay } from "./day.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")

/** A booking whose guest paid for the rooms before a company took the bill over: its balance is zero. */
async function aTakenOverBooking() {
  const { id } = await aBooking(platform)
  await payAtDesk(platform, id)
  await billRoomsToCompany(platform, id)
  const booking = await bookingOf(platform, id)
  expect(booking.owed).toBe(zero)
  expect(await owedByPayer(platform, id)).toEqual({ guest: -booking.total, company: booking.total })
  return booking
}

async function dayOn(instant: string) {
  platform.moveTo(instant)
  const day = await findDeskDay(platform, owner, 6)
  if (!day) throw new Error("the owner sees the day")
  return day
}

describe("[FOLIO-1] [FOLIO-2] a credit of one payer beside a debt of the other", () => {
  test("is in the desk's lists of the day, with both amounts", async () => {
    const { id, total } = await aTakenOverBooking()
    expect((await dayOn("2026-08-01T06:00:00Z")).arrivals.first).toMatchObject([
      { id, owed: 0, credit: total, paymentStatus: "pending" },
    ])
    const { unpaid, departures } = await dayOn("2026-08-03T06:00:00Z")
    expect([unpaid.first.map((stay) => stay.id), unpaid.owed]).toEqual([[id], total])
    expect([departures.first.map((stay) => stay.id), departures.owed]).toEqual([[id], total])
  })

  test("[ADM-6] is among the pending bookings", async () => {
    const { id, total } = await aTakenOverBooking()
    await aBooking(platform).then((other) => payAtDesk(platform, other.id))
    const list = bookingList([])
    const { rows } = await readListPage(platform, owner, listRequest(list, "payment=pending"))
    expect(rows).toMatchObject([{ id, paymentStatus: "pending", owed: zero, credit: total }])
  })

  test("[FOLIO-8] is in the reports of receivables and of refunds due, as of their day", async () => {
    const { id, reference, total } = await aTakenOverBooking()
    const amount = String(total / 100)
    const july = await accountsOf(platform, "2026-07")
    expect(recordsOf(july, "refunds-due")).toMatchObject([{ Booking: reference, "To refund": amount }])
    platform.moveTo("2026-08-10T06:00:00Z")
    expect(recordsOf(await accountsOf(platform, "2026-08"), "receivables")).toMatchObject([
      { Booking: reference, Owed: amount },
    ])
    platform.moveTo("2026-09-02T06:00:00Z")
    const refund = { amount: total, method: "cash" as const, reference: "", reason: "" }
    valueOf(await postRefund(platform, owner, { ...aTarget(id), refund }))
    const august = await accountsOf(platform, "2026-08")
    expect(recordsOf(august, "receivables")).toMatchObject([{ Booking: reference, Owed: amount }])
    expect(recordsOf(august, "refunds-due")).toMatchObject([{ Booking: reference, "To refund": amount }])
    expect(august.checks.every(({ reports, ledger }) => reports === ledger)).toBe(true)
    expect(recordsOf(await accountsOf(platform, "2026-09"), "refunds-due")).toEqual([])
  })

  test("is not paid by choosing Done: the credit is refunded first, then the other payer pays", async () => {
    const { id, total } = await aTakenOverBooking()
    const change = { isCompleted: false, paymentStatus: "done" as const }
    const done = () => updateBookingStatus(platform, owner, { id, change })
    expect(await done()).toEqual({ ok: false, refusal: { kind: "refund-first" } })
    const refund = { amount: total, method: "cash" as const, reference: "", reason: "" }
    valueOf(await postRefund(platform, owner, { ...aTarget(id), refund }))
    expect(await bookingOf(platform, id)).toMatchObject({ paymentStatus: "pending", owed: total, credit: 0 })
    const payment = { amount: total, payer: "company" as const, method: "cash" as const, reference: "" }
    valueOf(await postPayment(platform, owner, { ...aTarget(id), payment }))
    expect(await bookingOf(platform, id)).toMatchObject({ paymentStatus: "done", owed: 0, credit: 0 })
    expect(valueOf(await done())).toBeNull()
    expect(await auditHotel(platform)).toEqual([])
  })
})
