import { beforeEach, expect, test } from "vitest"
import { setStock } from "#src/features/rooms/rooms.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { actorOf, aHold, aPayment, lapse, staffAs, valueOf } from "./bookings.factory.ts"
import { findBookingForDesk, listOwnBookings } from "./bookings.service.ts"
import { creditFailedRefund } from "./pay/credit-failed-refund.service.ts"
import { settlePayment } from "./pay/settle-payment.service.ts"
import { expireAllLapsedHolds } from "./place/expire-holds.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")

/** The provider does not make the refund, and the desk credits the folio. */
async function creditRefund(): Promise<void> {
  const failed = "update refunds set status = 'failed' returning id"
  const [refund] = await platform.db.execute<{ id: string }>(failed)
  valueOf(await creditFailedRefund(platform, owner, refund?.id ?? ""))
}

test("[BOOK-10] [FOLIO-1] the desk reaches the folio of a lapsed hold whose money it still owes", async () => {
  const hold = await aHold(platform)
  const payment = await aPayment(platform, hold)
  await lapse(platform, hold.id)
  await expireAllLapsedHolds(platform)
  valueOf(await setStock(platform, { roomTypeId: hold.roomTypeId, stockQuantity: 0 }))
  expect(await settlePayment(platform, payment)).toBe("refunded")
  await creditRefund()
  expect(await findBookingForDesk(platform, owner, hold.id)).toMatchObject({ owed: -hold.total })
  const ofGuest = await listOwnBookings(platform, actorOf(hold))
  expect(ofGuest.map(({ id }) => id)).toEqual([hold.id])
})
