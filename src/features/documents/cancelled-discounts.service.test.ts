import { beforeEach, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { aPaidBooking, aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { reopenStay, updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findDocumentErrors } from "#test/model/check-money.ts"
import { departureNoon } from "./documents.factory.ts"
import { issueDocuments, issueInvoice } from "./issue-documents.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")
const reason = "The room was noisy"

const discount = (id: string) =>
  postDiscount(platform, owner, { ...aTarget(id), amount: fromRupees(500), reason })

async function complete(id: string): Promise<void> {
  const change = { isCompleted: true, paymentStatus: "done" as const, reason }
  valueOf(await updateBookingStatus(platform, owner, { id, change }))
}

const totals = async () =>
  (
    await platform.db.execute<{ kind: string; total: number }>(
      "select kind, total_paise as total from documents where kind in ('invoice', 'credit-note') order by sequence",
    )
  ).map(({ kind, total }) => `${kind} ${total / 100}`)

async function reopenAndCancel(id: string): Promise<void> {
  valueOf(await reopenStay(platform, owner, { id, reason }))
  valueOf(await cancelBooking(platform, owner, { id }))
  await issueDocuments(platform, id)
}

test("[FOLIO-6] [FOLIO-8] an invoiced stay with a discount that is cancelled is credited with what its invoice states, and no more", async () => {
  const { id } = await aPaidBooking(platform)
  await complete(id)
  valueOf(await discount(id))
  await issueDocuments(platform, id)
  await reopenAndCancel(id)
  expect(await totals()).toEqual(["invoice 9500", "credit-note 9500"])
  expect(await auditHotel(platform)).toEqual([])
  platform.moveTo("2026-07-05T06:00:00Z")
  await issueDocuments(platform, id)
  expect(await totals()).toHaveLength(2)
})

test("[FOLIO-6] [FOLIO-8] so is one whose discount was credited after the invoice", async () => {
  const { id } = await aPaidBooking(platform)
  await complete(id)
  await issueDocuments(platform, id)
  valueOf(await discount(id))
  await issueDocuments(platform, id)
  await reopenAndCancel(id)
  expect(await totals()).toEqual(["invoice 10000", "credit-note 500", "credit-note 9500"])
  expect(await auditHotel(platform)).toEqual([])
})

test("[FOLIO-6] [FOLIO-7] the fee of a missed stay has the tax of its invoice: the discount of neither leaves a paisa without a document", async () => {
  for (const rupees of [100, 210, 333]) {
    await platform.clear()
    const { id, checkOut } = await aPaidBooking(platform)
    valueOf(await postDiscount(platform, owner, { ...aTarget(id), amount: fromRupees(rupees), reason }))
    platform.moveTo(departureNoon(checkOut))
    valueOf(await issueInvoice(platform, owner, { bookingId: id, payer: "guest" }))
    expect(valueOf(await cancelBooking(platform, owner, { id })).charge).toBe(fromRupees(10_000 - rupees))
    await issueDocuments(platform, id)
    expect(await findDocumentErrors(platform.db)).toEqual([])
    expect(await totals()).toEqual([`invoice ${10_000 - rupees}`])
  }
})
