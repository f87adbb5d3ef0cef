import { beforeAll, describe, expect, test } from "vitest"
import { seedAccounts } from "#src/features/accounts/demo/accounts.seed.ts"
import { demoGuest } from "#src/features/accounts/demo/demo-people.ts"
import { staffAs } from "#src/features/bookings/bookings.factory.ts"
import { seedSettlements } from "#src/features/payments/settlements.seed.ts"
import { listOpenDifferences } from "#src/features/payments/settlement-differences.service.ts"
import { seedRooms } from "#src/features/rooms/rooms.seed.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { seedBookings } from "./bookings.seed.ts"
import { planDemoStays } from "./demo-plan.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"

const platform = setUpPlatform()

beforeAll(async () => {
  await seedAccounts({ ...platform, config: { ...platform.config, seed: "demo" } })
  await seedRooms(platform)
  await seedBookings(platform)
  await seedSettlements(platform)
})

const count = async (where: string): Promise<number> =>
  (await platform.db.execute<{ n: number }>(`select count(*)::int as n from bookings where ${where}`))[0]
    ?.n ?? 0

const today = "'2026-07-01'::date"

describe("the demo hotel", () => {
  test("[BOOK-8] has consistent counters and folios, although its bookings are inserted in bulk", async () => {
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  })

  test("has a settlement for each online payment of more than a week ago", async () => {
    expect(await count("payment_mode = 'online' and payment_status = 'done'")).toBeGreaterThan(0)
    expect((await listOpenDifferences(platform, staffAs("owner"), 1))?.first).toEqual([])
  })

  test("has arrivals, departures and bookings of every status today", async () => {
    for (const where of [
      `check_in = ${today} and status = 'confirmed'`,
      `check_out = ${today} and status = 'confirmed'`,
      `check_in < ${today} and check_out > ${today} and status = 'confirmed'`,
      "payment_mode = 'online' and payment_status = 'done'",
      "status = 'cancelled'",
      "status = 'expired'",
      "status = 'held'",
      `check_in < ${today} - 80 and status = 'completed'`,
    ])
      expect(await count(where), where).toBeGreaterThan(0)
    const [part] = await platform.db.execute(`select 1 from bookings b
      where payment_status = 'pending' and exists (select 1 from ledger_entries e where e.booking_id = b.id and e.kind = 'payment')`)
    expect(part).toBeDefined()
  })

  test("was booked at all times of the day, before now", async () => {
    const [row] = await platform.db.execute<{ times: number; late: number }>(
      `select count(distinct created_at::time)::int as times, count(*) filter (where created_at > $1)::int as late
       from bookings`,
      [platform.clock.now().toISOString()],
    )
    expect(row?.times).toBeGreaterThan(100)
    expect(row?.late).toBe(0)
  })

  test("has guests who joined before they booked, each at a time of their own", async () => {
    const [row] = await platform.db.execute<{ early: number; alike: number }>(
      `select (select count(*)::int from bookings b join users u on u.id = b.user_id
                where u.username <> $1 and b.created_at < u.created_at) as early,
              (select count(*) - count(distinct created_at) from users
                where role = 'guest' and username <> $1)::int as alike`,
      [demoGuest.username],
    )
    expect(row).toEqual({ early: 0, alike: 0 })
  })

  test("[ACCT-4] gives its demo guest past and future stays, paid and unpaid", async () => {
    const rows = await platform.db.execute<{ status: string; payment_status: string }>(
      `select b.status, b.payment_status from bookings b join users u on u.id = b.user_id
       where u.username = $1 order by b.check_in`,
      [demoGuest.username],
    )
    expect(rows.map(({ status }) => status)).toEqual(["completed", "completed", "confirmed", "confirmed"])
    expect(rows.slice(2).map(({ payment_status }) => payment_status)).toEqual(["done", "pending"])
  })

  test("looks the same at every start", () => {
    const hotel = { stocks: [24, 22, 6], guests: 24, crews: 2, today: calendarDateOf("2026-07-01") }
    expect(planDemoStays(hotel)).toEqual(planDemoStays(hotel))
  })
})
