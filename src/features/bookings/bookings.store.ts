import { chosenUsernameSql, knownEmailSql } from "#src/features/accounts/accounts.service.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import { bookedOfferSql } from "./booked-offers.store.ts"
import { companySql } from "./company/company.store.ts"
import { dayRoomSql } from "./day-rooms/booking-hours.store.ts"
import { roomNamesSql } from "./list/booked-room-names.store.ts"
import { keptPriceSql } from "./price-lock/kept-prices.store.ts"
import type { Booking } from "./booking.ts"

// The rows are chosen first, by index, and only then joined: a page costs the same at a million bookings.
const selectBookings = (chosen: string): string => `with chosen as (${chosen})
  select b.id, b.sequence, b.reference, b.status, b.payment_mode as "paymentMode", b.payment_status as "paymentStatus",
    b.check_in as "checkIn", b.check_out as "checkOut", ${dayRoomSql("b")} as "dayRoom", b.rooms, b.subtotal_paise as subtotal, b.gst_paise as gst,
    b.total_paise as total, b.cancellation_policy as "cancellationPolicy", b.hold_expires_at as "holdExpiresAt",
    b.language, b.version, b.created_at as "createdAt", b.confirmed_at is not null as "wasConfirmed",
    b.ended_on as "endedOn", b.balance_paise as owed,
    greatest(0, least(b.balance_paise, b.balance_paise - b.company_balance_paise)) as "guestDue",
    greatest(0, b.company_balance_paise) as "companyDue", b.credit_paise as credit,
    b.paid_paise - b.refunded_paise as paid, b.refunded_paise as refunded, b.room_type_id as "roomTypeId", room.name as "roomName",
    room.booked_rooms as "bookedRooms", night.nights, paid.transaction_id as "transactionId",
    ${companySql("b")} as company,
    (select json_build_object('time', to_char(a.arrives_at, 'HH24:MI'), 'flight', a.flight, 'wantsCar', a.wants_car,
        'furtherGuests', a.further_guests, 'requests', a.requests)
      from booking_arrivals a where a.booking_id = b.id) as arrival,
    coalesce((select json_agg(json_build_object('extraId', e.extra_id, 'name', e.name, 'unit', e.unit, 'price', e.price_paise,
        'gstBasisPoints', e.gst_basis_points, 'sac', e.sac, 'lineId', e.line_id) order by e.position, e.name)
      from booking_extras e where e.booking_id = b.id), '[]') as extras,
    ${bookedOfferSql("b")} as offer,
    ${keptPriceSql("b")} as "keptPrice",
    (select p.picture_id from room_pictures p where p.room_type_id = b.room_type_id order by p.position limit 1) as "pictureId",
    json_build_object('id', u.id, 'name', u.name, 'username', ${chosenUsernameSql("u")}, 'email', ${knownEmailSql("u")}, 'phone', u.phone,
      'address', u.address, 'pin', u.pin, 'city', u.city, 'state', u.state) as guest
  from chosen b
    join users u on u.id = b.user_id
    cross join lateral (select ${roomNamesSql("b.id")} as name,
        json_agg(json_build_object('roomTypeId', r.room_type_id, 'roomName', r.room_name,
          'adults', r.adults, 'children', r.children) order by r.position) as booked_rooms
      from booking_rooms r where r.booking_id = b.id) as room
    cross join lateral (select json_agg(json_build_object('night', n.night, 'roomTypeId', n.room_type_id, 'roomName', n.room_name,
        'rooms', n.rooms, 'positions', n.positions, 'price', n.price_paise, 'taxable', n.taxable_paise, 'gst', n.gst_paise,
        'basisPoints', n.gst_basis_points) order by n.night, n.positions) as nights
      from (select p.night, r.room_type_id, r.room_name, p.price_paise, p.taxable_paise, p.gst_paise, p.gst_basis_points,
          count(*)::int as rooms, array_agg(r.position order by r.position) as positions
        from booking_nights p join booking_rooms r on r.booking_id = p.booking_id and r.position = p.room_position
        where p.booking_id = b.id group by 1, 2, 3, 4, 5, 6, 7) as n) as night
    left join lateral (select p.provider_payment_id as transaction_id from payments p
      where p.booking_id = b.id and p.problem is null order by p.captured_at limit 1) as paid on true
  order by b.sequence desc`

