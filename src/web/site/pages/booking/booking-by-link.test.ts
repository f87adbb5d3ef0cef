import { RouterContextProvider } from "react-router"
import { beforeEach, expect, test } from "vitest"
import { anAccount, aSessionGuest } from "#src/features/accounts/accounts.factory.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { aHold } from "#src/features/bookings/bookings.factory.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import type { Actor, SignedInActor } from "#src/shared/actor.ts"
import { actorContext, platformContext, renewedSessionContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import * as page from "./booking-by-link.tsx"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})

/** Holds a room whose payment fails, and reads the way back in the email about it. */
async function failedPayment(actor: SignedInActor) {
  const { id } = await aHold(platform, { actor })
  await requestBookingEmail(platform, platform.db, { bookingId: id, kind: "payment-failed" })
  await platform.queue.runJobs()
  const { text = "" } =
    platform.sentEmails.find(({ subject }) => subject.includes("did not go through")) ?? {}
  const [link = ""] = /https?:\S+\/(?:stay|payment)\/\S+/.exec(text) ?? []
  return { id, link }
}

/** Opens a signed link as a visitor or as somebody who is signed in. */
function opened(link: string, actor: Actor) {
  const url = new URL(link)
  const [, , id, signature] = url.pathname.split("/")
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, actor)
  context.set(renewedSessionContext, null)
  const visit = { context, request: new Request(url), params: { id, signature }, url } as never
  return { load: () => page.loader(visit), confirm: () => page.action(visit) }
}

const caught = (visit: Promise<unknown>) =>
  visit.then(
    () => null,
    (thrown: unknown) => (thrown instanceof Response ? thrown : null),
  )

test("[GUEST-1] [PAY-3] after a failed payment a guest without an account is led to the payment, signed in", async () => {
  const guest = await aSessionGuest(platform)
  const { id, link } = await failedPayment(guest.actor)
  const answer = await caught(opened(link, { kind: "visitor" }).load())
  expect(answer?.headers.get("location")).toBe(`/payment/${id}`)
  expect(answer?.headers.get("set-cookie")).toBeTruthy()
  const own = await caught(opened(link, guest.actor).load())
  expect(own?.headers.get("location")).toBe(`/payment/${id}`)
})

test("[SAFE-4] where somebody else is signed in, it asks first and then leads to the payment", async () => {
  const { id, link } = await failedPayment((await aSessionGuest(platform)).actor)
  const { load, confirm } = opened(link, (await anAccount(platform)).actor)
  expect(await load()).toMatchObject({ reference: expect.stringMatching(/^VM-/) })
  expect((await caught(confirm()))?.headers.get("location")).toBe(`/payment/${id}`)
})

test("[PAY-3] after a failed payment an account is led to the payment, without a secret in the address", async () => {
  const { id, link } = await failedPayment((await anAccount(platform)).actor)
  expect(link).toBe(`${platform.origin}/payment/${id}`)
})
