import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { findGuestsByPhone, findOrCreateGuest } from "#src/features/accounts/guests-of-desk.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type Actor, roles, userIdOf } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { addBookingNote, listBookingNotes } from "#src/features/bookings/notes/booking-notes.service.ts"
import {
  aBooking,
  actorOf,
  aRequest,
  bookingOf,
  firstNight,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { deleteBooking } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { placeBooking, placeBookingByStaff } from "./place-booking.service.ts"
import { quoteStayIgnoringMinimum } from "#src/features/availability/quote-stay.service.ts"
import { restoreBooking } from "#src/features/bookings/cancel/restore-booking.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerBookingEmailJobs(platform))
beforeEach(() => platform.clear())

const clerk = staffAs("front-desk")
const guestActor = (userId: string): Actor => ({ kind: "user", userId, role: "guest" })
const caller = { name: "Kamala Sundaram", email: "kamala.sundaram@example.in", phone: "9444055512" }

describe("a caller", () => {
  test("who is unknown gets one account, which nobody can sign in to yet", async () => {
    const made = valueOf(await findOrCreateGuest(platform, clerk, caller))
    const again = valueOf(
      await findOrCreateGuest(platform, clerk, { ...caller, email: caller.email.toUpperCase() }),
    )
    expect(again.id).toBe(made.id)
    expect(await findGuestsByPhone(platform, clerk, caller.phone)).toEqual([made])
    expect(await platform.db.execute("select action from audit_log")).toEqual([{ action: "make-guest" }])
  })

  test("gets one account when two clerks book at once", async () => {
    const made = await Promise.all([1, 2, 3].map(() => findOrCreateGuest(platform, clerk, caller)))
    expect(new Set(made.map((one) => valueOf(one).id)).size).toBe(1)
  })

  test("without an email is found again by name and phone, and nothing else is sent or claimed", async () => {
    const walkIn = { ...caller, email: "" }
    const made = await Promise.all([1, 2, 3].map(() => findOrCreateGuest(platform, clerk, walkIn)))
    expect(new Set(made.map((one) => valueOf(one).id)).size).toBe(1)
    const sister = valueOf(await findOrCreateGuest(platform, clerk, { ...walkIn, name: "Uma Sundaram" }))
    const withEmail = valueOf(await findOrCreateGuest(platform, clerk, caller))
    const known = valueOf(await findOrCreateGuest(platform, clerk, { ...walkIn, name: "kamala SUNDARAM" }))
    expect(new Set([known.id, sister.id, withEmail.id]).size).toBe(3)
    expect(known.id).toBe(made[0] && valueOf(made[0]).id)
    expect(await findGuestsByPhone(platform, clerk, caller.phone)).toHaveLength(3)
  })

  test("is never one of the staff", async () => {
    const colleague = await anAccount(platform, { role: "marketing" })
    const answer = await findOrCreateGuest(platform, clerk, { ...caller, email: colleague.email })
    expect(answer).toEqual({ ok: false, refusal: "email-of-staff" })
  })

  test("[API-10] is looked up only by staff who may book", async () => {
    await findOrCreateGuest(platform, clerk, caller)
    for (const role of roles) {
      const mayBook = role === "owner" || role === "front-desk"
      expect((await findGuestsByPhone(platform, staffAs(role), caller.phone)).length > 0, role).toBe(mayBook)
      expect((await findOrCreateGuest(platform, staffAs(role), caller)).ok, role).toBe(mayBook)
    }
  })
})

describe("a booking by telephone", () => {
  test("[BOOK-7] [BOOK-8] [BOOK-9] has price, nights and key like every other, and the clerk's name in the audit log", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const guest = valueOf(await findOrCreateGuest(platform, clerk, caller))
    const request = { ...aRequest(room.id), guestId: guest.id }
    const placed = valueOf(await placeBookingByStaff(platform, clerk, request))
    expect(valueOf(await placeBookingByStaff(platform, clerk, request))).toEqual({
      ...placed,
      isRepeat: true,
    })
    const booking = await bookingOf(platform, placed.id)
    expect(booking).toMatchObject({
      status: "confirmed",
      guest: { id: guest.id, name: caller.name, username: "" },
    })
    const other = { ...aRequest(room.id), guestId: guest.id }
    expect(await placeBookingByStaff(platform, clerk, other)).toMatchObject({
      refusal: { kind: "not-available" },
    })
    const [entry] = await platform.db.execute("select actor_id from audit_log where action = 'place'")
    expect(entry).toEqual({ actor_id: userIdOf(clerk) })
    await platform.queue.runJobs("booking-email")
    const emails = await platform.db.execute("select recipient, kind from emails")
    expect(emails).toEqual([{ recipient: caller.email, kind: "confirmed" }])
  })

  test("[AVAIL-5] below the minimum stay is named with its price, and booked only when the desk allows it", async () => {
    const room = await aRoom(platform)
    const missedMinimum = { night: firstNight, nights: 3 }
    await platform.db.execute(
      "insert into rate_nights (room_type_id, night, minimum_nights) values ($1, $2::date, $3)",
      [room.id, missedMinimum.night, missedMinimum.nights],
    )
    const guest = valueOf(await findOrCreateGuest(platform, clerk, caller))
    const { search } = aRequest(room.id)
    expect(valueOf(await quoteStayIgnoringMinimum(platform, room.id, search))).toMatchObject({
      missedMinimum,
      left: room.stockQuantity,
    })
    const tooShort = { refusal: { kind: "not-available", firstFullNight: firstNight, minimumNights: 3 } }
    const request = () => ({ ...aRequest(room.id), guestId: guest.id })
    expect(await placeBookingByStaff(platform, clerk, request())).toMatchObject(tooShort)
    const ownRequest = { ...aRequest(room.id), allowsShortStay: true }
    expect(await placeBooking(platform, guestActor(guest.id), ownRequest)).toMatchObject(tooShort)
    const placed = valueOf(
      await placeBookingByStaff(platform, clerk, { ...request(), allowsShortStay: true }),
    )
    const [entry] = await platform.db.execute(
      "select subject_id, after from audit_log where action = 'allow-short-stay'",
    )
    expect(entry).toEqual({ subject_id: placed.id, after: { allowedBelowMinimum: missedMinimum } })
  })

  test("[API-10] is for the owner and the front desk", async () => {
    const room = await aRoom(platform)
    const guest = valueOf(await findOrCreateGuest(platform, clerk, caller))
    for (const role of roles) {
      const answer = await placeBookingByStaff(platform, staffAs(role), {
        ...aRequest(room.id),
        guestId: guest.id,
      })
      expect(answer.ok, role).toBe(role === "owner" || role === "front-desk")
    }
  })
})

