import type { Database } from "#src/platform/db/database.ts"
import { draw, idOf, pick } from "./draw.ts"
import type { LargeHotel } from "./fill.ts"
import { firstNames, lastNames, places } from "./people.ts"

const days = 3650

const users = `insert into users (id, name, username, email, phone, address, pin, city, state, role, password_hash,
    created_at, updated_at, email_verified_at)
  select ${idOf("user")}, first || ' ' || last, lower(first || '.' || last || '.') || n,
    lower(first || '.' || last || '.') || n || '@example.' || case when n % 3 = 0 then 'com' else 'in' end,
    (6 + ${draw(4, 3)})::text || lpad(${draw(1_000_000_000, 4)}::text, 9, '0'),
    1 + ${draw(400, 5)} || ', ' || ${pick("$2", lastNames.length, 6)} || ' Road',
    ($5::text[])[city] || lpad(${draw(100, 7)}::text, 2, '0'), ($3::text[])[city], ($4::text[])[city],
    'guest', 'nobody knows', at, at, at
  from (select n, ${pick("$1", firstNames.length, 1)} as first, ${pick("$2", lastNames.length, 2)} as last,
      1 + ${draw(places.length, 8)} as city,
      $6::date - ${draw(days, 9)} + ${draw(86_400, 10)} * interval '1 second' as at
    from generate_series(1, $7::bigint) as n) as person
  on conflict do nothing`

export async function fillUsers(db: Database, hotel: LargeHotel): Promise<void> {
  const cities = places.map(([city]) => city)
  const states = places.map(([, state]) => state)
  const pins = places.map(([, , pin]) => pin)
  await db.execute(users, [firstNames, lastNames, cities, states, pins, hotel.today, hotel.users])
}
