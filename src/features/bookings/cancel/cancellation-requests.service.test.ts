import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { fromRupees, type Money, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { aBooking, actorOf, aHold, bookingOf, valueOf } from "#src/features/bookings/bookings.factory.ts"
import {
  aRequestedCancellation,
  requestOf,
  deskAndMarketing,
  emailsTo,
} from "./cancellation-requests.factory.ts"
import {
  countOpenCancellations,
  declineCancellation,
  findOpenCancellation,
  listCancellationRequests,
  requestCancellation,
  withdrawCancellation,
} from "./cancellation-requests.service.ts"
import { cancelBooking } from "./cancel-booking.service.ts"

const platform = setUpPlatform({ env: { HOTEL_INBOX: "desk@vimana.example" } })
let desk: Actor
let marketing: Actor

beforeAll(() => {
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})
beforeEach(async () => {
  await platform.clear()
  ;({ desk, marketing } = await deskAndMarketing(platform))
})

describe("a guest's request to cancel", () => {
  test("[ACCT-5] is stored with the charge at that time, and emailed to guest and desk; the stay is unchanged", async () => {
    const booking = await aBooking(platform)
    const request = valueOf(await requestOf(platform, booking, "Our flight is cancelled."))
    expect(request).toMatchObject({ state: "open", charge: zero, note: "Our flight is cancelled." })
    await platform.queue.runJobs()
    expect((await bookingOf(platform, booking.id)).status).toBe("confirmed")
    const [toDesk] = emailsTo(platform, "desk@vimana.example")
    expect(toDesk?.text).toContain("Our flight is cancelled.")
    expect(toDesk?.subject).toContain(booking.reference)
    const toGuest = emailsTo(platform, booking.guest.email).find(({ subject }) =>
      subject.includes("request to cancel"),
    )
    expect(toGuest?.text).toContain("Cancellation charge: ₹0")
  })

  test("[FOLIO-5] [ACCT-5] fixes no other charge than the guest saw", async () => {
    const booking = await aBooking(platform)
    const request = (charge: Money) =>
      requestCancellation(platform, actorOf(booking), {
        bookingId: booking.id,
        note: "",
        seen: { charge, refund: zero },
      })
    platform.moveTo("2026-07-31T08:30:01Z")
    expect(await request(zero)).toEqual({ ok: false, refusal: "terms-differ" })
    expect(await countOpenCancellations(platform, desk)).toBe(0)
    expect(valueOf(await request(fromRupees(5000))).charge).toBe(fromRupees(5000))
  })

  test("[ACCT-5] is stored once, however often it is sent", async () => {
    const { booking, request } = await aRequestedCancellation(platform)
    await platform.queue.runJobs()
    const emails = platform.sentEmails.length
    const again = await Promise.all(Array.from({ length: 5 }, () => requestOf(platform, booking, "again")))
    expect(again.map((outcome) => valueOf(outcome).id)).toEqual(Array.from({ length: 5 }, () => request.id))
    await platform.queue.runJobs()
    expect(platform.sentEmails).toHaveLength(emails)
    expect(await platform.db.execute("select 1 from cancellation_requests")).toHaveLength(1)
  })

  test("[ACCT-5] is found with its booking by the desk while it waits, and by nobody else", async () => {
    const { booking, request } = await aRequestedCancellation(platform)
    const other = await aBooking(platform)
    const waiting = (actor: Actor, of = booking) => findOpenCancellation(platform, actor, of)
    expect(await waiting(desk)).toMatchObject({ ...request, guestName: booking.guest.name })
    expect(await waiting(desk, other)).toBeNull()
    for (const actor of [visitor, marketing, actorOf(booking)]) expect(await waiting(actor)).toBeNull()
    valueOf(await declineCancellation(platform, desk, { id: request.id, reason: "The rate forbids it." }))
    expect(await waiting(desk)).toBeNull()
  })

  test("[L-28] [ACCT-5] is for one's own booking only", async () => {
    const booking = await aBooking(platform)
    const other = await anAccount(platform)
    for (const actor of [visitor, other.actor, desk]) {
      const request = { bookingId: booking.id, note: "" }
      expect(await requestCancellation(platform, actor, request)).toEqual({
        ok: false,
        refusal: "unknown-booking",
      })
      expect(await withdrawCancellation(platform, actor, booking.id)).toMatchObject({ ok: false })
    }
  })

  test("[ACCT-5] [ACCT-4] is not for a stay that is over, nor for an unpaid attempt", async () => {
    const cancelled = await aBooking(platform)
    valueOf(await cancelBooking(platform, desk, { id: cancelled.id }))
    expect(await requestOf(platform, cancelled)).toEqual({ ok: false, refusal: "not-cancellable" })
    expect(await requestOf(platform, await aHold(platform))).toEqual({
      ok: false,
      refusal: "unknown-booking",
    })
  })

  test("[ACCT-5] can be withdrawn while it is open, and sent again", async () => {
    const { booking } = await aRequestedCancellation(platform)
    expect(await withdrawCancellation(platform, actorOf(booking), booking.id)).toEqual({
      ok: true,
      value: null,
    })
    expect(await withdrawCancellation(platform, actorOf(booking), booking.id)).toEqual({
      ok: false,
      refusal: "not-open",
    })
    expect(await countOpenCancellations(platform, desk)).toBe(0)
    valueOf(await requestOf(platform, booking))
    expect(await countOpenCancellations(platform, desk)).toBe(1)
    const [newest] = await listCancellationRequests(platform, [booking])
    expect(newest?.state).toBe("open")
  })
})
