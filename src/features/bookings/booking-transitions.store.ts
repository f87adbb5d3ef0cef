import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { adjustRoomCharges, type Posting } from "#src/features/folio/folio.service.ts"

/** The update of the bookings, what it adds to the counters of each night, and a further part of the statement. */
type Transition = { updateBookings: string; held: number; sold: number; thenInsert?: string }

// Lock order: bookings, then their rooms, then the nights in order. The lock on a room also reads its current dates: the
// statement's snapshot is older when it waited for a change of dates.
const transition = (
  name: string,
  { updateBookings, held, sold, thenInsert = "" }: Transition,
): Statement => ({
  name,
  text: `with changed as (${updateBookings}), rooms_of_changed as (
      select r.room_type_id, r.check_in, r.check_out
      from changed join booking_rooms r on r.booking_id = changed.id for share of r
    ), booked_nights as (
      select room_type_id, day::date as night, count(*)::int as rooms
      from rooms_of_changed cross join lateral generate_series(check_in, check_out - 1, interval '1 day') as day
      group by 1, 2
    ), locked as materialized (
      select i.room_type_id, i.night, booked_nights.rooms
      from inventory_nights i join booked_nights using (room_type_id, night)
      order by i.room_type_id, i.night for update of i
    ), counted as (
      update inventory_nights i
      set held = i.held + (${held}) * locked.rooms, sold = i.sold + (${sold}) * locked.rooms
      from locked where i.room_type_id = locked.room_type_id and i.night = locked.night returning 1
    )${thenInsert}
    select changed.id from changed`,
})

const insertConfirmation = `, confirmation as (
      insert into booking_confirmations (id, booking_id) select $2::uuid, id from changed on conflict do nothing
    )`

const confirmHeld = transition("confirm-held", {
  updateBookings: `update bookings set status = 'confirmed', hold_expires_at = null, confirmed_at = now(), updated_at = now(),
      version = version + 1 where id = $1 and status = 'held' returning id`,
  held: -1,
  sold: 1,
  thenInsert: insertConfirmation,
})

const confirmExpired = transition("confirm-expired", {
  updateBookings: `update bookings set status = 'confirmed', hold_expires_at = null, ended_at = null, confirmed_at = now(),
      updated_at = now(), version = version + 1 where id = $1 and status = 'expired' returning id`,
  held: 0,
  sold: 1,
  thenInsert: insertConfirmation,
})

const reconfirm = transition("reconfirm-cancelled", {
  updateBookings: `update bookings set status = 'confirmed', ended_at = null, ended_on = null, updated_at = now(), version = version + 1
    where id = $1 and status = 'cancelled' returning id`,
  held: 0,
  sold: 1,
  thenInsert: insertConfirmation,
})

const expireBatch = transition("expire-holds", {
  updateBookings: `update bookings set status = 'expired', hold_expires_at = null, ended_at = now(), updated_at = now(),
      version = version + 1
    where id in (select b.id from bookings b where b.status = 'held' and b.hold_expires_at <= now()
      order by b.hold_expires_at limit 50 for no key update skip locked) returning id`,
  held: -1,
  sold: 0,
})

const expireOnNights: Statement = {
  name: "expire-holds-on-nights",
  text: "select expire_lapsed_holds($1, $2::date, $3::date) as expired",
}

const ended = (status: string, from: string) =>
  `update bookings set status = '${status}', hold_expires_at = null, ended_at = now(), ended_on = $2::date, updated_at = now(),
      version = version + 1 where id = $1 and status = '${from}' returning id`

const cancelConfirmed = transition("cancel-confirmed", {
  updateBookings: ended("cancelled", "confirmed"),
  held: 0,
  sold: -1,
})

const cancelHeld = transition("cancel-held", {
  updateBookings: ended("cancelled", "held"),
  held: -1,
  sold: 0,
})

/** Who posts the charges of a transition, and the hotel's date. */
export type PostedBy = Pick<Posting, "actor" | "businessDate">

async function confirm(sql: Sql, statement: Statement, { id, by }: { id: string; by: PostedBy }) {
  const isConfirmed = (await sql.run(statement, [id, randomUUID()])).length === 1
  if (isConfirmed) await adjustRoomCharges(sql, { bookingId: id, description: "Room charge", ...by })
  return isConfirmed
}

/** Confirms a held booking and charges it; false when it is not held (a repeat changes nothing). */
export const confirmHeldBooking = (sql: Sql, id: string, by: PostedBy): Promise<boolean> =>
  confirm(sql, confirmHeld, { id, by })

/** Confirms an expired booking and charges it. Throws 23514 on inventory_no_overbook when sold out. */
export const confirmExpiredBooking = (sql: Sql, id: string, by: PostedBy): Promise<boolean> =>
  confirm(sql, confirmExpired, { id, by })

