import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { ProviderError } from "#src/platform/card-payments/card-payments.ts"
import { system, visitor } from "#src/shared/actor.ts"
import { add, fromPaise } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  aBooking,
  actorOf,
  aHold,
  aPayment,
  bookingOf,
  lapse,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import type { CheckoutClaim } from "#src/features/payments/payments.service.ts"
import { startPayment, verifyPayment } from "./pay-booking.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

describe("opening a payment", () => {
  test("[PAY-2] [API-7] creates one order at the provider, for the booking's own total", async () => {
    const hold = await aHold(platform)
    const first = valueOf(await startPayment(platform, actorOf(hold), hold.id))
    expect(first.order.amount).toBe(hold.total)
    expect(valueOf(await startPayment(platform, actorOf(hold), hold.id)).order).toEqual(first.order)
  })

  test("[PAY-1] -1 is the guest's newest booking", async () => {
    const { actor } = await anAccount(platform)
    await aHold(platform, { actor })
    const newest = await aHold(platform, { actor })
    expect(valueOf(await startPayment(platform, actor, "-1")).booking.id).toBe(newest.id)
  })

  test("[PAY-3] a booking that is paid, lapsed or over cannot be paid, and the reason is returned", async () => {
    const hold = await aHold(platform)
    const start = async () => {
      const started = await startPayment(platform, actorOf(hold), hold.id)
      return started.ok ? "open" : started.refusal
    }
    await lapse(platform, hold.id)
    expect(await start()).toBe("open")
    await expireAllLapsedHolds(platform)
    expect(await start()).toBe("lapsed")
    const paid = await aHold(platform)
    await pay(paid)
    expect(await startPayment(platform, actorOf(paid), paid.id)).toMatchObject({ refusal: "already-paid" })
    const cancelled = await aBooking(platform)
    await cancelBooking(platform, system, { id: cancelled.id })
    expect(await startPayment(platform, actorOf(cancelled), cancelled.id)).toMatchObject({ refusal: "ended" })
  })

  test("[L-28] the booking of another guest counts as unknown", async () => {
    const hold = await aHold(platform)
    const { actor: stranger } = await anAccount(platform)
    expect(await startPayment(platform, stranger, hold.id)).toMatchObject({ refusal: "unknown-booking" })
    expect(await startPayment(platform, visitor, hold.id)).toMatchObject({ refusal: "not-signed-in" })
    expect(await startPayment(platform, stranger, "-1")).toMatchObject({ refusal: "unknown-booking" })
  })
})

type Claimed = Awaited<ReturnType<typeof aHold>>

/** What the checkout returns to the guest's browser. */
function claimOf(booking: Claimed, payment: { id: string; orderId: string | null }): CheckoutClaim {
  const signature = platform.cardPayments.signatureOf(payment.orderId ?? "", payment.id)
  return { bookingId: booking.id, paymentId: payment.id, orderId: payment.orderId, signature }
}

async function pay(booking: Claimed) {
  const payment = await aPayment(platform, booking)
  valueOf(await verifyPayment(platform, actorOf(booking), claimOf(booking, payment)))
  return payment
}

