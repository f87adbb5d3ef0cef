import { referenceAlphabet } from "#src/shared/format/reference.ts"
import { cancellationPolicyOf2025 } from "#src/features/pricing/cancellation-policy.ts"
import { accommodationSac } from "#src/features/folio/folio-line.ts"
import type { Database, Sql } from "#src/platform/db/database.ts"
import { fillDocuments } from "./documents.ts"
import { atHotel, dayAtHotel, draw, idOf } from "./draw.ts"
import type { LargeHotel } from "./fill.ts"

const pastDays = 3650
const mostDaysAhead = 330
const mostNights = 5
// Ten at night: a cancellation an hour later is of the same day.
const lastBookingSecond = 79_200

// Eight base32 characters from a 40-bit number. An odd factor maps each row to a different, distant number.
const characters = Array.from(
  { length: 8 },
  (_, place) => `substr('${referenceAlphabet}', 1 + ((code >> ${place * 5}) & 31)::int, 1)`,
).join(" || ")

const types = `create temp table large_types on commit drop as
  select row_number() over (order by position, id) - 1 as place, id, name, final_price_paise as price,
    case when final_price_paise <= 787500 then 500 else 1800 end as basis_points
  from room_types where deleted_at is null and is_active and final_price_paise > 0`

// Half of the stays are booked less than ten weeks ahead.
const lead = `least(${draw(mostDaysAhead + 1, 47)}, ${draw(mostDaysAhead + 1, 53)}, ${draw(mostDaysAhead + 1, 54)})`

// One of ten is cancelled an hour after its booking, and some online attempts were never paid. A stay at the hotel's price
// is paid when it is booked online, and otherwise at the departure.
const stays = `create temp table large_stays on commit drop as
  select *, case when status in ('expired', 'cancelled') then booked_at + interval '1 hour'
      when status = 'completed' then departs_at end as ended_at,
    case when is_online and status <> 'expired' then booked_at when status = 'completed' then departs_at end as paid_at
  from (select n, ${idOf("booking")} as id, ${idOf("user", `(1 + ${draw("$1::bigint", 41)})`)} as user_id,
      type.id as room_type_id, type.name as room_name, type.price, type.basis_points,
      type.price - round(type.price * type.basis_points / (10000.0 + type.basis_points))::bigint as taxable,
      check_in, check_in + nights as check_out, nights, rooms, is_online, 'VM-' || ${characters} as reference, booked_on,
      case when is_online and ${draw(20, 42)} = 0 then 'expired' when ${draw(10, 43)} = 0 then 'cancelled'
        when check_in + nights < $2::date then 'completed' else 'confirmed' end as status,
      ${atHotel(`booked_on + ${draw(lastBookingSecond, 45)} * interval '1 second'`)} as booked_at,
      ${atHotel("check_in + nights + time '11:00'")} as departs_at
    from (select *, booked_on + ${lead} as check_in
      from (select n, ${draw("$3::bigint", 46)} as place_of_type, $2::date - 1 - ${draw(pastDays, 44)} as booked_on,
          1 + least(${draw(mostNights, 48)}, ${draw(mostNights, 49)}) as nights,
          1 + (${draw(9, 50)} = 0)::int as rooms, ${draw(20, 51)} < 9 as is_online,
          (n * 659118451781) & 1099511627775 as code
        from generate_series(1, $4::bigint) as n) as drawn) as dated
      join large_types as type on type.place = place_of_type) as stay
  where not exists (select 1 from bookings b where b.id = stay.id)`

// Raises the capacity of each night to its stays.
const capacities = `insert into inventory_nights (room_type_id, night, capacity, sold)
  select s.room_type_id, s.check_in + day, 40 + sum(s.rooms)::int, sum(s.rooms)::int
  from large_stays s, generate_series(0, s.nights - 1) as day where s.status in ('completed', 'confirmed') group by 1, 2
  on conflict (room_type_id, night) do update
    set capacity = inventory_nights.capacity + excluded.sold, sold = inventory_nights.sold + excluded.sold`

