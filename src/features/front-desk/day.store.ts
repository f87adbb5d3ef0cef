import { countedList } from "#src/platform/db/counted-rows.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { maxCounted } from "#src/shared/bounded-count.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type Money, zero } from "#src/shared/money.ts"
import { countedRoomNamesSql, dayRoomSql } from "#src/features/bookings/bookings.service.ts"
import { bookingSearch } from "#src/features/bookings/list/booking-filters.list.ts"
import type { CountedList, DayList, DeskStay, FoundStay, StayList } from "./desk-stay.ts"

// A stay has at most 30 nights, so stays on a day began at most 30 days before it. This range uses the index.
const hasBegun = "b.check_in > $2::date - 31 and b.check_in <= $2::date"
// A guest whose stay is completed early has left on that day.
const lastDay = "least(b.departs_on, b.ended_on)"
const isConfirmed = "b.status in ('confirmed', 'completed')"

const guestName = "(select lower(u.name) from users u where u.id = b.user_id)"
const byName = [guestName, "b.sequence"]
/** Guests of a night who arrive before 06:00 land after midnight: they are the last of the day. */
const arrivalTime = `coalesce(b.day_room_starts_at::time::interval,
  (select a.arrives_at + make_interval(days => (a.arrives_at < '06:00')::int) from
    (select ba.arrives_at::interval from booking_arrivals ba where ba.booking_id = b.id) a))`

const conditions: Readonly<Record<DayList, { where: string; order: readonly string[] }>> = {
  arrivals: {
    // A day room may begin on the day after its first night.
    where: `b.check_in between $2::date - 1 and $2::date and b.arrives_on = $2::date and ${isConfirmed}`,
    // Those without a time come last.
    order: [arrivalTime, ...byName],
  },
  departures: { where: `${hasBegun} and ${lastDay} = $2::date and ${isConfirmed}`, order: byName },
  "in-house": {
    where: `${hasBegun} and b.arrives_on <= $2::date and ${lastDay} > $2::date and ${isConfirmed}`,
    order: ["b.check_out", ...byName],
  },
  unpaid: {
    where: `${hasBegun} and ${isConfirmed} and b.payment_status = 'pending'`,
    order: ["b.check_out", "b.sequence"],
  },
  holds: { where: "b.status = 'held' and b.hold_expires_at > now()", order: ["b.hold_expires_at"] },
}

const owedByAll = `(select coalesce(sum(o.balance_paise + o.credit_paise), 0)::bigint
  from matching m join bookings o on o.id = m.id)`
const totalOwed: Partial<Readonly<Record<DayList, string>>> = { departures: owedByAll, unpaid: owedByAll }

const stayColumns = `b.id, b.reference, u.name as "guestName", u.phone, ${countedRoomNamesSql("b.id")} as "rooms",
  room.guests, b.check_in as "checkIn", b.check_out as "checkOut", ${dayRoomSql("b")} as "dayRoom", b.balance_paise as owed,
  b.credit_paise as credit, b.status, b.payment_status as "paymentStatus", b.hold_expires_at as "holdExpiresAt",
  to_char(a.arrives_at, 'HH24:MI') as "arrivesAt", a.flight, coalesce(a.wants_car, false) as "wantsCar",
  array(select e.name from booking_extras e where e.booking_id = b.id order by e.position) as extras`

const stayJoins = `join users u on u.id = b.user_id
  left join booking_arrivals a on a.booking_id = b.id
  cross join lateral (select sum(r.adults + r.children)::int as guests
    from booking_rooms r where r.booking_id = b.id) as room`

// Selects and orders ids first, so that only the returned stays are joined. The lists with a total also read the balance of
// every match, which are the stays of at most a month.
const createStatement = (list: DayList): Statement => {
  const { where, order } = conditions[list]
  const keys = order.map((expression, index) => `${expression} as key${index}`).join(", ")
  const byKeys = order.map((_, index) => `key${index}`).join(", ")
  return {
    name: `desk-${list}`,
    text: `with matching as materialized (select b.id, ${keys} from bookings b
          where b.deleted_at is null and ${where}),
      chosen as (select * from matching order by ${byKeys} limit $1)
      select ${stayColumns},
        (select least(count(*), ${maxCounted})::int from matching) as count, ${totalOwed[list] ?? "0"} as "totalOwed"
      from chosen join bookings b on b.id = chosen.id ${stayJoins}
      order by ${byKeys}`,
  }
}

const statements: Readonly<Record<DayList, Statement>> = {
  arrivals: createStatement("arrivals"),
  departures: createStatement("departures"),
  "in-house": createStatement("in-house"),
  unpaid: createStatement("unpaid"),
  holds: createStatement("holds"),
}

type StayRow = DeskStay & { readonly count: number; readonly totalOwed: Money }

function withoutSums(row: StayRow): DeskStay {
  const { count: _, totalOwed: _owed, ...stay } = row
  return stay
}

/** One list of a day: its count, what it owes, and its first `limit` stays. */
export async function listStaysOfDay(
  sql: Sql,
  list: DayList,
  { day, limit }: { day: CalendarDate; limit: number },
): Promise<StayList> {
  // Holds end by the clock and need no day.
  const values = list === "holds" ? [limit] : [limit, day]
  const rows = await sql.run<StayRow>(statements[list], values)
  const [first] = rows
  return { count: first?.count ?? 0, owed: first?.totalOwed ?? zero, first: rows.map(withoutSums) }
}

const presence = `case when b.arrives_on = $2::date and b.status = 'confirmed' then 'arrives'
  when ${lastDay} = $2::date then 'leaves' else 'in-house' end`

type FoundRow = FoundStay & { readonly count: number }

/**
 * The stays of a day whose guest or reference matches the words of a search: those that arrive first, then guests in
 * house, then those that leave.
 */
export async function searchStaysOfDay(
  sql: Sql,
  { day, limit, words }: { day: CalendarDate; limit: number; words: string },
): Promise<CountedList<FoundStay>> {
  const values: unknown[] = [limit, day]
  const matches = bookingSearch.matches(words, (value) => `$${values.push(value)}`)
  const rows = await sql.execute<FoundRow>(
    `with of_day as materialized (select b.id, b.user_id, b.reference, ${presence} as presence from bookings b
        where b.deleted_at is null and ${hasBegun} and b.arrives_on <= $2::date and ${lastDay} >= $2::date and ${isConfirmed}),
      matching as materialized (select b.id, b.presence from of_day b where ${matches})
    select ${stayColumns}, m.presence, (select count(*)::int from matching) as count
      from matching m join bookings b on b.id = m.id ${stayJoins}
      order by array_position(array['arrives', 'in-house', 'leaves'], m.presence), u.name, b.sequence limit $1`,
    values,
  )
  return countedList(rows)
}

const roomsOfNight: Statement = {
  name: "desk-rooms-of-night",
  text: `select coalesce(sum(i.sold + i.held), 0)::int as taken, coalesce(sum(i.capacity), 0)::int as rooms
    from inventory_nights i join room_types r on r.id = i.room_type_id
    where i.night = $1::date and r.deleted_at is null and r.is_active`,
}

/** The rooms of the hotel on a night, and how many are taken. */
export async function findRoomsOfNight(
  sql: Sql,
  night: CalendarDate,
): Promise<{ taken: number; rooms: number }> {
  const [row] = await sql.run<{ taken: number; rooms: number }>(roomsOfNight, [night])
  return row ?? { taken: 0, rooms: 0 }
}
