import { beforeEach, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { aPaidBooking, aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { reopenStay, updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { issueDocuments } from "./issue-documents.service.ts"

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
