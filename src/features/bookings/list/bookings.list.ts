import { paymentModeNames, paymentStatusNames, statusNames } from "#src/features/bookings/status-names.ts"
import {
  type CsvColumns,
  defineList,
  type ListColumns,
  type ListSort,
  type ListSql,
  timeColumn,
} from "#src/platform/lists/define-list.ts"
import { toRupees } from "#src/shared/money.ts"
import { roomNamesOf } from "#src/features/bookings/list/booked-room-names.store.ts"
import { bookingSearch, statusFilters, statusKey } from "./booking-filters.list.ts"
import type { ListedBooking } from "./listed-booking.ts"

export type RoomChoice = { readonly id: string; readonly name: string }

const columns: ListColumns<ListedBooking> = {
  reference: { label: "Reference", sort: "booked", cell: ["name", "reference"] },
  guest: { label: "Guest" },
  email: { label: "Email", isExtra: true, cell: ["email", "guestEmail"] },
  stay: { label: "Stay", sort: "arrival" },
  departure: { label: "Departure", sort: "departure", isExtra: true, cell: ["date", "checkOut"] },
  room: { label: "Room", cell: ["text", "roomName"] },
  price: { label: "Price", sort: "price", align: "end", cell: ["money", "total"] },
  status: { label: "Status" },
}

const sorts: Readonly<Record<string, ListSort>> = {
  booked: { label: "Booked", sql: "b.created_at", type: "timestamptz" },
  arrival: { label: "Arrival", sql: "b.check_in", type: "date" },
  departure: { label: "Departure", sql: "b.check_out", type: "date" },
  price: { label: "Price", sql: "b.total_paise", type: "bigint" },
}

const sql: ListSql = {
  table: "bookings",
  alias: "b",
  where: "b.deleted_at is null",
  key: statusKey,
  select: `b.id, b.reference, u.name as "guestName", u.email as "guestEmail", u.phone as "guestPhone", b.status,
    b.payment_mode as "paymentMode", b.payment_status as "paymentStatus", b.check_in as "checkIn",
    b.check_out as "checkOut", room.room_name as "roomName", b.rooms, room.party, night.price_paise as "nightPrice",
    b.total_paise as total, b.created_at as "createdAt"`,
  joins: `join users u on u.id = b.user_id
    cross join lateral (select ${roomNamesOf("b.id")} as room_name,
      json_agg(json_build_object('adults', r.adults, 'children', r.children) order by r.position) as party
      from booking_rooms r where r.booking_id = b.id) as room
    cross join lateral (select case when r.is_mixed then null else n.price_paise end as price_paise
      from booking_nights n join booking_rooms r on r.booking_id = n.booking_id and r.position = n.room_position
      where n.booking_id = b.id order by n.room_position, n.night limit 1) as night`,
}

const csv: CsvColumns<ListedBooking> = [
  ["Reference", ({ reference }) => reference],
  timeColumn("Booked at", ({ createdAt }) => createdAt),
  ["Guest", ({ guestName }) => guestName],
  ["Email", ({ guestEmail }) => guestEmail],
  ["Phone", ({ guestPhone }) => guestPhone],
  ["Arrive", ({ checkIn }) => checkIn],
  ["Depart", ({ checkOut }) => checkOut],
  ["Room", ({ roomName }) => roomName],
  ["Rooms", ({ rooms: number }) => number],
  ["Total (INR)", ({ total }) => toRupees(total)],
  ["Status", ({ status }) => statusNames[status]],
  ["Payment", ({ paymentStatus }) => paymentStatusNames[paymentStatus]],
  ["Mode", ({ paymentMode }) => paymentModeNames[paymentMode]],
]

// A booking has the type of its first room; the index of mixed bookings gives the others.
const ofRoomTypes = (ids: string): string => `(b.room_type_id = any (${ids}::uuid[]) or b.id in
  (select m.booking_id from booking_rooms m where m.is_mixed and m.room_type_id = any (${ids}::uuid[])))`

/** The bookings of the hotel, without unpaid online attempts (ADM-6, ADM-9). */
export const bookingList = (rooms: readonly RoomChoice[]) =>
  defineList<ListedBooking>({
    name: "bookings",
    path: "/admin/booking",
    things: "bookings",
    right: "bookings.see",
    removeRight: "bookings.delete",
    rowName: "reference",
    rowPath: "/admin/:id",
    columns,
    sorts,
    firstSort: { key: "booked", direction: "desc" },
    filters: {
      ...statusFilters,
      room: {
        kind: "choice",
        label: "Room",
        choices: rooms.map(({ id, name }) => ({ value: id, label: name })),
        where: (values, place) => ofRoomTypes(place(values)),
      },
      arrival: {
        kind: "days",
        label: "Arrival",
        column: "b.check_in",
        type: "date",
        notBefore: "b.created_at",
      },
      departure: {
        kind: "days",
        label: "Departure",
        column: "b.check_out",
        type: "date",
        notBefore: "b.created_at",
      },
      booked: { kind: "days", label: "Booked", column: "b.created_at", type: "timestamptz" },
    },
    search: bookingSearch,
    sql,
    csv,
  })
