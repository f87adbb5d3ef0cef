import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

type Shift = { pick: string; held: number; sold: number; also?: string }

// Lock order: booking rows first, then their rooms, then the nights in order. A room is locked to read its dates as they
// are now: the statement's snapshot is older when it waited for a change of dates.
const shift = (name: string, { pick, held, sold, also = "" }: Shift): Statement => ({
  name,
  text: `with moved as (${pick}), booked as (
      select r.room_type_id, r.check_in, r.check_out
      from moved join booking_rooms r on r.booking_id = moved.id for share of r
    ), wanted as (
      select room_type_id, day::date as night, count(*)::int as rooms
      from booked cross join lateral generate_series(check_in, check_out - 1, interval '1 day') as day
      group by 1, 2
    ), locked as materialized (
      select i.room_type_id, i.night, wanted.rooms
      from inventory_nights i join wanted using (room_type_id, night)
      order by i.room_type_id, i.night for update of i
    ), shifted as (
      update inventory_nights i
      set held = i.held + (${held}) * locked.rooms, sold = i.sold + (${sold}) * locked.rooms
      from locked where i.room_type_id = locked.room_type_id and i.night = locked.night returning 1
    )${also}
    select moved.id, moved.reference from moved`,
})

const charge = `, record as (
      insert into booking_confirmations (id, booking_id) select $2::uuid, id from moved on conflict do nothing
    ), charge as (
      insert into ledger_entries (transaction_id, booking_id, kind, account, amount_paise)
      select $3::uuid, moved.id, 'charge', e.account, e.amount
      from moved, lateral (values ('guest', moved.total_paise), ('room-revenue', -moved.subtotal_paise),
        ('gst-payable', -moved.gst_paise)) as e (account, amount)
      where e.amount <> 0
    )`

const returned = "id, reference, subtotal_paise, gst_paise, total_paise"

const confirmHeld = shift("confirm-held", {
  pick: `update bookings set status = 'confirmed', hold_expires_at = null, confirmed_at = now(), updated_at = now(),
      version = version + 1 where id = $1 and status = 'held' returning ${returned}`,
  held: -1,
  sold: 1,
  also: charge,
})

const confirmExpired = shift("confirm-expired", {
  pick: `update bookings set status = 'confirmed', hold_expires_at = null, ended_at = null, confirmed_at = now(),
      updated_at = now(), version = version + 1 where id = $1 and status = 'expired' returning ${returned}`,
  held: 0,
  sold: 1,
  also: charge,
})

const reconfirm = shift("reconfirm-cancelled", {
  pick: `update bookings set status = 'confirmed', ended_at = null, updated_at = now(), version = version + 1
    where id = $1 and status = 'cancelled' returning ${returned}`,
  held: 0,
  sold: 1,
  also: charge,
})

const expireBatch = shift("expire-holds", {
  pick: `update bookings set status = 'expired', hold_expires_at = null, ended_at = now(), updated_at = now(),
      version = version + 1
    where id in (select b.id from bookings b where b.status = 'held' and b.hold_expires_at <= now()
      order by b.hold_expires_at limit 50 for no key update skip locked) returning ${returned}`,
  held: -1,
  sold: 0,
})

const expireOnNights: Statement = {
  name: "expire-holds-on-nights",
  text: "select expire_lapsed_holds($1, $2::date, $3::date) as freed",
}

const release = `, released as (
      insert into ledger_entries (transaction_id, booking_id, kind, account, amount_paise)
      select $2::uuid, moved.id, 'release', e.account, e.amount
      from moved, lateral (values ('guest', -moved.total_paise), ('room-revenue', moved.subtotal_paise),
        ('gst-payable', moved.gst_paise)) as e (account, amount)
      where e.amount <> 0
    ), fee as (
      insert into ledger_entries (transaction_id, booking_id, kind, account, amount_paise)
      select $2::uuid, moved.id, 'fee', e.account, e.amount
      from moved, (values ('guest', $3::bigint), ('fees', -$3::bigint)) as e (account, amount) where e.amount <> 0
    )`

const ended = (status: string, from: string) =>
  `update bookings set status = '${status}', hold_expires_at = null, ended_at = now(), updated_at = now(),
      version = version + 1 where id = $1 and status = '${from}' returning ${returned}`

