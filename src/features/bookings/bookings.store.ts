import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import type { BookedRoom, Booking, BookingStatus, Guest, PaymentMode, PaymentStatus } from "./booking.ts"
import type { CancellationPolicy } from "#src/features/pricing/cancellation-policy.ts"

type NightJson = {
  night: CalendarDate
  rooms: number
  price: number
  taxable: number
  gst: number
  bp: number
}

type BookingRow = {
  id: string
  sequence: number
  reference: string
  status: BookingStatus
  payment_mode: PaymentMode
  payment_status: PaymentStatus
  check_in: CalendarDate
  check_out: CalendarDate
  booked_rooms: BookedRoom[]
  rooms: number
  subtotal_paise: number
  gst_paise: number
  total_paise: number
  cancellation_policy: CancellationPolicy
  hold_expires_at: string | null
  version: number
  created_at: string
  guest: Guest
  room_type_id: string
  picture_id: string | null
  nights: NightJson[]
  transaction_id: string | null
}

// The rows are chosen first, by index, and only then joined: a page costs the same at a million bookings.
const joined = (chosen: string): string => `with chosen as (${chosen})
  select b.id, b.sequence, b.reference, b.status, b.payment_mode, b.payment_status, b.check_in, b.check_out,
    b.rooms, b.subtotal_paise, b.gst_paise, b.total_paise, b.cancellation_policy, b.hold_expires_at, b.version,
    b.created_at, b.room_type_id, room.booked_rooms, night.nights, paid.transaction_id,
    (select p.picture_id from room_pictures p where p.room_type_id = b.room_type_id order by p.position limit 1) as picture_id,
    json_build_object('id', u.id, 'name', u.name, 'username', u.username, 'email', u.email, 'phone', u.phone,
      'address', u.address, 'pin', u.pin, 'city', u.city, 'state', u.state) as guest
  from chosen b
    join users u on u.id = b.user_id
    cross join lateral (select json_agg(json_build_object('roomTypeId', r.room_type_id, 'roomName', r.room_name,
        'adults', r.adults, 'children', r.children) order by r.position) as booked_rooms
      from booking_rooms r where r.booking_id = b.id) as room
    cross join lateral (select json_agg(json_build_object('night', n.night, 'rooms', n.rooms, 'price', n.price_paise,
        'taxable', n.taxable_paise, 'gst', n.gst_paise, 'bp', n.gst_basis_points) order by n.night) as nights
      from (select night, price_paise, taxable_paise, gst_paise, gst_basis_points, count(*)::int as rooms
        from booking_nights where booking_id = b.id group by 1, 2, 3, 4, 5) as n) as night
    left join lateral (select p.provider_payment_id as transaction_id from payments p
      where p.booking_id = b.id and p.problem is null order by p.captured_at limit 1) as paid on true
  order by b.sequence desc`

const toBooking = (row: BookingRow): Booking => ({
  id: row.id,
  sequence: row.sequence,
  reference: row.reference,
  guest: row.guest,
  status: row.status,
  paymentMode: row.payment_mode,
  paymentStatus: row.payment_status,
  checkIn: row.check_in,
  checkOut: row.check_out,
  roomTypeId: row.room_type_id,
  roomName: row.booked_rooms[0]?.roomName ?? "",
  pictureId: row.picture_id,
  rooms: row.rooms,
  bookedRooms: row.booked_rooms,
  nights: row.nights.map((night) => ({
    night: night.night,
    rooms: night.rooms,
    price: fromPaise(night.price),
    taxable: fromPaise(night.taxable),
    gst: fromPaise(night.gst),
    basisPoints: night.bp,
  })),
  subtotal: fromPaise(row.subtotal_paise),
  gst: fromPaise(row.gst_paise),
  total: fromPaise(row.total_paise),
  cancellationPolicy: row.cancellation_policy,
  holdExpiresAt: row.hold_expires_at,
  transactionId: row.transaction_id,
  version: row.version,
  createdAt: row.created_at,
})

const bookingById: Statement = {
  name: "booking-by-id",
  text: joined("select * from bookings where id = $1 and deleted_at is null"),
}

const deletedById: Statement = {
  name: "deleted-booking-by-id",
  text: joined("select * from bookings where id = $1 and deleted_at is not null"),
}

const newestOfUser: Statement = {
  name: "newest-booking-of-user",
  text: joined(
    "select * from bookings where user_id = $1 and deleted_at is null order by sequence desc limit 1",
  ),
}

const notHidden = "not (payment_mode = 'online' and payment_status = 'pending')"

const ofUser: Statement = {
  name: "bookings-of-user",
  text: joined(`select * from bookings where user_id = $1 and deleted_at is null and ($2 or ${notHidden})
    and sequence < $3 order by sequence desc limit $4`),
}

const ofAll: Statement = {
  name: "bookings-of-all",
  text: joined(`select * from bookings where deleted_at is null and ($1 or ${notHidden})
    and sequence < $2 order by sequence desc limit $3`),
}

/** Null when there is none, also for a text that is no id at all. */
export async function findBookingById(sql: Sql, id: string): Promise<Booking | null> {
  if (!isRecordId(id)) return null
  const [row] = await sql.run<BookingRow>(bookingById, [id])
  return row ? toBooking(row) : null
}

/** A deleted booking, for the email that tells of it. */
export async function findDeletedBooking(sql: Sql, id: string): Promise<Booking | null> {
  const [row] = await sql.run<BookingRow>(deletedById, [id])
  return row ? toBooking(row) : null
}

export async function findNewestOfUser(sql: Sql, userId: string): Promise<Booking | null> {
  const [row] = await sql.run<BookingRow>(newestOfUser, [userId])
  return row ? toBooking(row) : null
}

/** A page of a list, newest first: rows after `before`, at most `limit`, with unpaid online attempts or without. */
export type BookingPage = { before: number | null; limit: number; withUnpaid: boolean }

const beyondAll = Number.MAX_SAFE_INTEGER

export async function listBookingsOfUser(sql: Sql, userId: string, page: BookingPage): Promise<Booking[]> {
  const values = [userId, page.withUnpaid, page.before ?? beyondAll, page.limit]
  return (await sql.run<BookingRow>(ofUser, values)).map(toBooking)
}

export async function listAllBookings(sql: Sql, page: BookingPage): Promise<Booking[]> {
  const values = [page.withUnpaid, page.before ?? beyondAll, page.limit]
  return (await sql.run<BookingRow>(ofAll, values)).map(toBooking)
}

// Not FOR UPDATE: payments and refunds check their foreign key on this row while others hold it, and would deadlock.
const lockBooking: Statement = {
  name: "lock-booking",
  text: "select id from bookings where id = $1 and deleted_at is null for no key update",
}

/** Locks the booking's row until the transaction ends and reads it afresh; null when there is none. */
export async function lockAndFindBooking(sql: Sql, id: string): Promise<Booking | null> {
  const rows = isRecordId(id) ? await sql.run(lockBooking, [id]) : []
  return rows.length === 0 ? null : findBookingById(sql, id)
}
