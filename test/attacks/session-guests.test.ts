import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  aFirstPasswordCode,
  anAccount,
  aSessionGuest,
  aSignedIn,
} from "#src/features/accounts/accounts.factory.ts"
import { findOrCreateGuest } from "#src/features/accounts/guests-of-desk.service.ts"
import { setFirstPassword } from "#src/features/accounts/session-guests/first-password.service.ts"
import { deleteIdleSessionGuests } from "#src/features/accounts/session-guests/session-guests.service.ts"
import {
  deleteEndedSessions,
  openSession,
  resolveSession,
} from "#src/features/accounts/sessions/sessions.service.ts"
import { changeRole } from "#src/features/accounts/staff.service.ts"
import { aBooking, aRequest, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { registerBookingJobs } from "#src/features/bookings/bookings.jobs.ts"
import { listOwnBookings } from "#src/features/bookings/bookings.service.ts"
import {
  createBookingsUrl,
  findBookingOfSignedLink,
  openSignedLink,
} from "#src/features/bookings/link/booking-link.service.ts"
import { unverifiedLimits } from "#src/features/bookings/place/booking-limits.ts"
import { bookOnline, placeBookingByStaff } from "#src/features/bookings/place/place-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { createApp } from "#src/server/app.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { bearer, callApi } from "../api-caller.ts"
import { setUpPlatform } from "../set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
  registerBookingJobs(platform)
})
beforeEach(() => platform.clear())

const clerk: SignedInActor = {
  kind: "user",
  userId: "00000000-0000-4000-8000-00000000de5c",
  role: "front-desk",
}

const day = 24 * 60

type Guest = Awaited<ReturnType<typeof aSessionGuest>>

/** Types the code from the mailbox, with a password. */
async function verifyEmail(guest: Guest) {
  const proof = await aFirstPasswordCode(platform, guest)
  const choice = { ...proof, password: "Terrace9Morning", device: "d".repeat(43) }
  const outcome = await setFirstPassword(platform, { actor: guest.actor, address: "203.0.113.7" }, choice)
  await platform.queue.runJobs()
  return outcome
}

const idsOf = async (actor: SignedInActor): Promise<string[]> =>
  (await listOwnBookings(platform, actor)).map(({ id }) => id)

describe("a session guest", () => {
  test("[SAFE-4] reads no booking of the same email that another session or an account made", async () => {
    const account = await aSignedIn(platform)
    const { email } = account
    const earlier = await aSessionGuest(platform, { email })
    const others = [
      await aBooking(platform, { actor: account.actor }),
      await aBooking(platform, { actor: earlier.actor }),
    ]
    const guest = await aSessionGuest(platform, { email })
    const own = await aBooking(platform, { actor: guest.actor })
    expect(await idsOf(guest.actor)).toEqual([own.id])
    for (const { id } of others) {
      for (const path of [
        `/api/booking/${id}`,
        `/booking/${id}/voucher.pdf`,
        `/booking/${id}/calendar.ics`,
      ]) {
        const reply = await app.request(path, { headers: bearer(guest.secret) })
        expect([path, reply.status]).toEqual([path, 404])
      }
      const cancel = await callApi(app, `/api/booking/${id}/cancellation-request`, {
        method: "POST",
        headers: bearer(guest.secret),
        body: {},
      })
      expect(cancel.status).toBe(404)
    }
    expect(
      (await app.request(`/booking/${own.id}/voucher.pdf`, { headers: bearer(guest.secret) })).status,
    ).toBe(200)
  })

  test("[SAFE-4] with the email of staff has no right of staff", async () => {
    const owner = await aSignedIn(platform, { role: "owner" })
    const guest = await aSessionGuest(platform, { email: owner.email })
    for (const path of ["/api/user", "/api/confirm", "/api/contactus", `/api/user/${owner.id}`])
      expect((await callApi(app, path, { headers: bearer(guest.secret) })).status).toBe(403)
    const { id } = await aBooking(platform, { actor: guest.actor })
    expect(await verifyEmail(guest)).toMatchObject({ refusal: { kind: "has-account" } })
    expect(await idsOf(owner.actor)).toEqual([])
    expect(await idsOf(guest.actor)).toEqual([id])
    expect((await callApi(app, "/api/user", { headers: bearer(guest.secret) })).status).toBe(403)
  })

  test("[SAFE-4] gets nothing that the desk books for the same email", async () => {
    const guest = await aSessionGuest(platform)
    const room = await aRoom(platform)
    const { name, email, phone } = guest
    const caller = valueOf(await findOrCreateGuest(platform, clerk, { name, email, phone }))
    expect(caller.id).not.toBe(guest.id)
    valueOf(await placeBookingByStaff(platform, clerk, { ...aRequest(room.id), guestId: caller.id }))
    expect(await idsOf(guest.actor)).toEqual([])
  })

  test("[SAFE-4] becomes staff only with a verified email", async () => {
    const owner = await anAccount(platform, { role: "owner" })
    const guest = await aSessionGuest(platform)
    expect(await changeRole(platform, owner.actor, { id: guest.id, role: "front-desk" })).toEqual({
      ok: false,
      refusal: { kind: "unverified-email" },
    })
  })

  test("[SAFE-3] cannot hold more rooms unpaid by opening new sessions with the same email", async () => {
    const room = await aRoom(platform)
    const { email } = await aSessionGuest(platform)
    const hold = async (address: string) => {
      const { actor } = await aSessionGuest(platform, { email: address })
      return bookOnline(
        platform,
        { actor, address: "203.0.113.9" },
        aRequest(room.id, { paymentMode: "online" }),
      )
    }
    for (let count = 0; count < unverifiedLimits.openHolds; count += 1)
      expect(await hold(count % 2 ? email : email.toUpperCase())).toMatchObject({ ok: true })
    expect(await hold(email)).toEqual({ ok: false, refusal: { kind: "unverified-limit" } })
    expect(await hold(`other-${email}`)).toMatchObject({ ok: true })
  })
})