/**
 * Confirms a cancelled booking again without charging it: the caller posts its charges. Throws 23514 on
 * inventory_no_overbook when sold out.
 */
export async function reinstateCancelledBooking(sql: Sql, id: string): Promise<void> {
  await sql.run(reconfirm, [id, randomUUID()])
}

/** Expires up to 50 lapsed holds, oldest first, skipping those that another worker has locked; returns their ids. */
export async function expireLapsedHolds(sql: Sql): Promise<string[]> {
  return (await sql.run<{ id: string }>(expireBatch, [])).map((row) => row.id)
}

// The provider captures payments up to five days late, of orders that are opened for a day; `unpaidOrders` of the payments
// reads them for as long.
const endedHold: Statement = {
  name: "hold-ended-long-ago",
  text: "select 1 from bookings where id = $1 and status = 'expired' and ended_at < now() - interval '7 days'",
}

/** Whether a hold expired so long ago that no payment is honoured: its order would keep the price for ever (decision 155). */
export const hasHoldEndedLongAgo = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.run(endedHold, [id])).length === 1

type StayNights = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate }

/** Expires all lapsed holds on the nights of room types (L-3), one type after the other. */
export async function expireLapsedHoldsOn(
  sql: Sql,
  roomTypeIds: readonly string[],
  { checkIn, checkOut }: StayNights,
): Promise<void> {
  for (const roomTypeId of roomTypeIds) await sql.run(expireOnNights, [roomTypeId, checkIn, checkOut])
}

/** Cancels a confirmed booking: releases its rooms and reverses its room charge; false when it is not confirmed. */
export async function cancelConfirmedBooking(sql: Sql, id: string, by: PostedBy): Promise<boolean> {
  const isCancelled = (await sql.run(cancelConfirmed, [id, by.businessDate])).length === 1
  if (isCancelled) await adjustRoomCharges(sql, { bookingId: id, description: "Room charge reversed", ...by })
  return isCancelled
}

/** Cancels a hold and releases its rooms; false when it is not held. */
export async function cancelHeldBooking(sql: Sql, id: string, on: CalendarDate): Promise<boolean> {
  return (await sql.run(cancelHeld, [id, on])).length === 1
}

// Both statements of a move lock all of its nights in order, so that the second needs no further locks.
const moveNights = (name: string, moved: string): Statement => ({
  name,
  text: `with difference as (
      select room_type_id, night, sum(rooms)::int as rooms from (
        select r.room_type_id, day::date as night, -1 as rooms from booking_rooms r,
          generate_series(r.check_in, r.check_out - 1, interval '1 day') as day where r.booking_id = $1
        union all
        select case when r.position = any ($4::int[]) then $5::uuid else r.room_type_id end, day::date, 1
        from booking_rooms r, generate_series($2::date, $3::date - 1, interval '1 day') as day where r.booking_id = $1
      ) as both_stays group by 1, 2 having sum(rooms) <> 0
    ), locked as materialized (
      select i.room_type_id, i.night, difference.rooms
      from inventory_nights i join difference using (room_type_id, night)
      where difference.rooms < 0 or not i.is_closed
      order by i.room_type_id, i.night for update of i
    ), counted as (
      update inventory_nights i set sold = i.sold + locked.rooms
      from locked where i.room_type_id = locked.room_type_id and i.night = locked.night and ${moved} returning 1
    )
    select (select count(*) from difference) = (select count(*) from locked) as "isComplete"`,
})

const takeAdded = moveNights("take-added-nights", "locked.rooms > 0")
const releaseGivenUp = moveNights("release-given-up-nights", "locked.rooms < 0")

/** New dates of a booking, or its dates with another type for some of its rooms. */
export type NewNights = StayNights & {
  readonly newType?: { readonly positions: readonly number[]; readonly roomTypeId: string }
}

const moveValues = (id: string, { checkIn, checkOut, newType }: NewNights): unknown[] => [
  id,
  checkIn,
  checkOut,
  newType?.positions ?? [],
  newType?.roomTypeId ?? null,
]

/**
 * Takes the inventory nights that a change adds to a confirmed booking, and locks those that it gives up; the caller has
 * locked the booking. False when new nights are closed or missing; throws 23514 on inventory_no_overbook when one is sold out.
 */
export async function takeAddedNights(sql: Sql, id: string, to: NewNights): Promise<boolean> {
  const [row] = await sql.run<{ isComplete: boolean }>(takeAdded, moveValues(id, to))
  return row?.isComplete ?? false
}

/** Releases the inventory nights that a change gives up, after `takeAddedNights` and before the booking is written. */
export async function releaseGivenUpNights(sql: Sql, id: string, to: NewNights): Promise<void> {
  await sql.run(releaseGivenUp, moveValues(id, to))
}
