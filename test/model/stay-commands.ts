import fc from "fast-check"
import { expect } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { findOrCreateGuest } from "#src/features/accounts/guests-of-desk.service.ts"
import { datesOfDayRoom } from "#src/features/availability/stay-search-url.ts"
import {
  aRequest,
  aStaySearch,
  bookingOf,
  couples,
  firstNight,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { findOpenCancellation } from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { reopenStay, updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { findPriceLock, keepPrice } from "#src/features/bookings/price-lock/price-locks.service.ts"
import { placeBooking, placeBookingByStaff } from "#src/features/bookings/place/place-booking.service.ts"
import { reinstateBooking } from "#src/features/bookings/reinstate/reinstate-booking.service.ts"
import { dayRoomHours } from "#src/features/day-rooms/day-room.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { system } from "#src/shared/actor.ts"
import { addDays, daysBetween } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { type Command, command, onOne, type RealHotel, someone, someStay } from "./commands.ts"
import type { ModelStay } from "./hotel-model.ts"
import { areFree, type MixedBooking, roomsOf } from "./two-room-types.ts"

/** Runs a step at another time. */
export async function atTime(
  platform: RealHotel["platform"],
  instant: string,
  step: () => Promise<void>,
): Promise<void> {
  const now = platform.clock.now().toISOString()
  platform.moveTo(instant)
  await step()
  platform.moveTo(now)
}

/** A booking of one classic room that is paid at the hotel. */
const aConfirmed = (id: string, stay: ModelStay): MixedBooking => ({
  id,
  rooms: 1,
  suites: 0,
  isOnline: false,
  stay,
  status: "confirmed",
  wasConfirmed: true,
})

const placeDayRoom = (day: number, time: string, hours: (typeof dayRoomHours)[number]): Command =>
  command(`placeDayRoom(${day}, ${time}, ${hours})`, async (model, { platform, roomIds }) => {
    const { actor } = await anAccount(platform)
    const startsAt = `${addDays(firstNight, day)}T${time}`
    const search = { ...datesOfDayRoom({ startsAt, hours }), party: couples(1) }
    const { checkIn, checkOut } = search
    if (!checkIn || !checkOut) throw new Error("a day room takes nights")
    const stay = { checkIn, nights: daysBetween(checkIn, checkOut) }
    const placed = await placeBooking(platform, actor, aRequest(roomIds.classic, { search }))
    expect(placed.ok).toBe(areFree(model, stay, { rooms: { classic: 1 } }))
    if (!placed.ok) return
    const { id } = placed.value
    model.bookings.push({ ...aConfirmed(id, stay), isDayRoom: true })
  })

/** A kept price holds no room: it is given while the stay is free, and booked at that price if it still is. */
const placeAtKeptPrice = (stay: ModelStay): Command =>
  command(`placeAtKeptPrice(${stay.checkIn}, ${stay.nights})`, async (model, { platform, roomIds }) => {
    const { actor } = await anAccount(platform)
    const search = aStaySearch(stay)
    const isPossible = areFree(model, stay, { rooms: { classic: 1 } })
    const kept = await keepPrice(platform, { roomId: roomIds.classic, search }, actor.userId)
    expect(kept.ok).toBe(isPossible)
    if (!kept.ok) return
    const lock = await findPriceLock(platform, kept.value, { roomId: roomIds.classic, search })
    const { id } = valueOf(await placeBooking(platform, actor, aRequest(roomIds.classic, { search, lock })))
    model.bookings.push(aConfirmed(id, stay))
  })

/** At 00:40 the desk books the night that has begun, for a walk-in (decision 117). */
const walkIn = (day: number): Command =>
  command(`walkIn(${day})`, async (model, { platform, roomIds }) => {
    const clerk = staffAs("front-desk")
    const stay = { checkIn: addDays(firstNight, day), nights: 1 }
    const caller = { name: "Kamala Sundaram", email: "", phone: `94440555${10 + day}` }
    const { id: guestId } = valueOf(await findOrCreateGuest(platform, clerk, caller))
    await atTime(platform, `${addDays(firstNight, day + 1)}T00:40:00${hotel.utcOffset}`, async () => {
      const request = { ...aRequest(roomIds.classic, stay), guestId }
      const placed = await placeBookingByStaff(platform, clerk, request)
      expect(placed.ok).toBe(areFree(model, stay, { rooms: { classic: 1 } }))
      if (placed.ok) model.bookings.push(aConfirmed(placed.value.id, stay))
    })
  })

/** On the day of arrival the guest gives up the last night. */
const shortenLate = (index: number): Command =>
  onOne("shortenLate", index, async (one, _, { platform }) => {
    const { checkIn, nights } = one.stay
    const to = { checkIn, checkOut: addDays(checkIn, nights - 1) }
    await atTime(platform, `${checkIn}T12:00:00.000Z`, async () => {
      const answer = await changeStay(platform, system, { id: one.id, to })
      expect(answer.ok).toBe(one.status === "confirmed" && one.isDayRoom !== true && nights > 1)
      if (answer.ok) one.stay = { checkIn, nights: nights - 1 }
    })
  })

/** The desk completes a stay before its check-out date, with a reason. */
const checkOutEarly = (at: number): Command =>
  onOne("checkOutEarly", at, async (one, _, { platform }) => {
    const { paymentStatus } = await bookingOf(platform, one.id)
    const change = { isCompleted: true, paymentStatus, reason: "left for an earlier flight" }
    const answer = await updateBookingStatus(platform, system, { id: one.id, change })
    expect(answer.ok).toBe(one.status === "confirmed" || one.status === "completed")
    if (answer.ok) one.status = "completed"
  })

const reopen = (at: number): Command =>
  onOne("reopen", at, async (one, _, { platform }) => {
    const answer = await reopenStay(platform, system, { id: one.id, reason: "completed by mistake" })
    expect(answer.ok).toBe(one.status === "completed")
    if (answer.ok) one.status = "confirmed"
  })

/** The discounts beyond the room charges that came from another booking and stay: those of the stay itself. */
async function discountOfStay(sql: Sql, id: string): Promise<number> {
  const [row] = await sql.execute<{ amount: number }>(
    `select coalesce(sum(least(0, amount)), 0)::bigint as amount from (
        select sum(l.amount_paise) as amount from folio_lines l left join folio_lines v on v.id = l.voids_line_id
        where l.booking_id = $1 and l.sac = '996311' and l.kind <> 'room'
          and not (l.amount_paise < 0 and l.other_booking_id is not null and coalesce(v.kind, 'room') = 'room')
        group by l.payer, l.gst_basis_points
      ) as groups`,
    [id],
  )
  return row?.amount ?? 0
}

/** A guest who does not arrive pays the whole stay less its discounts, and the rooms are free. */
const missArrival = (at: number): Command =>
  onOne("missArrival", at, async (one, _, { platform }) => {
    if (one.status !== "confirmed") return
    const booking = await bookingOf(platform, one.id)
    // An open request keeps the charge of its moment.
    if (await findOpenCancellation(platform, system, booking)) return
    const { total } = booking
    const discount = await discountOfStay(platform.db, one.id)
    await atTime(platform, `${addDays(one.stay.checkIn, one.stay.nights)}T12:00:00.000Z`, async () => {
      const terms = valueOf(await cancelBooking(platform, system, { id: one.id }))
      expect(terms.charge).toBe(Math.max(0, total + discount))
    })
    one.status = "cancelled"
  })

/** The desk reinstates a cancelled booking, unless its folio has a discount of the fee or a refund that failed. */
const reinstate = (at: number): Command =>
  onOne("reinstate", at, async (one, model, { platform }) => {
    const answer = await reinstateBooking(platform, system, { id: one.id, reason: "cancelled by mistake" })
    const isPossible = one.status === "cancelled" && one.wasConfirmed
    const isRoomFree = areFree(model, one.stay, { rooms: roomsOf(one) })
    if (answer.ok) expect(isPossible && isRoomFree).toBe(true)
    else if (answer.refusal.kind === "sold-out") expect(isPossible && !isRoomFree).toBe(true)
    if (answer.ok) one.status = "confirmed"
  })

/** Commands for day rooms, kept prices, and the end of a stay. */
export const stayCommands: fc.Arbitrary<Command>[] = [
  fc
    .tuple(fc.nat(4), fc.constantFrom("06:00", "14:00", "20:30"), fc.constantFrom(...dayRoomHours))
    .map((parts) => placeDayRoom(...parts)),
  someStay.map(placeAtKeptPrice),
  someone.map(checkOutEarly),
  someone.map(reopen),
  someone.map(missArrival),
  someone.map(reinstate),
  fc.nat(4).map(walkIn),
  someone.map(shortenLate),
]
