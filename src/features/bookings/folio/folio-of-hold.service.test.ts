import { setStock } from "#src/features/rooms/rooms.factory.ts"
import { beforeEach, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import {
  aHold,
  aPayment,
  bookingOf,
  lapse,
  staffAs,
  valueOf,
  aTarget,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { creditFailedRefund } from "#src/features/bookings/pay/credit-failed-refund.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { accountsOf } from "#src/features/accounting/accounting.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { postExtra } from "./folio-charges.service.ts"
import { postRefund } from "./folio-payments.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")
const unknown = { ok: false, refusal: { kind: "unknown-booking" } }

/** The refunds that are due and the differences between reports and ledger, at the end of the month. */
async function closeMonth() {
  const accounts = await accountsOf(platform, "2026-07")
  const due = accounts.reports.find(({ key }) => key === "refunds-due")?.rows.length
  return { due, differences: accounts.checks.map(({ reports, ledger }) => reports - ledger) }
}

/** Money that came for a hold after its end, which the provider then did not refund. */
async function aStrandedPayment(end: "cancelled" | "expired") {
  const hold = await aHold(platform)
  const payment = await aPayment(platform, hold)
  if (end === "cancelled") valueOf(await cancelBooking(platform, owner, { id: hold.id }))
  await lapse(platform, hold.id)
  await expireAllLapsedHolds(platform)
  valueOf(await setStock(platform, { roomTypeId: hold.roomTypeId, stockQuantity: 0 }))
  expect(await settlePayment(platform, payment)).toBe("refunded")
  const failed = "update refunds set status = 'failed' returning id"
  const [refund] = await platform.db.execute<{ id: string }>(failed)
  valueOf(await creditFailedRefund(platform, owner, refund?.id ?? ""))
  expect(await bookingOf(platform, hold.id)).toMatchObject({ status: end, owed: -hold.total })
  return hold
}

test.each(["cancelled", "expired"] as const)(
  "[FOLIO-7] money for a hold that was %s is a refund due until the desk refunds it",
  async (end) => {
    const { id, total } = await aStrandedPayment(end)
    expect(await closeMonth()).toEqual({ due: 1, differences: [0, 0, 0] })
    const { id: extraId } = await anExtra(platform)
    expect(await postExtra(platform, owner, { ...aTarget(id), extraId, quantity: 1 })).toEqual(unknown)
    const refund = { amount: total, method: "cash" as const, reference: "", reason: "The refund failed" }
    expect(valueOf(await postRefund(platform, owner, { ...aTarget(id), refund })).owed).toBe(0)
    expect(await closeMonth()).toEqual({ due: 0, differences: [0, 0, 0] })
    expect(await auditHotel(platform)).toEqual([])
  },
)

test("[FOLIO-1] a hold that nobody paid has no folio", async () => {
  const { id } = await aHold(platform)
  valueOf(await cancelBooking(platform, owner, { id }))
  const { id: extraId } = await anExtra(platform)
  expect(await postExtra(platform, owner, { ...aTarget(id), extraId, quantity: 1 })).toEqual(unknown)
})
