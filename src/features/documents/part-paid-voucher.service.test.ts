import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import {
  aBooking,
  aPaidBooking,
  aTarget,
  bookingOf,
  firstNight,
  payAtDesk,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { findDeposit, requestDeposit } from "#src/features/bookings/deposits/deposits.service.ts"
import { startDepositPayment } from "#src/features/bookings/pay/pay-booking.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { formatMoney, fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { buildVoucher } from "./voucher.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

describe("[BOOK-5] [FOLIO-1] the voucher of a stay that is paid in part", () => {
  test("says what is left after a longer stay, and not that the rooms wait for the payment", async () => {
    const paid = await aPaidBooking(platform, { nights: 2 })
    const to = { checkIn: firstNight, checkOut: addDays(firstNight, 3) }
    const { owed } = valueOf(await changeStay(platform, system, { id: paid.id, to }))
    expect(owed).toBe(fromRupees(5000))
    const { payment } = buildVoucher(await bookingOf(platform, paid.id))
    expect(payment).not.toContain("Not paid")
    expect(payment).not.toContain("once the online payment arrives")
    expect(payment).toContain(formatMoney(owed))
  })

  test("says what is left after a deposit that was paid by its link", async () => {
    const booking = await aBooking(platform, { nights: 2 })
    const key = randomUUID()
    const terms = { amount: fromRupees(3000), dueOn: addDays(platform.clock.today(), 3) }
    valueOf(await requestDeposit(platform, system, { ...aTarget(booking.id), key, ...terms }))
    const deposit = await findDeposit(platform.db, key)
    if (!deposit) throw new Error("there is no deposit")
    const { order } = valueOf(await startDepositPayment(platform, booking, deposit))
    const { providerOrderId: orderId, amount } = order
    expect(
      await settlePayment(platform, platform.cardPayments.pay({ id: `pay_${key}`, orderId, amount })),
    ).toBe("paid")
    const { payment } = buildVoucher(await bookingOf(platform, booking.id))
    expect(payment).not.toContain("Not paid")
    expect(payment).toContain(formatMoney(fromRupees(7000)))
  })

  test("names the rest that is paid at the hotel, not the whole price again", async () => {
    const booking = await aBooking(platform, { nights: 2 })
    await payAtDesk(platform, booking.id, fromRupees(4000))
    const { payment } = buildVoucher(await bookingOf(platform, booking.id))
    expect(payment).toContain("To be paid at the hotel: ₹6,000")
  })
})
