import { beforeAll, beforeEach, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, aPayment } from "#src/features/bookings/bookings.factory.ts"
import {
  verificationsByAccount,
  verificationsByAddress,
} from "#src/features/bookings/pay/verification-limits.service.ts"
import { createApp } from "#src/server/app.ts"
import { bearer, callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>
let lookUps = 0

beforeAll(() => {
  const findPayment = (id: string) => {
    lookUps += 1
    return platform.cardPayments.findPayment(id)
  }
  app = createApp({ ...platform, cardPayments: { ...platform.cardPayments, findPayment } })
})

beforeEach(async () => {
  await platform.clear()
  lookUps = 0
})

test("[SAFE-3] made-up payments of one account do not use up the requests that the card provider allows the hotel", async () => {
  const guest = await aSignedIn(platform)
  const { id: checkid } = await aBooking(platform, { actor: guest.actor })
  const statuses: number[] = []
  for (let count = 0; count <= verificationsByAccount.points; count += 1) {
    const body = { razorpay_payment_id: `pay_MadeUp${count}`, checkid }
    const call = { method: "POST", body, headers: bearer(guest.secret) }
    statuses.push((await callApi(app, "/api/booking/verify", call)).status)
  }
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([422]))
  expect(statuses.at(-1)).toBe(429)
  expect(lookUps).toBe(verificationsByAccount.points)
})

test("[SAFE-3] [PAY-5] nor does one right callback that is sent again and again, and the payment is settled all the same", async () => {
  const booking = await aBooking(platform)
  const payment = await aPayment(platform, booking)
  const orderId = payment.orderId ?? ""
  const form = {
    razorpay_payment_id: payment.id,
    razorpay_order_id: orderId,
    razorpay_signature: platform.cardPayments.signatureOf(orderId, payment.id),
  }
  const send = async () => {
    const request = { method: "POST", body: new URLSearchParams(form) }
    const answer = await app.request(`/api/payments/callback?booking=${booking.id}`, request)
    return answer.headers.get("location")
  }
  expect(await send()).toBe(`/confirmation?booking=${booking.id}`)
  for (let count = 1; count < verificationsByAddress.points; count += 1) await send()
  expect(await send()).toBe(`/payment/${booking.id}?outcome=unclear`)
  expect(lookUps).toBe(verificationsByAddress.points)
})
