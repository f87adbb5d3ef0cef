import type { Database } from "#src/platform/db/database.ts"
import { readTablePage, streamTable } from "#src/platform/db/table-page.ts"
import type { TableSourceOf } from "#src/platform/db/table-source.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import type { TablePage, TableQuery } from "#src/shared/table-query.ts"
import type { BookingStatus, PaymentMode, PaymentStatus } from "#src/features/bookings/booking.ts"
import { foundBookings, matchesBooking, partsOfBookings, partsOfRooms } from "./booking-search.store.ts"
import type { bookingListRules, ListedBooking } from "./booking-list.ts"
import type { Party } from "#src/features/availability/party.ts"

const source: TableSourceOf<ReturnType<typeof bookingListRules>> = {
  table: "bookings",
  alias: "b",
  always: `b.deleted_at is null and not (b.payment_mode = 'online' and b.payment_status = 'pending')`,
  sorts: {
    booked: { by: "b.created_at", type: "timestamptz" },
    arrival: { by: "b.check_in", type: "date" },
    departure: { by: "b.check_out", type: "date" },
    price: { by: "b.total_paise", type: "bigint" },
  },
  filters: {
    status: { kind: "part" },
    payment: { kind: "part" },
    mode: { kind: "part" },
    room: {
      kind: "values",
      isLookup: true,
      condition: (rooms, place) =>
        `exists (select 1 from booking_rooms r where r.booking_id = b.id and r.room_type_id = any (${place(rooms)}::uuid[]))`,
    },
    arrival: { kind: "days", by: "b.check_in", type: "date", after: "b.created_at" },
    departure: { kind: "days", by: "b.check_out", type: "date", after: "b.created_at" },
    booked: { kind: "days", by: "b.created_at", type: "timestamptz" },
  },
  parts: partsOfBookings,
  search: { matches: matchesBooking, found: foundBookings },
  select: `b.id, b.reference, b.status, b.payment_mode, b.payment_status, b.check_in, b.check_out, b.rooms,
    b.total_paise, b.created_at, u.name, u.email, u.phone, room.room_name, room.party, night.price_paise`,
  joins: `join users u on u.id = b.user_id
    cross join lateral (select min(r.room_name) filter (where r.position = 1) as room_name,
        json_agg(json_build_object('adults', r.adults, 'children', r.children) order by r.position) as party
      from booking_rooms r where r.booking_id = b.id) as room
    cross join lateral (select n.price_paise from booking_nights n where n.booking_id = b.id
      order by n.room_position, n.night limit 1) as night`,
}

// What a room costs decides where its bookings stand by price, so that the keyset along all of them might not meet one.
const byRoomAndPrice: typeof source = {
  ...source,
  filters: { ...source.filters, room: { kind: "part" } },
  parts: partsOfRooms,
}

// The order in which a list is opened has the rooms in its indexes; what a search finds has not.
const ofRoomsAsBooked: typeof source = {
  ...source,
  filters: {
    ...source.filters,
    room: { kind: "values", condition: (rooms, place) => `b.room_type_id = any (${place(rooms)}::uuid[])` },
  },
}

function sourceOf({ sort, choices, search }: TableQuery): typeof source {
  if (!choices["room"]) return source
  if (sort.key === "price") return byRoomAndPrice
  return sort.key === "booked" && search === "" ? ofRoomsAsBooked : source
}

type ListedRow = {
  id: string
  reference: string
  status: BookingStatus
  payment_mode: PaymentMode
  payment_status: PaymentStatus
  check_in: CalendarDate
  check_out: CalendarDate
  party: Party
  rooms: number
  total_paise: number
  created_at: string
  name: string
  email: string
  phone: string
  room_name: string
  price_paise: number
}

const toListed = (row: ListedRow): ListedBooking => ({
  id: row.id,
  reference: row.reference,
  guest: { name: row.name, email: row.email, phone: row.phone },
  status: row.status,
  paymentMode: row.payment_mode,
  paymentStatus: row.payment_status,
  checkIn: row.check_in,
  checkOut: row.check_out,
  roomName: row.room_name,
  rooms: row.rooms,
  party: row.party,
  nightPrice: fromPaise(row.price_paise),
  total: fromPaise(row.total_paise),
  createdAt: row.created_at,
})

export const readBookingPage = (db: Database, query: TableQuery): Promise<TablePage<ListedBooking>> =>
  readTablePage(db, sourceOf(query), { query, toRow: toListed })

export const streamBookings = (db: Database, query: TableQuery): AsyncGenerator<readonly ListedBooking[]> =>
  streamTable(db, sourceOf(query), { query, toRow: toListed })
