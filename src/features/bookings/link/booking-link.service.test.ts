import { beforeEach, describe, expect, test } from "vitest"
import { aFirstPasswordCode, aSessionGuest, aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { setFirstPassword } from "#src/features/accounts/session-guests/first-password.service.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { listOwnBookings } from "#src/features/bookings/bookings.service.ts"
import { requestCancellation } from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findBookingOfSignedLink, openSignedLink, pathOfSignedLink } from "./booking-link.service.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})

/** Books and reads the link in the email of confirmation; null without one. */
async function bookedByLink(actor: SignedInActor) {
  const booking = await aBooking(platform, { actor })
  await platform.queue.runJobs()
  const email = platform.sentEmails.findLast(({ subject }) => subject.includes(booking.reference))
  const [, id = "", signature = ""] = /\/stay\/([\w-]+)\/([\w-]+)/.exec(email?.text ?? "") ?? []
  return { booking, email, link: { id, signature } }
}

describe("the link in the emails of a guest without an account", () => {
  test("[BOOK-5] opens a session that lists the booking", async () => {
    const guest = await aSessionGuest(platform)
    const { booking, link } = await bookedByLink(guest.actor)
    const opened = await openSignedLink(platform, link, null)
    const session = await resolveSession(platform, opened?.secret ?? "")
    expect(session?.actor).toEqual(guest.actor)
    expect((await listOwnBookings(platform, guest.actor)).map(({ id }) => id)).toEqual([booking.id])
  })

  test("[SAFE-4] replaces the session of the browser", async () => {
    const other = await aSignedIn(platform)
    const { link } = await bookedByLink((await aSessionGuest(platform)).actor)
    expect(await openSignedLink(platform, link, other.secret)).not.toBeNull()
    expect(await resolveSession(platform, other.secret)).toBeNull()
  })

  test("opens its booking until 30 days after the departure", async () => {
    const { booking, link } = await bookedByLink((await aSessionGuest(platform)).actor)
    const moveStay = (days: number) =>
      platform.db.execute(
        `update bookings set check_in = $2::date - $3::int - 1, check_out = $2::date - $3::int where id = $1`,
        [booking.id, platform.clock.today(), days],
      )
    await moveStay(30)
    expect(await findBookingOfSignedLink(platform, link)).toMatchObject({ hasAccount: false })
    await moveStay(31)
    expect(await findBookingOfSignedLink(platform, link)).toBeNull()
  })

  test("is not sent to an account, which signs in", async () => {
    const { actor } = await aSignedIn(platform)
    const { email, link } = await bookedByLink(actor)
    expect(link).toEqual({ id: "", signature: "" })
    expect(email?.text).toContain(`${platform.origin}/user-booking`)
  })

  test("[ACCT-5] leads from the email about a cancellation request to the request", async () => {
    const guest = await aSessionGuest(platform)
    const { booking, link } = await bookedByLink(guest.actor)
    await requestCancellation(platform, guest.actor, { bookingId: booking.id, note: "" })
    await platform.queue.runJobs()
    const email = platform.sentEmails.findLast(({ subject }) => subject.includes("request to cancel"))
    const [address = ""] = /https?:\/\/\S+\/stay\/\S+/.exec(email?.text ?? "") ?? []
    expect(address).toBe(`${platform.origin}/stay/${link.id}/${link.signature}?to=support`)
    expect(pathOfSignedLink(link.id, new URL(address))).toBe(`/user-support?booking=${booking.id}`)
  })

  test("[SAFE-4] opens no session once the guest has set a password", async () => {
    const guest = await aSessionGuest(platform)
    const { link } = await bookedByLink(guest.actor)
    const proof = await aFirstPasswordCode(platform, guest)
    const choice = { ...proof, password: "Terrace9Morning", device: "d".repeat(43) }
    const caller = { actor: guest.actor, address: "203.0.113.7" }
    expect(await setFirstPassword(platform, caller, choice)).toMatchObject({ ok: true })
    expect(await findBookingOfSignedLink(platform, link)).toMatchObject({ hasAccount: true })
    expect(await openSignedLink(platform, link, null)).toBeNull()
  })
})