// As staff would have: a room type has as many rooms as its fullest night needs, and so has each night.
const stocks = [
  `update room_types t set stock_quantity = most.rooms
    from (select room_type_id, max(capacity + out_of_order) as rooms from inventory_nights group by 1) as most
    where t.id = most.room_type_id and t.stock_quantity < most.rooms`,
  `update inventory_nights i set capacity = t.stock_quantity - i.out_of_order
    from room_types t where t.id = i.room_type_id and t.deleted_at is null`,
]

const bookings = `insert into bookings (id, reference, user_id, status, payment_mode, check_in,
    check_out, rooms, room_type_id, subtotal_paise, gst_paise, total_paise, cancellation_policy,
    nights_taken, nights_wanted, created_at, updated_at, confirmed_at, ended_at, ended_on, charged_paise,
    paid_paise, refunded_paise, invoiced_paise)
  select id, reference, user_id, status, case when is_online then 'online' else 'pay-at-hotel' end,
    check_in, check_out, rooms, room_type_id, taxable * rooms * nights, (price - taxable) * rooms * nights, price * rooms * nights, $1::jsonb,
    nights, nights, booked_at, booked_at, case when status <> 'expired' then booked_at end,
    ended_at, case when status in ('completed', 'cancelled') then ${dayAtHotel("ended_at")} end,
    case when status in ('confirmed', 'completed') then price * rooms * nights else 0 end,
    case when paid_at is not null then price * rooms * nights else 0 end,
    case when paid_at is not null and status = 'cancelled' then price * rooms * nights else 0 end,
    case when status = 'completed' then price * rooms * nights else 0 end
  from large_stays order by booked_at, n`

const rooms = `insert into booking_rooms
    (booking_id, position, room_type_id, room_name, adults, children, check_in, check_out)
  select id, position, room_type_id, room_name, 2, 0, check_in, check_out
  from (select * from large_stays order by booked_at, n) as s, generate_series(1, s.rooms) as position`

const nights = `insert into booking_nights
    (booking_id, room_position, night, price_paise, taxable_paise, gst_paise, gst_basis_points)
  select id, position, check_in + day, price, taxable, price - taxable, basis_points
  from (select * from large_stays order by booked_at, n) as s, generate_series(1, s.rooms) as position,
    generate_series(0, s.nights - 1) as day`

const confirmations = `insert into booking_confirmations (id, booking_id, confirmed_at)
  select ${idOf("confirmation")}, id, booked_at from large_stays where status <> 'expired' order by booked_at, n`

const paid = "is_online and status <> 'expired'"

const orders = `insert into payment_orders (id, booking_id, provider, provider_order_id, amount_paise, created_at)
  select ${idOf("order")}, id, 'large', 'order_L' || lpad(n::text, 13, '0'), price * rooms * nights, booked_at
  from large_stays where ${paid}`

const payments = `insert into payments
    (id, provider, provider_payment_id, order_id, booking_id, amount_paise, method, outcome, captured_at)
  select ${idOf("payment")}, 'large', 'pay_L' || lpad(n::text, 13, '0'), ${idOf("order")}, id, price * rooms * nights,
    'upi', 'applied', paid_at from large_stays where ${paid}`

const refunds = `insert into refunds (id, payment_id, booking_id, amount_paise, reason, status, created_at)
  select ${idOf("refund")}, ${idOf("payment")}, id, price * rooms * nights, 'cancelled', 'processed', ended_at
  from large_stays where ${paid} and status = 'cancelled'`

const total = "price * rooms * nights"

type RoomLines = {
  readonly key: string
  readonly sign: "" | "-"
  readonly at: string
  readonly which: string
}

const roomLines = ({ key, sign, at, which }: RoomLines) => `
    select n, ${idOf(key)} as id, id as booking_id, 'room' as kind, 'Room charge' as description, ${sign}${total} as amount,
      ${sign}taxable * rooms * nights as taxable, ${sign}(price - taxable) * rooms * nights as gst, basis_points,
      '${accommodationSac}' as sac, null as method, null::uuid as payment_id, null::uuid as refund_id, ${at} as at
    from large_stays where ${which}`

