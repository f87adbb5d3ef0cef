import { knownEmailSql } from "#src/features/accounts/accounts.service.ts"
import { outstandingRefundSql } from "#src/features/payments/refunds.service.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { days, defineList, type ListColumns, type ListSql } from "#src/platform/lists/define-list.ts"
import { dayRoomSql } from "#src/features/bookings/day-rooms/booking-hours.store.ts"
import { roomNamesSql } from "#src/features/bookings/list/booked-room-names.store.ts"
import { bookingSearch, statusColumns, statusKey } from "./booking-filters.list.ts"
import type { ListedBooking } from "./listed-booking.ts"

type RoomChoice = { readonly id: string; readonly name: string }

const sql: ListSql = {
  table: "bookings",
  alias: "b",
  where: "b.deleted_at is null",
  key: statusKey,
  select: `b.id, b.reference, u.name as "guestName", ${knownEmailSql("u")} as "guestEmail", u.phone as "guestPhone", b.status,
    b.payment_mode as "paymentMode", b.payment_status as "paymentStatus", b.check_in as "checkIn",
    b.check_out as "checkOut", ${dayRoomSql("b")} as "dayRoom", b.arrives_on as "arrivesOn", b.departs_on as "departsOn", room.room_name as "roomName", b.rooms, room.party, night.price_paise as "nightPrice",
    b.total_paise as total, b.balance_paise as owed, b.credit_paise as credit, b.paid_paise - b.refunded_paise as paid, b.refunded_paise as refunded,
    ${outstandingRefundSql("b.id")} as "outstandingRefund", b.created_at as "createdAt"`,
  joins: `join users u on u.id = b.user_id
    cross join lateral (select ${roomNamesSql("b.id")} as room_name,
      json_agg(json_build_object('adults', r.adults, 'children', r.children) order by r.position) as party
      from booking_rooms r where r.booking_id = b.id) as room
    cross join lateral (select case when min(n.price_paise) = max(n.price_paise) and b.day_room_hours is null
      then min(n.price_paise) end as price_paise from booking_nights n where n.booking_id = b.id) as night`,
}

// A booking has the type of its first room; the index of mixed bookings finds the others.
const ofRoomTypes = (ids: string): string => `(b.room_type_id = any (${ids}::uuid[]) or b.id in
  (select m.booking_id from booking_rooms m where m.is_mixed and m.room_type_id = any (${ids}::uuid[])))`

const columnsWith = (rooms: readonly RoomChoice[]): ListColumns<ListedBooking> => ({
  reference: { label: "Reference", cell: ["name", "reference"], sort: "booked" },
  booked: {
    label: "Booked",
    isExtra: true,
    cell: ["time", "createdAt"],
    sort: ["timestamptz", "b.created_at"],
    filter: days,
  },
  guest: { label: "Guest", cell: ["text", "guestName"] },
  email: { label: "Email", isExtra: true, cell: ["email", "guestEmail"] },
  phone: { label: "Phone", isExtra: true, cell: ["nowrap", "guestPhone"] },
  stay: { label: "Stay", sort: "arrival" },
  arrival: {
    label: "Arrival",
    isExtra: true,
    cell: ["date", "arrivesOn"],
    sort: ["date", "b.arrives_on"],
    filter: { kind: "days", notBefore: "b.created_at" },
  },
  departure: {
    label: "Departure",
    isExtra: true,
    cell: ["date", "departsOn"],
    sort: ["date", "b.departs_on"],
    filter: { kind: "days", notBefore: "b.created_at" },
  },
  room: {
    label: "Room",
    cell: ["text", "roomName"],
    filter: {
      kind: "choice",
      choices: rooms.map(({ id, name }) => ({ value: id, label: name })),
      where: (values, addParameter) => ofRoomTypes(addParameter(values)),
    },
  },
  rooms: { label: "Rooms", isExtra: true, cell: ["text", "rooms"] },
  price: { label: "Price", align: "end", cell: ["money", "total"], sort: ["bigint", "b.total_paise"] },
  ...statusColumns,
})

/** The bookings of the hotel, without unpaid online attempts (ADM-6, ADM-9). */
export const bookingList = (rooms: readonly RoomChoice[]) =>
  defineList<ListedBooking>({
    name: "bookings",
    path: "/admin/booking",
    pluralName: "bookings",
    right: "bookings.see",
    removeRight: "bookings.delete",
    rowName: "reference",
    rowPath: "/admin/:id",
    columns: columnsWith(rooms),
    firstSort: { key: "booked", direction: "desc" },
    search: bookingSearch,
    sql,
  })

/** The list with the room types that the hotel sells now as the choices of its filter. */
export const findBookingList = async ({ db }: Pick<Platform, "db">) =>
  bookingList(await listActiveRoomTypes(db))