describe("verifying a payment", () => {
  test("[PAY-4] [API-7] signature, order, amount and capture are all verified", async () => {
    const hold = await aHold(platform)
    const payment = await aPayment(platform, hold)
    expect(await verifyPayment(platform, actorOf(hold), claimOf(hold, payment))).toEqual({
      ok: true,
      value: "paid",
    })
    expect(await verifyPayment(platform, actorOf(hold), claimOf(hold, payment))).toEqual({
      ok: true,
      value: "paid",
    })
    expect((await bookingOf(platform, hold.id)).paymentStatus).toBe("done")
  })

  test("[PAY-4] without a signature the payment is verified at the provider", async () => {
    const hold = await aHold(platform)
    const claim = { ...claimOf(hold, await aPayment(platform, hold)), orderId: null, signature: null }
    expect(await verifyPayment(platform, actorOf(hold), claim)).toEqual({ ok: true, value: "paid" })
  })

  test("[PAY-4] a forged claim is refused, and nothing is stored", async () => {
    const hold = await aHold(platform)
    const payment = await aPayment(platform, hold)
    const claim = claimOf(hold, payment)
    const forgeries: [Partial<CheckoutClaim>, string][] = [
      [{ signature: "" }, "forged"],
      [{ signature: `${claim.signature?.slice(0, -1)}x` }, "forged"],
      [{ signature: platform.cardPayments.signatureOf("order_other", payment.id) }, "forged"],
      [{ orderId: "order_other" }, "other-order"],
      [{ orderId: null }, "other-order"],
      [{ paymentId: "pay_madeup", signature: null }, "unknown-payment"],
      [
        {
          paymentId: "pay_madeup",
          signature: platform.cardPayments.signatureOf(payment.orderId ?? "", "pay_madeup"),
        },
        "unknown-payment",
      ],
    ]
    for (const [parts, refusal] of forgeries) {
      expect(await verifyPayment(platform, actorOf(hold), { ...claim, ...parts })).toEqual({
        ok: false,
        refusal,
      })
    }
    expect(await platform.db.execute("select 1 from payments")).toEqual([])
    expect((await bookingOf(platform, hold.id)).status).toBe("held")
  })

  test("[PAY-4] the payment of one booking is refused for another, also for the same guest", async () => {
    const { actor } = await anAccount(platform)
    const cheap = await aHold(platform, { actor, nights: 1 })
    const dear = await aHold(platform, { actor, nights: 5 })
    const payment = await pay(cheap)
    for (const claim of [
      claimOf(dear, payment),
      { ...claimOf(dear, payment), orderId: null, signature: null },
    ]) {
      expect(await verifyPayment(platform, actor, claim)).toEqual({ ok: false, refusal: "other-order" })
    }
    expect((await bookingOf(platform, dear.id)).status).toBe("held")
  })

  test("[PAY-4] a payment of another amount, or not captured, is refused", async () => {
    const hold = await aHold(platform)
    const payment = await aPayment(platform, hold)
    platform.cardPayments.pay({
      id: "pay_more",
      orderId: payment.orderId ?? "",
      amount: add(hold.total, fromPaise(1)),
    })
    const more = { ...claimOf(hold, { ...payment, id: "pay_more" }) }
    expect(await verifyPayment(platform, actorOf(hold), more)).toEqual({
      ok: false,
      refusal: "amount-differs",
    })
    for (const status of ["created", "failed", "refunded"] as const) {
      const provider = { ...platform.cardPayments, findPayment: async () => ({ ...payment, status }) }
      const claim = claimOf(hold, payment)
      const verified = await verifyPayment({ ...platform, cardPayments: provider }, actorOf(hold), claim)
      expect(verified).toEqual({ ok: false, refusal: "not-captured" })
    }
    expect((await bookingOf(platform, hold.id)).status).toBe("held")
  })

  test("[PAY-4] an authorised payment is captured first", async () => {
    const hold = await aHold(platform)
    const payment = await aPayment(platform, hold)
    const findPayment = async () => ({ ...payment, status: "authorized" as const })
    const provider = { ...platform.cardPayments, findPayment }
    const verified = await verifyPayment(
      { ...platform, cardPayments: provider },
      actorOf(hold),
      claimOf(hold, payment),
    )
    expect(verified).toEqual({ ok: true, value: "paid" })
  })

  test("[L-28] nobody pays the booking of another guest", async () => {
    const hold = await aHold(platform)
    const claim = claimOf(hold, await aPayment(platform, hold))
    const { actor: stranger } = await anAccount(platform)
    expect(await verifyPayment(platform, stranger, claim)).toMatchObject({ refusal: "unknown-booking" })
    expect(await verifyPayment(platform, visitor, claim)).toMatchObject({ refusal: "not-signed-in" })
  })

  test("[PAY-3] when the provider does not answer, nothing is lost", async () => {
    const hold = await aHold(platform)
    const payment = await aPayment(platform, hold)
    const findPayment = async () => Promise.reject(new ProviderError("no answer"))
    const away = { ...platform, cardPayments: { ...platform.cardPayments, findPayment } }
    await expect(verifyPayment(away, actorOf(hold), claimOf(hold, payment))).rejects.toThrow(ProviderError)
    expect((await bookingOf(platform, hold.id)).status).toBe("held")
    expect(valueOf(await verifyPayment(platform, actorOf(hold), claimOf(hold, payment)))).toBe("paid")
  })
})
