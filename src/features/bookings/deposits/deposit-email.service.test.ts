import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aBooking, aTarget, bookingOf, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { startDepositPayment } from "#src/features/bookings/pay/pay-booking.service.ts"
import { findBookingOfLink } from "#src/features/bookings/pay/payment-links.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { type Actor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { requestDeposit, withdrawDeposit } from "./deposits.service.ts"

const platform = setUpPlatform()

let desk: Actor

beforeAll(() => registerBookingEmailJobs(platform))

beforeEach(async () => {
  await platform.clear()
  desk = (await anAccount(platform, { role: "front-desk" })).actor
})

const half = fromRupees(5000)

type Parts = Partial<Parameters<typeof requestDeposit>[2]>

/** A deposit of ₹5,000, due in three days unless said. */
const ask = ({ id }: Booking, parts: Parts = {}) => {
  const dueOn = addDays(platform.clock.today(), 3)
  return requestDeposit(platform, desk, { ...aTarget(id), amount: half, dueOn, ...parts })
}

describe("the email of a deposit", () => {
  async function linkOf(booking: Booking) {
    await platform.queue.runJobs("booking-email")
    const [email] = await platform.db.execute<{ text: string }>(
      "select text_body as text from emails where kind = 'deposit-due' and booking_id = $1",
      [booking.id],
    )
    const secret = /\/pay\/([\w-]+)/.exec(email?.text ?? "")?.[1] ?? ""
    return { text: email?.text ?? "", linked: await findBookingOfLink(platform, secret), secret }
  }

  /** Pays online the amount of the link, as the guest's browser and the provider do. */
  async function payByLink(secret: string) {
    const linked = await findBookingOfLink(platform, secret)
    if (!linked?.deposit) throw new Error("the link asks for no deposit")
    const { order } = valueOf(await startDepositPayment(platform, linked.booking, linked.deposit))
    const payment = { id: `pay_${randomUUID()}`, orderId: order.providerOrderId, amount: order.amount }
    return settlePayment(platform, platform.cardPayments.pay(payment))
  }

  test("[FOLIO-9] [PAY-2] has a link that pays this amount online; the rest stays owed", async () => {
    const booking = await aBooking(platform)
    valueOf(await ask(booking))
    const { text, secret } = await linkOf(booking)
    expect(text).toContain("Please pay a deposit of ₹5,000 by Sat 4 Jul 2026.")
    expect(await payByLink(secret)).toBe("paid")
    expect(await bookingOf(platform, booking.id)).toMatchObject({ owed: half, paymentStatus: "pending" })
    const linked = await findBookingOfLink(platform, secret)
    if (!linked?.deposit) throw new Error("the link is lost")
    expect(await startDepositPayment(platform, booking, linked.deposit)).toEqual({
      ok: false,
      refusal: "already-paid",
    })
  })

  test("[PAY-2] [FOLIO-1] a second payment of the same amount has an order of its own", async () => {
    const booking = await aBooking(platform)
    valueOf(await ask(booking))
    expect(await payByLink((await linkOf(booking)).secret)).toBe("paid")
    await platform.db.execute("delete from emails")
    valueOf(await ask(booking))
    expect(await payByLink((await linkOf(booking)).secret)).toBe("paid")
    expect(await bookingOf(platform, booking.id)).toMatchObject({ owed: 0, paymentStatus: "done" })
  })

  test("[FOLIO-9] is not sent once the deposit is withdrawn, and its link pays nothing then", async () => {
    const booking = await aBooking(platform)
    valueOf(await ask(booking))
    const { secret } = await linkOf(booking)
    const depositId = (await findBookingOfLink(platform, secret))?.deposit?.id ?? ""
    valueOf(await withdrawDeposit(platform, desk, { bookingId: booking.id, depositId }))
    const deposit = (await findBookingOfLink(platform, secret))?.deposit
    if (!deposit) throw new Error("the link is lost")
    expect(await startDepositPayment(platform, booking, deposit)).toEqual({ ok: false, refusal: "ended" })
    valueOf(await ask(booking))
    await platform.db.execute("update deposit_requests set withdrawn_at = now()")
    await platform.queue.runJobs("booking-email")
    expect(await platform.db.execute("select 1 from emails where kind = 'deposit-due'")).toHaveLength(1)
  })
})
