import { searchStays, quoteStay } from "#src/features/availability/quote-stay.service.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { createTestDatabase } from "#test/databases/postgresql-database.ts"
import { days, firstDay, type Hotel, openHotel, roomIdOf, types } from "./test-hotel.ts"
import { report } from "./report.ts"
import { median } from "./timing.ts"

const limit = 3
const calls = 400

// One in a hundred is a hold; the others are confirmed, cancelled or completed, as in a hotel of many years.
const fill = `
  insert into bookings (id, reference, user_id, status, payment_mode, check_in, check_out, rooms,
    room_type_id, subtotal_paise, gst_paise, total_paise, cancellation_policy, hold_expires_at, nights_taken,
    nights_wanted)
  select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'VM-' || lpad(n::text, 8, '0'), $1::uuid,
    case when n % 100 = 0 then 'held' when n % 10 = 0 then 'cancelled' when n % 7 = 0 then 'completed' else 'confirmed' end,
    'pay-at-hotel', $2::date + n % $3::int, $2::date + n % $3::int + 2, 1,
    ('00000000-0000-4000-8000-00000000000' || 1 + n % $6::int)::uuid, 952380, 47620, 1000000, '{}',
    case when n % 100 = 0 then now() + interval '1 hour' end, 2, 2
  from generate_series($4::int, $5::int) as n`

const fillRooms = `
  insert into booking_rooms
    (booking_id, position, room_type_id, room_name, adults, children, check_in, check_out)
  select id, 1, room_type_id, 'Room', 2, 0, check_in, check_out
  from bookings where reference between 'VM-' || lpad($1::text, 8, '0') and 'VM-' || lpad($2::text, 8, '0')`

const fillNights = `
  insert into booking_nights
    (booking_id, room_position, night, price_paise, taxable_paise, gst_paise, gst_basis_points)
  select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 1, $1::date + n % $2::int + night,
    500000, 476190, 23810, 500
  from generate_series($3::int, $4::int) as n, generate_series(0, 1) as night`

const count = `
  update inventory_nights i set sold = c.sold, held = c.held from (
    select r.room_type_id, n.night, count(*) filter (where b.status in ('confirmed', 'completed'))::int as sold,
      count(*) filter (where b.status = 'held')::int as held
    from booking_nights n join bookings b on b.id = n.booking_id
      join booking_rooms r on r.booking_id = n.booking_id and r.position = n.room_position group by 1, 2
  ) c where c.room_type_id = i.room_type_id and c.night = i.night`

async function fillTo({ platform, guest }: Hotel, from: number, to: number): Promise<void> {
  const { db } = platform
  await db.execute(fill, [guest.userId, firstDay, days, from, to, types])
  await db.execute(fillRooms, [from, to])
  await db.execute(fillNights, [firstDay, days, from, to])
  await db.execute(count)
  await db.execute("vacuum analyze")
}

async function measure(ask: (turn: number) => Promise<{ ok: boolean }>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < calls; turn += 1) {
    const started = performance.now()
    const answer = await ask(turn)
    times.push(performance.now() - started)
    if (!answer.ok) throw new Error("a search was refused")
  }
  return median(times.slice(calls / 4))
}

const toStaySearch = (turn: number) => {
  const checkIn = addDays(firstDay, (turn * 37) % days)
  return { checkIn, checkOut: addDays(checkIn, 3), party: [{ adults: 2, children: 0 }] }
}

/** Times the search and the quote at a thousand bookings and at a million. */
export async function run(server: string, print: (line: string) => void): Promise<void> {
  const database = await createTestDatabase(server)
  const hotel = await openHotel(database.openForBulkWork())
  const asks = {
    searchStays: (turn: number) => searchStays(hotel.platform, toStaySearch(turn)),
    quoteStay: (turn: number) => quoteStay(hotel.platform, roomIdOf(1 + (turn % types)), toStaySearch(turn)),
  }
  try {
    await fillTo(hotel, 1, 1000)
    await Promise.all([measure(asks.searchStays), measure(asks.quoteStay)])
    const few = { searchStays: await measure(asks.searchStays), quoteStay: await measure(asks.quoteStay) }
    await fillTo(hotel, 1001, 1_000_000)
    for (const name of ["searchStays", "quoteStay"] as const) {
      const many = await measure(asks[name])
      const growth = many / few[name]
      const outcome = report({
        name: `${name} at 1,000,000 bookings of 1,000`,
        ratio: growth,
        limit,
        higherIsBetter: false,
      })
      print(
        `${name}: ${few[name].toFixed(2)} ms at 1,000 bookings, ${many.toFixed(2)} ms at 1,000,000, ` +
          `growth ${growth.toFixed(2)}x${outcome}`,
      )
    }
  } finally {
    await hotel.close()
    await database.drop()
  }
}
