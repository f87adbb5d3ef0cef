import { afterAll, beforeAll, expect, test } from "vitest"
import { seedAccounts } from "#src/features/accounts/demo/accounts.seed.ts"
import { seedBookings } from "#src/features/bookings/demo/bookings.seed.ts"
import { seedRooms } from "#src/features/rooms/rooms.seed.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { seedDocuments } from "./documents.seed.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
  await platform.clear()
  await seedAccounts(platform)
  await seedRooms(platform)
  await seedBookings(platform)
  await seedDocuments(platform)
}, 120_000)
afterAll(() => platform.close())

test("[FOLIO-6] the demo hotel's series have no gap, and follow the days", async () => {
  const rows = await platform.db.execute<{ kind: string; documents: number; last: number; inOrder: boolean }>(
    `select kind || financial_year as kind, count(*)::int as documents, max(count) as last,
        bool_and(in_order) as "inOrder"
      from (select *, business_date >= lag(business_date, 1, business_date)
        over (partition by kind, financial_year order by count) as in_order from documents) as d group by 1 order by 1`,
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { documents, last, inOrder } of rows) expect([documents, inOrder]).toEqual([last, true])
})