const cancelConfirmed = shift("cancel-confirmed", {
  pick: ended("cancelled", "confirmed"),
  held: 0,
  sold: -1,
  also: release,
})

const cancelHeld = shift("cancel-held", { pick: ended("cancelled", "held"), held: -1, sold: 0 })

type Moved = { id: string; reference: string }

/** Makes a held booking certain and charges it; false when it was not held (a repeat changes nothing). */
export async function confirmHeldBooking(sql: Sql, id: string): Promise<boolean> {
  return (await sql.run<Moved>(confirmHeld, [id, randomUUID(), randomUUID()])).length === 1
}

/** Takes the rooms of a lapsed booking again and charges it. Throws 23514 on inventory_no_overbook when sold out. */
export async function confirmExpiredBooking(sql: Sql, id: string): Promise<boolean> {
  return (await sql.run<Moved>(confirmExpired, [id, randomUUID(), randomUUID()])).length === 1
}

/** Frees up to 50 lapsed holds, the oldest first, passing over those that another worker has; gives their ids. */
export async function expireLapsedHolds(sql: Sql): Promise<string[]> {
  return (await sql.run<Moved>(expireBatch, [])).map((row) => row.id)
}

/** The reverse of a cancellation: takes its rooms again and charges it. Throws 23514 on inventory_no_overbook. */
export async function reconfirmCancelledBooking(sql: Sql, id: string): Promise<boolean> {
  return (await sql.run<Moved>(reconfirm, [id, randomUUID(), randomUUID()])).length === 1
}

export type TypeNights = { roomTypeId: string; checkIn: CalendarDate; checkOut: CalendarDate }

/** Frees at once every lapsed hold on the nights of a type (L-3); gives how many there were. */
export async function expireLapsedHoldsOn(sql: Sql, nights: TypeNights): Promise<number> {
  const values = [nights.roomTypeId, nights.checkIn, nights.checkOut]
  return (await sql.run<{ freed: number }>(expireOnNights, values))[0]?.freed ?? 0
}

/** Frees the rooms of a certain booking, takes back its charge and books the fee; false when it was not certain. */
export async function cancelConfirmedBooking(sql: Sql, id: string, fee: Money): Promise<boolean> {
  return (await sql.run<Moved>(cancelConfirmed, [id, randomUUID(), fee])).length === 1
}

/** Frees the rooms of a hold; false when it was not held. */
export async function cancelHeldBooking(sql: Sql, id: string): Promise<boolean> {
  return (await sql.run<Moved>(cancelHeld, [id])).length === 1
}

const moveNights: Statement = {
  name: "move-nights",
  text: `with difference as (
      select room_type_id, night, sum(rooms)::int as rooms from (
        select r.room_type_id, day::date as night, -1 as rooms from booking_rooms r,
          generate_series(r.check_in, r.check_out - 1, interval '1 day') as day where r.booking_id = $1
        union all
        select r.room_type_id, day::date, 1 from booking_rooms r,
          generate_series($2::date, $3::date - 1, interval '1 day') as day where r.booking_id = $1
      ) as both_stays group by 1, 2 having sum(rooms) <> 0
    ), locked as materialized (
      select i.room_type_id, i.night, difference.rooms
      from inventory_nights i join difference using (room_type_id, night)
      where difference.rooms < 0 or not i.is_closed
      order by i.room_type_id, i.night for update of i
    ), shifted as (
      update inventory_nights i set sold = i.sold + locked.rooms
      from locked where i.room_type_id = locked.room_type_id and i.night = locked.night returning 1
    )
    select (select count(*) from difference) = (select count(*) from shifted) as is_complete`,
}

/**
 * Moves the nights of a confirmed booking, whose row the caller has locked, to another stay.
 * False when nights of the new stay are closed or not loaded; throws 23514 on inventory_no_overbook when one is full.
 */
export async function moveBookingNights(
  sql: Sql,
  id: string,
  to: { checkIn: CalendarDate; checkOut: CalendarDate },
): Promise<boolean> {
  const [row] = await sql.run<{ is_complete: boolean }>(moveNights, [id, to.checkIn, to.checkOut])
  return row?.is_complete ?? false
}
