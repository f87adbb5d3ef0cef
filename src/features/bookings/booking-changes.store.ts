import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Booking, BookingStatus } from "./booking.ts"
import type { CancellationPolicy } from "#src/features/pricing/cancellation-policy.ts"
import type { Quote, RoomsOfType } from "#src/features/pricing/quote.ts"
import type { Stay } from "#src/features/availability/stay.ts"

const changeStatus: Statement = {
  name: "change-booking-status",
  text: `update bookings set status = $2, ended_on = $3::date, updated_at = now(), version = version + 1
    where id = $1`,
}

/** Completes a stay on a business date, or makes it confirmed again (null); the caller has locked the booking. */
export async function updateCompletion(sql: Sql, id: string, endedOn: CalendarDate | null): Promise<void> {
  await sql.run(changeStatus, [id, endedOn === null ? "confirmed" : "completed", endedOn])
}

const changeMode: Statement = {
  name: "change-payment-mode",
  text: `update bookings set payment_mode = $2, updated_at = now(), version = version + 1
    where id = $1 and payment_mode <> $2`,
}

/** Records that a booking is paid online, or at the hotel. */
export async function updatePaymentMode(sql: Sql, id: string, mode: Booking["paymentMode"]): Promise<void> {
  await sql.run(changeMode, [id, mode])
}

const changeDates: Statement = {
  name: "change-booking-dates",
  text: `with old_nights as (
      delete from booking_nights where booking_id = $1
    ), rooms as (
      update booking_rooms set check_in = $2::date, check_out = $3::date where booking_id = $1
    )
    update bookings set check_in = $2::date, check_out = $3::date, subtotal_paise = $4, gst_paise = $5,
      total_paise = $6, cancellation_policy = $7, nights_taken = types.nights, nights_wanted = types.nights,
      updated_at = now(), version = version + 1
    from (select count(distinct room_type_id) * ($3::date - $2::date) as nights from booking_rooms where booking_id = $1) as types
    where id = $1`,
}

const insertNights: Statement = {
  name: "insert-booking-nights",
  text: `insert into booking_nights
      (booking_id, room_position, night, price_paise, taxable_paise, gst_paise, gst_basis_points)
    select $1, * from unnest($2::int[], $3::date[], $4::bigint[], $5::bigint[], $6::bigint[], $7::int[])`,
}

type ChangedStay = { readonly stay: Stay; readonly quote: Quote; readonly policy: CancellationPolicy }

/** Replaces the dates, price and policy of a booking; the caller has locked it and moved its inventory nights. */
export async function updateStay(sql: Sql, booking: Booking, to: ChangedStay): Promise<void> {
  const { stay, quote, policy } = to
  const totals = [quote.subtotal, quote.gst, quote.total]
  await sql.run(changeDates, [booking.id, stay.checkIn, stay.checkOut, ...totals, JSON.stringify(policy)])
  // The quote of rooms of one price does not say which rooms have it: all of them.
  const all = booking.bookedRooms.map((_, index) => index + 1)
  const rows = quote.nights.flatMap(({ positions = all, ...night }) =>
    positions.map((position) => ({ ...night, position })),
  )
  await sql.run(insertNights, [
    booking.id,
    rows.map(({ position }) => position),
    rows.map(({ night }) => night),
    rows.map(({ price }) => price),
    rows.map(({ taxable }) => taxable),
    rows.map(({ gst }) => gst),
    rows.map(({ basisPoints }) => basisPoints),
  ])
}

const changeRoomTypes: Statement = {
  name: "change-booked-room-types",
  text: `with rooms as (
      select position, case when position = any ($2::int[]) then $3::uuid else room_type_id end as room_type_id,
        case when position = any ($2::int[]) then $4::text else room_name end as room_name
      from booking_rooms where booking_id = $1
    ), changed as (
      update booking_rooms r set room_type_id = rooms.room_type_id, room_name = rooms.room_name,
        keeps_price = case when r.position = any ($2::int[]) then $5::boolean else r.keeps_price end,
        is_mixed = (select count(distinct room_type_id) > 1 from rooms)
      from rooms where r.booking_id = $1 and r.position = rooms.position
    )
    update bookings set room_type_id = (select room_type_id from rooms order by position limit 1) where id = $1`,
}

type NewType = Omit<Required<RoomsOfType>, "rooms"> & {
  /** Whether the rooms keep the price of their type before. */
  readonly keepsPrice: boolean
}

/** Gives rooms of a booking another type; the caller has locked it and moved its inventory nights. */
export async function updateRoomTypes(
  sql: Sql,
  { id }: Pick<Booking, "id">,
  { positions, roomTypeId, roomName, keepsPrice }: NewType,
): Promise<void> {
  await sql.run(changeRoomTypes, [id, positions, roomTypeId, roomName, keepsPrice])
}

const keptPrices: Statement = {
  name: "rooms-that-keep-their-price",
  text: "select position from booking_rooms where booking_id = $1 and keeps_price",
}

/** The positions of the rooms that kept the price of another type. */
export async function listUpgradedRooms(sql: Sql, bookingId: string): Promise<number[]> {
  const rows = await sql.run<{ position: number }>(keptPrices, [bookingId])
  return rows.map(({ position }) => position)
}

/** Whether the accounts need booking `b`: a completed stay, more than its room charge, or a document, as SQL text. */
export const hasPostingsSql = (b: string): string => `(${b}.status = 'completed'
    or exists (select 1 from folio_lines l where l.booking_id = ${b}.id and l.kind <> 'room')
    or exists (select 1 from documents d where d.booking_id = ${b}.id))`

const postings: Statement = {
  name: "booking-has-postings",
  text: `select 1 from bookings b where b.id = $1 and ${hasPostingsSql("b")}`,
}

export const hasPostings = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.run(postings, [id])).length === 1

const softDelete: Statement = {
  name: "delete-booking",
  text: `update bookings set deleted_at = now(), deleted_status = $2, updated_at = now(), version = version + 1
    where id = $1 and deleted_at is null`,
}

/** Marks a booking as deleted and stores its status, so that it can be restored. */
export async function removeBooking(sql: Sql, { id, status }: Pick<Booking, "id" | "status">): Promise<void> {
  await sql.run(softDelete, [id, status])
}

const lockDeleted: Statement = {
  name: "lock-deleted-booking",
  text: `select id, status, deleted_status as "statusBefore" from bookings
    where id = $1 and deleted_at is not null for no key update`,
}

type DeletedBooking = Pick<Booking, "id" | "status"> & { readonly statusBefore: BookingStatus | null }

/** Locks a deleted booking until the transaction ends. */
export async function lockDeletedBooking(sql: Sql, id: string): Promise<DeletedBooking | null> {
  if (!isRecordId(id)) return null
  const [row] = await sql.run<DeletedBooking>(lockDeleted, [id])
  return row ?? null
}

const undelete: Statement = {
  name: "restore-booking",
  text: `update bookings set deleted_at = null, deleted_status = null, updated_at = now(), version = version + 1
    where id = $1 and deleted_at is not null returning id`,
}

/** Shows a deleted booking again, with the status that the deletion left; false when it is not deleted. */
export const undeleteBooking = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.run(undelete, [id])).length === 1
