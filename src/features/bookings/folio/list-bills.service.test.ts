import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import {
  aBooking,
  aPaidBooking,
  actorOf,
  aTarget,
  bookingOf,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { sumBill } from "#src/features/folio/bill-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { system } from "#src/shared/actor.ts"
import { fromRupees, subtract, sum, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { postDiscount, voidLine } from "./folio-charges.service.ts"
import { postRefund } from "./folio-payments.service.ts"
import { listOwnBills } from "./list-bills.service.ts"

const owner = staffAs("owner")
const platform = setUpPlatform()

beforeEach(() => platform.clear())

describe("the bill of a guest", () => {
  test("[FOLIO-1] sums to the balance, and leaves out what was voided", async () => {
    const booking = await aBooking(platform)
    await payAtDesk(platform, booking.id, fromRupees(4000))
    const [payment] = (await listFolioLines(platform.db, booking.id)).filter(({ kind }) => kind === "payment")
    const voided = { lineId: payment?.id ?? "", reason: "entered twice", ...aTarget(booking.id) }
    valueOf(await voidLine(platform, owner, voided))
    await payAtDesk(platform, booking.id)
    const discount = { amount: fromRupees(500), reason: "a late room", ...aTarget(booking.id) }
    valueOf(await postDiscount(platform, owner, discount))
    const refund = { amount: fromRupees(200), method: "cash" as const, reference: "", reason: "a late room" }
    valueOf(await postRefund(platform, owner, { ...aTarget(booking.id), refund }))
    const bill = (await listOwnBills(platform, actorOf(booking), [booking])).get(booking.id) ?? []
    expect(bill.map(({ description, amount }) => [description, amount])).toEqual([
      ["Room charge", booking.total],
      ["Discount", fromRupees(-500)],
      ["Cash payment", subtract(zero, booking.total)],
      ["Cash refund", fromRupees(200)],
    ])
    expect(sum(bill.map(({ amount }) => amount))).toBe((await bookingOf(platform, booking.id)).owed)
  })

  test("[L-10] [FOLIO-1] counts a refund that failed as not returned, and names its state", async () => {
    const booking = await aPaidBooking(platform)
    valueOf(await cancelBooking(platform, system, { id: booking.id }))
    await platform.db.execute("update refunds set status = 'failed' where booking_id = $1", [booking.id])
    const bill = (await listOwnBills(platform, actorOf(booking), [booking])).get(booking.id) ?? []
    const refunds = bill.filter(({ refundState }) => refundState === "failed")
    expect(refunds.map(({ amount }) => amount)).toEqual([booking.total])
    expect(sumBill(bill, "guest")).toBe(subtract(zero, booking.total))
  })

  test("[ACCT-4] is shown to its guest alone", async () => {
    const booking = await aBooking(platform)
    const stranger = await anAccount(platform)
    expect((await listOwnBills(platform, stranger.actor, [booking])).size).toBe(0)
    expect((await listOwnBills(platform, owner, [booking])).size).toBe(0)
  })
})