const bookingById: Statement = {
  name: "booking-by-id",
  text: selectBookings("select * from bookings where id = $1 and deleted_at is null"),
}

const deletedById: Statement = {
  name: "deleted-booking-by-id",
  text: selectBookings("select * from bookings where id = $1 and deleted_at is not null"),
}

const newestOfUser: Statement = {
  name: "newest-booking-of-user",
  text: selectBookings(
    "select * from bookings where user_id = $1 and deleted_at is null order by sequence desc limit 1",
  ),
}

const notHidden = "(confirmed_at is not null or paid_paise <> 0 or refunded_paise <> 0)"

const ofUser: Statement = {
  name: "bookings-of-user",
  text: selectBookings(`select * from bookings where user_id = $1 and deleted_at is null and ($2 or ${notHidden})
    and sequence < $3 order by sequence desc limit $4`),
}

const holdsOfUser: Statement = {
  name: "holds-of-user",
  text: selectBookings(`select * from bookings where user_id = $1 and deleted_at is null and status = 'held'
    and not ${notHidden} order by sequence desc`),
}

const ofAll: Statement = {
  name: "bookings-of-all",
  text: selectBookings(`select * from bookings where deleted_at is null and ($1 or ${notHidden})
    and sequence < $2 order by sequence desc limit $3`),
}

/** Null also for a text that is not an id. */
export async function findBookingById(sql: Sql, id: string): Promise<Booking | null> {
  if (!isRecordId(id)) return null
  const [booking] = await sql.run<Booking>(bookingById, [id])
  return booking ?? null
}

/** A deleted booking, for its cancellation email. */
export async function findDeletedBooking(sql: Sql, id: string): Promise<Booking | null> {
  const [booking] = await sql.run<Booking>(deletedById, [id])
  return booking ?? null
}

export async function findNewestOfUser(sql: Sql, userId: string): Promise<Booking | null> {
  const [booking] = await sql.run<Booking>(newestOfUser, [userId])
  return booking ?? null
}

/** A page of a list, newest first; `before` is the sequence of the last booking on the previous page. */
export type BookingPage = { before?: number | undefined; limit: number; withUnpaid: boolean }

const lastSequence = Number.MAX_SAFE_INTEGER

export async function listBookingsOfUser(sql: Sql, userId: string, page: BookingPage): Promise<Booking[]> {
  const values = [userId, page.withUnpaid, page.before ?? lastSequence, page.limit]
  return sql.run<Booking>(ofUser, values)
}

/** The unpaid holds of a user, newest first, also those that have ended and are not released yet. */
export async function listHoldsOfUser(sql: Sql, userId: string): Promise<Booking[]> {
  return sql.run<Booking>(holdsOfUser, [userId])
}

export async function listAllBookings(sql: Sql, page: BookingPage): Promise<Booking[]> {
  const values = [page.withUnpaid, page.before ?? lastSequence, page.limit]
  return sql.run<Booking>(ofAll, values)
}

/** The id of the booking with this reference; null when there is none. */
export async function findBookingIdOfReference(sql: Sql, reference: string): Promise<string | null> {
  const [row] = await sql.execute<{ id: string }>(
    "select id from bookings where reference = $1 and deleted_at is null",
    [reference],
  )
  return row?.id ?? null
}

// FOR UPDATE would deadlock with payments and refunds, whose foreign keys lock this row.
const lockBooking: Statement = {
  name: "lock-booking",
  text: "select id from bookings where id = $1 and deleted_at is null for no key update",
}

/** Locks the booking until the transaction ends and reads it after the lock; null when there is none. */
export async function lockAndFindBooking(sql: Sql, id: string): Promise<Booking | null> {
  const rows = isRecordId(id) ? await sql.run(lockBooking, [id]) : []
  return rows.length === 0 ? null : findBookingById(sql, id)
}

/**
 * Blocks an erasure of the booking's guest until the transaction ends, but no other transaction. Call it before the booking
 * is locked: an erasure locks the guest first and the guest's bookings after it. Null when there is no such booking.
 */
export async function lockGuestOfBooking(
  sql: Sql,
  id: string,
): Promise<{ readonly isErased: boolean } | null> {
  if (!isRecordId(id)) return null
  const [guest] = await sql.execute<{ isErased: boolean }>(
    `select erased_at is not null as "isErased" from users where id = (select user_id from bookings where id = $1)
      for key share`,
    [id],
  )
  return guest ?? null
}
