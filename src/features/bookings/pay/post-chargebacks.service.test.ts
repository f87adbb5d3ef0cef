import { beforeEach, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aPaidBooking, aTarget, bookingOf, staffAs } from "#src/features/bookings/bookings.factory.ts"
import { voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { loseDispute } from "#src/features/payments/disputes.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { postChargebacks } from "./post-chargebacks.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")
const owner = staffAs("owner")
const reason = "The bank returned the money"

const linesOf = ({ id }: Booking) => listFolioLines(platform.db, id)

/** A stay that was paid online, whose payment the bank took back. */
async function aChargeback() {
  const booking = await aPaidBooking(platform)
  await loseDispute(platform, booking.id)
  await postChargebacks(platform)
  const line = (await linesOf(booking)).at(-1)
  expect(line).toMatchObject({ description: "Chargeback", amount: booking.total })
  return { booking, lineId: line?.id ?? "" }
}

test("[FOLIO-2] [PAY-5] the void of a chargeback reverses it once, and the dispute is not posted again", async () => {
  const { booking, lineId } = await aChargeback()
  expect(await bookingOf(platform, booking.id)).toMatchObject({
    owed: booking.total,
    paymentStatus: "pending",
  })
  const target = aTarget(booking.id, booking.total)
  const voids = await Promise.all([1, 2].map(() => voidLine(platform, owner, { ...target, lineId, reason })))
  expect(voids.map(({ ok }) => ok)).toEqual([true, true])
  const again = { ...aTarget(booking.id), lineId, reason }
  expect(await voidLine(platform, owner, again)).toEqual({ ok: false, refusal: { kind: "not-voidable" } })
  await postChargebacks(platform)
  expect(await bookingOf(platform, booking.id)).toMatchObject({ owed: 0, paymentStatus: "done" })
  expect((await linesOf(booking)).at(-1)).toMatchObject({
    kind: "payment",
    method: "online",
    amount: -booking.total,
    voidsLineId: lineId,
    reason,
  })
  expect(await auditHotel(platform)).toEqual([])
})

test("[FOLIO-2] a chargeback is voided with a reason by an owner only, whatever the day, and its void stays", async () => {
  const { booking, lineId } = await aChargeback()
  const refusalOf = async (actor: typeof desk, words: string) => {
    const result = await voidLine(platform, actor, { ...aTarget(booking.id), lineId, reason: words })
    return result.ok ? null : result.refusal.kind
  }
  expect(await refusalOf(staffAs("marketing"), reason)).toBe("forbidden")
  expect(await refusalOf(owner, "")).toBe("no-reason")
  // The guest would owe nothing, whatever the bank took.
  expect(await refusalOf(desk, reason)).toBe("other-day")
  platform.moveTo("2026-07-02T06:30:00.000Z")
  expect(await refusalOf(owner, reason)).toBeNull()
  const [payment] = (await linesOf(booking)).filter(({ kind, amount }) => kind === "payment" && amount < 0)
  const target = { ...aTarget(booking.id), lineId: payment?.id ?? "", reason }
  expect(await voidLine(platform, owner, target)).toEqual({ ok: false, refusal: { kind: "not-voidable" } })
})
