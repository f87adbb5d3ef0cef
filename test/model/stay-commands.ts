import fc from "fast-check"
import { expect } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { datesOfDayRoom } from "#src/features/availability/stay-search-url.ts"
import {
  aRequest,
  aStaySearch,
  bookingOf,
  couples,
  firstNight,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { reopenStay, updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { findPriceLock, keepPrice } from "#src/features/bookings/price-lock/price-locks.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { dayRoomHours } from "#src/features/day-rooms/day-room.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { system } from "#src/shared/actor.ts"
import { addDays, daysBetween } from "#src/shared/calendar-date.ts"
import { type Command, command, onOne, someone, someStay } from "./commands.ts"
import { isFree, type ModelStay } from "./hotel-model.ts"

const placeDayRoom = (day: number, time: string, hours: (typeof dayRoomHours)[number]): Command =>
  command(`placeDayRoom(${day}, ${time}, ${hours})`, async (model, { platform, roomId }) => {
    const { actor } = await anAccount(platform)
    const startsAt = `${addDays(firstNight, day)}T${time}`
    const search = { ...datesOfDayRoom({ startsAt, hours }), party: couples(1) }
    const { checkIn, checkOut } = search
    if (!checkIn || !checkOut) throw new Error("a day room takes nights")
    const stay = { checkIn, nights: daysBetween(checkIn, checkOut) }
    const placed = await placeBooking(platform, actor, aRequest(roomId, { search }))
    expect(placed.ok).toBe(isFree(model, stay, { rooms: 1 }))
    if (!placed.ok) return
    const { id } = placed.value
    model.bookings.push({
      id,
      rooms: 1,
      isOnline: false,
      isDayRoom: true,
      stay,
      status: "confirmed",
      wasConfirmed: true,
    })
  })

/** A kept price holds no room: it is given while the stay is free, and booked at that price if it still is. */
const placeAtKeptPrice = (stay: ModelStay): Command =>
  command(`placeAtKeptPrice(${stay.checkIn}, ${stay.nights})`, async (model, { platform, roomId }) => {
    const { actor } = await anAccount(platform)
    const search = aStaySearch(stay)
    const isPossible = isFree(model, stay, { rooms: 1 })
    const kept = await keepPrice(platform, { roomId, search }, actor.userId)
    expect(kept.ok).toBe(isPossible)
    if (!kept.ok) return
    const lock = await findPriceLock(platform, kept.value, { roomId, search })
    const { id } = valueOf(await placeBooking(platform, actor, aRequest(roomId, { search, lock })))
    model.bookings.push({ id, rooms: 1, isOnline: false, stay, status: "confirmed", wasConfirmed: true })
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
    const { total } = await bookingOf(platform, one.id)
    const discount = await discountOfStay(platform.db, one.id)
    const now = platform.clock.now().toISOString()
    platform.moveTo(`${addDays(one.stay.checkIn, one.stay.nights)}T12:00:00.000Z`)
    const terms = valueOf(await cancelBooking(platform, system, { id: one.id }))
    platform.moveTo(now)
    expect(terms.charge).toBe(Math.max(0, total + discount))
    one.status = "cancelled"
  })

/** Day rooms, kept prices, and how a stay ends. */
export const stayCommands: fc.Arbitrary<Command>[] = [
  fc
    .tuple(fc.nat(4), fc.constantFrom("06:00", "14:00", "20:30"), fc.constantFrom(...dayRoomHours))
    .map((parts) => placeDayRoom(...parts)),
  someStay.map(placeAtKeptPrice),
  someone.map(checkOutEarly),
  someone.map(reopen),
  someone.map(missArrival),
]
