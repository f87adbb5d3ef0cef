import { beforeAll, beforeEach, expect, test } from "vitest"
import { aSessionGuest } from "#src/features/accounts/accounts.factory.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { changeOwnArrival } from "#src/features/bookings/arrival/change-arrival.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import {
  aBooking,
  actorOf,
  aPaidBooking,
  aRequest,
  firstNight,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking, cancelOwnBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import {
  requestCancellation,
  withdrawCancellation,
} from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { changeStayOnline } from "#src/features/bookings/change/change-stay-online.service.ts"
import { emailsToUnverified, stayChangesByAccount } from "#src/features/bookings/place/booking-limits.ts"
import { bookOnline } from "#src/features/bookings/place/place-booking.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()

beforeAll(() => {
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})
beforeEach(() => platform.clear())

const victim = "victim@example.in"
const address = "203.0.113.9"

const emailsToVictim = () => platform.sentEmails.filter(({ to }) => to === victim)

const auditRows = async () => (await platform.db.execute("select 1 from audit_log")).length

test("[SAFE-3] somebody else's mailbox is not flooded by stays that are booked and cancelled", async () => {
  const room = await aRoom(platform, { stockQuantity: 100 })
  const { actor } = await aSessionGuest(platform, { email: victim })
  for (let time = 0; time < 5; time += 1) {
    const { id } = valueOf(await bookOnline(platform, { actor, address }, aRequest(room.id, { nights: 1 })))
    await platform.queue.runJobs()
    valueOf(await cancelOwnBooking(platform, actor, { id }))
    await platform.queue.runJobs()
  }
  expect(emailsToVictim()).toHaveLength(emailsToUnverified.points)
})

test("[SAFE-3] nor by requests to cancel, which end after a number of withdrawals", async () => {
  const { actor } = await aSessionGuest(platform, { email: victim })
  const { id: bookingId } = await aBooking(platform, { actor })
  const outcomes: unknown[] = []
  for (let time = 0; time <= stayChangesByAccount.points; time += 1) {
    valueOf(await requestCancellation(platform, actor, { bookingId, note: "Look at evil.example" }))
    await platform.queue.runJobs()
    outcomes.push(await withdrawCancellation(platform, actor, bookingId))
  }
  expect(outcomes.at(-2)).toMatchObject({ ok: true })
  expect(outcomes.at(-1)).toEqual({ ok: false, refusal: "too-many-changes" })
  expect(emailsToVictim()).toHaveLength(emailsToUnverified.points)
})

test("[SAFE-3] a guest beyond the limit still hears of a refund, and of a cancellation by the desk", async () => {
  const { actor } = await aSessionGuest(platform, { email: victim })
  const room = await aRoom(platform, { stockQuantity: 100 })
  for (let time = 0; time < 8; time += 1) await aBooking(platform, { actor, roomId: room.id, nights: 1 })
  await platform.queue.runJobs()
  const before = emailsToVictim().length
  const byDesk = await aBooking(platform, { actor, roomId: room.id, nights: 1 })
  valueOf(await cancelBooking(platform, staffAs("front-desk"), { id: byDesk.id }))
  const paid = await aPaidBooking(platform, { actor, roomId: room.id, nights: 1 })
  await platform.queue.runJobs()
  const paidOf = emailsToVictim().length
  valueOf(await cancelOwnBooking(platform, actor, { id: paid.id }))
  await platform.queue.runJobs()
  expect([before, emailsToVictim().length - paidOf]).toEqual([emailsToUnverified.points, 1])
  expect(emailsToVictim().filter(({ subject }) => subject.includes(byDesk.reference))).toHaveLength(1)
})

const moves = (booking: Booking, actor: Actor) => (time: number) => {
  const checkIn = addDays(firstNight, time % 2)
  const to = { checkIn, checkOut: addDays(checkIn, 2) }
  return changeStayOnline(platform, { actor, address }, { id: booking.id, to })
}

test("[SAFE-3] changes of a stay by its guest are limited, and those by the desk are not", async () => {
  const booking = await aBooking(platform)
  const byGuest = moves(booking, actorOf(booking))
  for (let time = 0; time < stayChangesByAccount.points; time += 1) await byGuest(time + 1)
  const before = await auditRows()
  expect(await byGuest(1)).toMatchObject({ ok: false, refusal: { kind: "too-many-changes" } })
  const arrival = { bookingId: booking.id, arrival: null, extras: [] }
  expect(await changeOwnArrival(platform, actorOf(booking), arrival)).toEqual({
    ok: false,
    refusal: "too-many-changes",
  })
  expect(await auditRows()).toBe(before)
  expect((await moves(booking, staffAs("front-desk"))(1)).ok).toBe(true)
})