describe("the notes and deletions of the desk", () => {
  test("[ADM-10] notes are for colleagues, newest first", async () => {
    const booking = await aBooking(platform)
    const author = await anAccount(platform, { role: "front-desk", name: "Devika Rao" })
    valueOf(
      await addBookingNote(platform, author.actor, {
        id: booking.id,
        text: "Arrives at four in the morning.",
      }),
    )
    expect(await listBookingNotes(platform, author.actor, booking.id)).toMatchObject([
      { text: "Arrives at four in the morning.", author: "Devika Rao" },
    ])
    expect(await listBookingNotes(platform, actorOf(booking), booking.id)).toEqual([])
    expect(await addBookingNote(platform, actorOf(booking), { id: booking.id, text: "x" })).toMatchObject({
      refusal: "forbidden",
    })
  })

  test("[L-26] a deleted stay is removed from the guest's calendar, and a restored one is added again", async () => {
    const booking = await aBooking(platform)
    await platform.queue.runJobs()
    valueOf(await deleteBooking(platform, staffAs("owner"), booking.id))
    const job = platform.queue.jobs.find(({ name }) => name === "booking-email")
    expect(job).toMatchObject({ startAfterSeconds: 120, data: { kind: "cancelled" } })
    await platform.queue.runJobs("booking-email")
    valueOf(await restoreBooking(platform, staffAs("owner"), booking.id))
    await platform.queue.runJobs("booking-email")
    const emails = await platform.db.execute<{ kind: string; method: string }>(
      "select kind, attachments->0->>'contentType' as method from emails order by created_at",
    )
    expect(emails.map(({ kind, method }) => `${kind} ${method.split("=").at(-1)}`)).toEqual([
      "confirmed REQUEST",
      "cancelled CANCEL",
      "confirmed REQUEST",
    ])
  })

  test("a deletion that is undone at once sends no email", async () => {
    const booking = await aBooking(platform)
    await platform.queue.runJobs()
    await deleteBooking(platform, staffAs("owner"), booking.id)
    await restoreBooking(platform, staffAs("owner"), booking.id)
    await platform.queue.runJobs("booking-email")
    expect(await platform.db.execute("select kind from emails")).toHaveLength(1)
  })
})
