import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, aHold, aPayment, lapse, payAtDesk } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type Actor, system } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import * as page from "./payment.tsx"

const platform = setUpPlatform()

/** Calls the page's loader or action; returns what it answers or throws. */
function ask(part: typeof page.loader | typeof page.action, { actor, path }: { actor: Actor; path: string }) {
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, actor)
  const url = new URL(path, "http://localhost:3000")
  const id = url.pathname.replace("/payment/", "")
  return part({ context, request: new Request(url), url, params: { id } } as never).catch(
    (thrown: unknown) => thrown,
  )
}

test("[BOOK-4] [PAY-1] the newest booking is paid at its own address, whichever becomes the newest later", async () => {
  const { actor } = await anAccount(platform)
  const { id } = await aHold(platform, { actor })
  const answer = await ask(page.loader, { actor, path: "/payment/-1?checkout=open" })
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get("location")).toBe(`/payment/${id}?checkout=open`)
})

test("[BOOK-10] [PAY-3] a guest who chooses to pay at the hotel after the hold has ended sees the page of an ended hold", async () => {
  const { actor } = await anAccount(platform)
  const { id } = await aHold(platform, { actor })
  await lapse(platform, id)
  await expireAllLapsedHolds(platform)
  const answer = await ask(page.action, { actor, path: `/payment/${id}?outcome=closed` })
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get("location")).toBe(`/payment/${id}`)
})

test("[BOOK-10] the page of an ended hold says whether money for it arrived too late", async () => {
  const { actor } = await anAccount(platform)
  const { id: roomId } = await aRoom(platform, { stockQuantity: 1 })
  const hold = await aHold(platform, { actor, roomId })
  const payment = await aPayment(platform, hold)
  await lapse(platform, hold.id)
  await expireAllLapsedHolds(platform)
  const path = `/payment/${hold.id}`
  expect(await ask(page.loader, { actor, path })).toMatchObject({ state: "lapsed", isReturned: false })
  await aHold(platform, { roomId })
  expect(await settlePayment(platform, payment)).toBe("refunded")
  expect(await ask(page.loader, { actor, path })).toMatchObject({ state: "lapsed", isReturned: true })
})

test("[PAY-3] [BOOK-10] a guest whose payment arrives after the stay was cancelled stays on the page that says so", async () => {
  const { actor } = await anAccount(platform)
  const booking = await aBooking(platform, { actor })
  const payment = await aPayment(platform, booking)
  await cancelBooking(platform, system, { id: booking.id })
  expect(await settlePayment(platform, payment)).toBe("refunded")
  const path = `/payment/${booking.id}?outcome=refunded`
  expect(await ask(page.loader, { actor, path })).toMatchObject({
    state: "ended",
    outcome: { kind: "refunded" },
  })
})

test("[PAY-3] a guest whose payment is returned because the amount had changed sees how much, and pays the rest", async () => {
  const { actor } = await anAccount(platform)
  const booking = await aBooking(platform, { actor })
  const payment = await aPayment(platform, booking)
  await payAtDesk(platform, booking.id, fromRupees(1000))
  expect(await settlePayment(platform, payment)).toBe("refunded")
  const path = `/payment/${booking.id}?outcome=refunded`
  expect(await ask(page.loader, { actor, path })).toMatchObject({
    state: "payable",
    returned: booking.total,
  })
})
