import type { Sql, Statement } from "#src/platform/db/database.ts"
import { maxCounted } from "#src/shared/bounded-count.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import type { DayList, DeskStay, Short } from "./desk-stay.ts"

type StayRow = Omit<DeskStay, "total"> & { readonly total: number; readonly count: number }

// No stay is longer than 30 nights, so those that touch a day began at most 30 days before it: an index range.
const began = "b.check_in > $2::date - 31 and b.check_in <= $2::date"
const certain = "b.status in ('confirmed', 'completed')"

const conditions: Readonly<Record<DayList, { where: string; order: readonly string[] }>> = {
  arrivals: { where: `b.check_in = $2::date and ${certain}`, order: ["sequence"] },
  departures: { where: `${began} and b.check_out = $2::date and ${certain}`, order: ["sequence"] },
  "in-house": {
    where: `${began} and b.check_out > $2::date and ${certain}`,
    order: ["check_out", "sequence"],
  },
  unpaid: {
    where: `${began} and ${certain} and b.payment_status = 'pending'`,
    order: ["check_out", "sequence"],
  },
  holds: { where: "b.status = 'held' and b.hold_expires_at > now()", order: ["hold_expires_at"] },
}

// All of them are read once, by an index alone; only those that are shown are looked at.
const listed = (list: DayList): Statement => {
  const { where, order } = conditions[list]
  const columns = order.map((column) => `b.${column}`).join(", ")
  return {
    name: `desk-${list}`,
    text: `with fitting as materialized (select b.id, ${columns} from bookings b where b.deleted_at is null and ${where}),
      chosen as (select * from fitting b order by ${columns} limit $1)
      select b.id, b.reference, u.name as "guestName", u.phone, room.room_name as "roomName", b.rooms,
        room.guests, b.check_in as "checkIn", b.check_out as "checkOut", b.total_paise as total,
        b.status, b.payment_status as "paymentStatus", b.hold_expires_at as "holdExpiresAt",
        (select least(count(*), ${maxCounted})::int from fitting) as count
      from chosen join bookings b on b.id = chosen.id join users u on u.id = b.user_id
        cross join lateral (select min(r.room_name) filter (where r.position = 1) as room_name,
            sum(r.adults + r.children)::int as guests
          from booking_rooms r where r.booking_id = b.id) as room
      order by ${columns}`,
  }
}

const statements: Readonly<Record<DayList, Statement>> = {
  arrivals: listed("arrivals"),
  departures: listed("departures"),
  "in-house": listed("in-house"),
  unpaid: listed("unpaid"),
  holds: listed("holds"),
}

function toStay(row: StayRow): DeskStay {
  const { count: _, total, ...stay } = row
  return { ...stay, total: fromPaise(total) }
}

/** One of the lists of a day: how many stays are on it, and the first `limit` of them. */
export async function listStaysOfDay(
  sql: Sql,
  list: DayList,
  { day, limit }: { day: CalendarDate; limit: number },
): Promise<Short<DeskStay>> {
  // Holds end by the clock, whatever the day.
  const values = list === "holds" ? [limit] : [limit, day]
  const rows = await sql.run<StayRow>(statements[list], values)
  return { count: rows[0]?.count ?? 0, first: rows.map(toStay) }
}

const roomsOfNight: Statement = {
  name: "desk-rooms-of-night",
  text: `select coalesce(sum(i.sold + i.held), 0)::int as taken, coalesce(sum(i.capacity), 0)::int as rooms
    from inventory_nights i join room_types r on r.id = i.room_type_id
    where i.night = $1::date and r.deleted_at is null and r.is_active`,
}

/** How many rooms of the hotel a night has, and how many of them are taken. */
export async function findRoomsOfNight(
  sql: Sql,
  night: CalendarDate,
): Promise<{ taken: number; rooms: number }> {
  const [row] = await sql.run<{ taken: number; rooms: number }>(roomsOfNight, [night])
  return row ?? { taken: 0, rooms: 0 }
}