// The charge of each stay and its payment; for cancelled stays their reverse too. In order of time, so that the lines of a
// month lie together, as those of a hotel do.
const lines = `insert into folio_lines (id, booking_id, kind, description, amount_paise, taxable_paise, gst_paise,
    gst_basis_points, sac, method, payment_id, refund_id, business_date, created_at)
  select id, booking_id, kind, description, amount, taxable, gst, basis_points, sac, method, payment_id, refund_id,
    ${dayAtHotel("at")}, at
  from (${roomLines({ key: "room-line", sign: "", at: "booked_at", which: "status <> 'expired'" })}
    union all ${roomLines({ key: "reversed-line", sign: "-", at: "ended_at", which: "status = 'cancelled'" })}
    union all
    select n, ${idOf("payment-line")}, id, 'payment', 'Payment', -(${total}), 0, 0, 0, '',
      case when is_online then 'online' else 'card' end, case when is_online then ${idOf("payment")} end, null, paid_at
    from large_stays where paid_at is not null
    union all
    select n, ${idOf("refund-line")}, id, 'refund', 'Refund', ${total}, 0, 0, 0, '', 'online', null, ${idOf("refund")}, ended_at
    from large_stays where ${paid} and status = 'cancelled') as line
  order by at, n, kind desc`

// The first twelve users are desk staff.
const desk = idOf("user", `(1 + ${draw("least(12, $1::bigint)", 52)})`)

// The audit entries of the bookings, in order of time.
const entries = `insert into audit_log (at, actor_kind, actor_id, action, subject_type, subject_id, before, after)
  select at, 'user', actor, action, 'booking', id::text, before, after
  from (
    select id, booked_at as at, user_id as actor, 'place' as action, null::jsonb as before,
      jsonb_build_object('status', case when is_online then 'held' else 'confirmed' end, 'total_paise', ${total}) as after
    from large_stays
    union all
    select id, ended_at, user_id, 'cancel', null, jsonb_build_object('charge', 0, 'refund', ${total})
    from large_stays where status = 'cancelled'
    union all
    select id, ended_at, ${desk}, 'change-status',
      jsonb_build_object('status', 'confirmed', 'paymentStatus', case when is_online then 'done' else 'pending' end),
      jsonb_build_object('status', 'completed', 'paymentStatus', 'done')
    from large_stays where status = 'completed'
  ) as entry order by at, id`

// The sums of bookings are inserted with them: triggers would write each booking twice more, with all its indexes.
const sumTriggers = [
  ["bookings", "folio_sums_start_unpaid"],
  ["bookings", "invoiced_sum_starts_empty"],
  ["folio_lines", "sum_folio_lines"],
  ["document_lines", "sum_invoiced_lines"],
] as const

async function switchSumTriggers(tx: Sql, state: "enable" | "disable"): Promise<void> {
  for (const [table, trigger] of sumTriggers)
    await tx.execute(`alter table ${table} ${state} trigger ${trigger}`)
}

async function fill(tx: Sql, hotel: LargeHotel): Promise<void> {
  await tx.execute(types)
  const [{ count } = { count: 0 }] = await tx.execute<{ count: number }>(
    "select count(*) as count from large_types",
  )
  if (count === 0) throw new Error("a hotel without room types cannot be booked")
  await tx.execute(stays, [hotel.users, hotel.today, count, hotel.bookings])
  await tx.execute("analyze large_stays")
  for (const statement of [capacities, ...stocks]) await tx.execute(statement)
  await switchSumTriggers(tx, "disable")
  await tx.execute(bookings, [JSON.stringify(cancellationPolicyOf2025)])
  for (const statement of [rooms, nights, confirmations, orders, payments, refunds, lines])
    await tx.execute(statement)
  await fillDocuments(tx)
  await switchSumTriggers(tx, "enable")
  await tx.execute(entries, [hotel.users])
}

/** Bookings of the last ten years and the next one, with all rows that the application would write. */
export const fillBookings = (db: Database, hotel: LargeHotel): Promise<void> =>
  db.transaction((tx) => fill(tx, hotel))