test("[SAFE-3] session guests who book nothing are deleted once their sessions have ended", async () => {
  const idle = await aSessionGuest(platform)
  const active = await aSessionGuest(platform)
  const booked = await aSessionGuest(platform)
  const account = await aSignedIn(platform)
  await aBooking(platform, { actor: booked.actor })
  const remaining = async () => {
    await deleteEndedSessions(platform)
    await deleteIdleSessionGuests(platform)
    const rows = await platform.db.execute<{ id: string }>("select id from users")
    return rows.map(({ id }) => id).toSorted()
  }
  const all = [idle.id, active.id, booked.id, account.id]
  platform.passMinutes(29 * day)
  expect(await remaining()).toEqual(all.toSorted())
  platform.passMinutes(2 * day)
  await openSession(platform, { userId: active.id, role: "guest" })
  expect(await remaining()).toEqual([active.id, booked.id, account.id].toSorted())
})

describe("the signed link of a booking", () => {
  test("[SAFE-4] cannot be forged, and does not open another booking", async () => {
    const { actor } = await aSessionGuest(platform)
    const own = await aBooking(platform, { actor })
    const other = await aBooking(platform, { actor: (await aSessionGuest(platform)).actor })
    const path = new URL(await createBookingsUrl(platform, own)).pathname
    const signature = path.split("/").at(-1) ?? ""
    expect(await findBookingOfSignedLink(platform, { id: own.id, signature })).not.toBeNull()
    const forged = [
      { id: other.id, signature },
      { id: own.id, signature: "" },
      { id: own.id, signature: `${signature}A` },
      { id: own.id, signature: signature.slice(0, -1) },
      { id: own.id, signature: "é".repeat(signature.length) },
      { id: own.id, signature: signature.toLowerCase() },
      { id: own.id.toUpperCase(), signature },
      { id: "not-a-booking", signature },
    ]
    for (const link of forged) expect(await openSignedLink(platform, link, null)).toBeNull()
  })

  test("[SAFE-4] opens no session of an account, even with a right signature", async () => {
    const guest = await aSessionGuest(platform)
    const booking = await aBooking(platform, { actor: guest.actor })
    const signature = (await createBookingsUrl(platform, booking)).split("/").at(-1) ?? ""
    const account = await aSignedIn(platform)
    await platform.db.execute("update bookings set user_id = $2 where id = $1", [booking.id, account.id])
    expect(await openSignedLink(platform, { id: booking.id, signature }, null)).toBeNull()
  })
})

describe("the bookings of a session guest", () => {
  test("[SAFE-4] stay away from the account with this email until the code verifies it, then join it", async () => {
    const account = await aSignedIn(platform)
    const guest = await aSessionGuest(platform, { email: account.email.toUpperCase() })
    const { id } = await aBooking(platform, { actor: guest.actor })
    await platform.queue.runJobs()
    expect(await idsOf(account.actor)).toEqual([])
    expect(await verifyEmail(guest)).toMatchObject({ refusal: { kind: "has-account" } })
    expect(await idsOf(account.actor)).toEqual([id])
    expect(await resolveSession(platform, guest.secret)).toBeNull()
  })

  test("[SAFE-4] do not join an account whose email nobody has verified", async () => {
    const account = await aSignedIn(platform, { emailVerifiedAt: null })
    const guest = await aSessionGuest(platform, { email: account.email })
    const { id } = await aBooking(platform, { actor: guest.actor })
    expect(await verifyEmail(guest)).toMatchObject({ refusal: { kind: "has-account" } })
    expect(await idsOf(account.actor)).toEqual([])
    expect(await idsOf(guest.actor)).toEqual([id])
  })

  test("[SAFE-4] of a stranger who typed this email do not join when the owner of the mailbox sets a password", async () => {
    const stranger = await aSessionGuest(platform)
    const { id } = await aBooking(platform, { actor: stranger.actor })
    const guest = await aSessionGuest(platform, { email: stranger.email })
    const own = await aBooking(platform, { actor: guest.actor })
    expect(await verifyEmail(guest)).toMatchObject({ ok: true })
    expect(await idsOf(guest.actor)).toEqual([own.id])
    expect(await idsOf(stranger.actor)).toEqual([id])
  })

  test("[SAFE-4] stay with the guest who sets a password, beside those that the desk booked", async () => {
    const guest = await aSessionGuest(platform)
    const own = await aBooking(platform, { actor: guest.actor })
    const room = await aRoom(platform)
    const caller = valueOf(await findOrCreateGuest(platform, clerk, guest))
    const ofDesk = valueOf(
      await placeBookingByStaff(platform, clerk, { ...aRequest(room.id), guestId: caller.id }),
    )
    expect(await verifyEmail(guest)).toMatchObject({ ok: true })
    expect((await idsOf(guest.actor)).toSorted()).toEqual([own.id, ofDesk.id].toSorted())
  })
})
