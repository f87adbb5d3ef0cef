import type { Sql } from "#src/platform/db/database.ts"

/** Rows of the demo hotel by table, in the form of the database. */
type DemoRows = {
  readonly bookings: readonly object[]
  readonly nights: readonly object[]
  readonly orders: readonly object[]
  readonly payments: readonly object[]
  readonly lines: readonly object[]
}

const writes: readonly (readonly [keyof DemoRows, string])[] = [
  [
    "bookings",
    `with given as (
        select * from jsonb_to_recordset($1::jsonb) as r (id uuid, reference text, user_id uuid, status text, mode text,
          check_in date, check_out date, party jsonb, rooms int,
          subtotal bigint, gst bigint, total bigint, policy jsonb, held_for int, booked_at timestamptz,
          ended_at timestamptz, is_confirmed boolean, room_type_id uuid, room_name text, confirmation_id uuid)
      ), made as (
        insert into bookings (id, reference, user_id, status, payment_mode, check_in, check_out,
          rooms, room_type_id, subtotal_paise, gst_paise, total_paise, cancellation_policy, hold_expires_at,
          nights_taken, nights_wanted, created_at, updated_at, confirmed_at, ended_at, ended_on, charged_paise)
        select id, reference, user_id, status, mode, check_in, check_out, rooms,
          room_type_id, subtotal, gst, total, policy, now() + make_interval(mins => held_for), check_out - check_in,
          check_out - check_in, booked_at, booked_at, case when is_confirmed then booked_at end, ended_at,
          case when status = 'completed' then check_out end,
          case when status in ('confirmed', 'completed') then total else 0 end
        from given
      ), rooms as (
        insert into booking_rooms
          (booking_id, position, room_type_id, room_name, adults, children, check_in, check_out)
        select id, r.position, room_type_id, room_name, r.adults, r.children, check_in, check_out
        from given, rows from (jsonb_to_recordset(party) as (adults int, children int))
          with ordinality as r (adults, children, position)
      )
      insert into booking_confirmations (id, booking_id, confirmed_at)
      select confirmation_id, id, booked_at from given where is_confirmed`,
  ],
  [
    "nights",
    `insert into booking_nights
        (booking_id, room_position, night, price_paise, taxable_paise, gst_paise, gst_basis_points)
      select booking_id, position, night, price, taxable, gst, basis_points
      from jsonb_to_recordset($1::jsonb) as n (booking_id uuid, rooms int, night date, price bigint, taxable bigint,
        gst bigint, basis_points int), generate_series(1, n.rooms) as position`,
  ],
  [
    "orders",
    `insert into payment_orders (id, booking_id, provider, provider_order_id, amount_paise, created_at)
      select * from jsonb_to_recordset($1::jsonb) as r (id uuid, booking_id uuid, provider text, provider_order_id text,
        amount bigint, at timestamptz)`,
  ],
  [
    "payments",
    `insert into payments
        (id, provider, provider_payment_id, order_id, booking_id, amount_paise, method, outcome, captured_at)
      select * from jsonb_to_recordset($1::jsonb) as r (id uuid, provider text, provider_payment_id text, order_id uuid,
        booking_id uuid, amount bigint, method text, outcome text, at timestamptz)`,
  ],
  [
    "lines",
    `insert into folio_lines (id, booking_id, kind, description, amount_paise, taxable_paise, gst_paise, gst_basis_points,
        sac, method, reference, payment_id, business_date, created_at)
      select id, booking_id, kind, description, amount, coalesce(taxable, 0), coalesce(gst, 0), coalesce(basis_points, 0),
        coalesce(sac, ''), method, coalesce(reference, ''), payment_id, day, at
      from jsonb_to_recordset($1::jsonb) as l (id uuid, booking_id uuid, kind text, description text, amount bigint,
        taxable bigint, gst bigint, basis_points int, sac text, method text, reference text, payment_id uuid,
        day date, at timestamptz)
      order by at`,
  ],
]

// The counters of the demo hotel come from its bookings, past nights included.
const countNights = `insert into inventory_nights (room_type_id, night, capacity, held, sold)
  select r.room_type_id, day::date, t.stock_quantity,
    count(*) filter (where b.status = 'held')::int,
    count(*) filter (where b.status in ('confirmed', 'completed'))::int
  from bookings b join booking_rooms r on r.booking_id = b.id join room_types t on t.id = r.room_type_id
    cross join lateral generate_series(r.check_in, r.check_out - 1, interval '1 day') as day
  where b.status in ('held', 'confirmed', 'completed') group by 1, 2, 3 order by 1, 2
  on conflict (room_type_id, night) do update set held = excluded.held, sold = excluded.sold`

/** Writes the demo hotel's bookings in a handful of statements: thousands of them, within the seconds of a first start. */
export async function insertDemoRows(sql: Sql, rows: DemoRows): Promise<void> {
  for (const [table, text] of writes) await sql.execute(text, [JSON.stringify(rows[table])])
  await sql.execute(countNights)
}
