import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestDatabase, stressSeconds, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { checkHotel, type Findings, noFindings } from "#test/stress/check.ts"
import { runClient, type ClientContext } from "#test/stress/clients.ts"
import { listLostChanges, newJournal, unavailableShare } from "#test/stress/journal.ts"
import { aBusyHotel } from "#test/stress/busy-hotel.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createPaymentPlatform, type PaymentPlatform } from "#test/test-platform.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"

const cardPayments = createTestCardPayments()
let database: TestDatabase | undefined
let platforms: PaymentPlatform[] = []

const aPlatform = (on: TestDatabase) => createPaymentPlatform({ db: on.open(), cardPayments })

beforeAll(async () => {
  database = await createTestDatabase()
  platforms = await Promise.all([aPlatform(database), aPlatform(database)])
})
afterAll(async () => {
  await Promise.all(platforms.map((platform) => platform.close()))
  await database?.drop()
})

/** Checks the hotel again and again while it is busy. */
async function watch(platform: PaymentPlatform, until: number): Promise<Findings[]> {
  const seen: Findings[] = []
  while (performance.now() < until) {
    await pause(1000)
    seen.push(await checkHotel(platform.db))
  }
  return seen
}

describe("32 clients at once on PostgreSQL", () => {
  test(
    "[BOOK-8] [BOOK-9] [GUEST-4] [GUEST-8] [L-1] sell no night twice, in one room type or in several, by the night or by the hour, lose no acknowledged change, and never deadlock",
    async () => {
      const [platform, other] = platforms
      if (!platform || !other) throw new Error("two platforms were opened")
      const hotel = await aBusyHotel(platform, { types: 2, guests: 8 })
      const journal = newJournal()
      const until = performance.now() + stressSeconds * 1000
      const context: ClientContext = { ...hotel, journal, placed: [], payments: [], until }
      const clients = Array.from({ length: 32 }, (_, index) =>
        runClient(index % 2 === 0 ? platform : other, context),
      )
      const [seen] = await Promise.all([watch(platform, until), ...clients])

      expect(journal.faults).toEqual([])
      expect(unavailableShare(journal)).toBeLessThan(0.05)
      for (const findings of seen) expect(findings).toEqual(noFindings)
      await expireAllLapsedHolds(platform)
      expect(await checkHotel(platform.db)).toEqual(noFindings)
      expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
      expect(await listLostChanges(platform, journal.acknowledged)).toEqual([])
      expect(journal.acknowledged.size).toBeGreaterThan(50)
      expect(journal.done.get("hold: placed several types")).toBeGreaterThan(10)
      expect(journal.done.get("hold: placed day room")).toBeGreaterThan(10)
      expect(await deadlocks(platform)).toBe(0)
    },
    stressSeconds * 1000 + 90_000,
  )
})

/** What the server counted, whether or not a client noticed it. */
async function deadlocks({ db }: PaymentPlatform): Promise<number | undefined> {
  const [row] = await db.execute<{ deadlocks: number }>(
    "select deadlocks from pg_stat_database where datname = current_database()",
  )
  return row?.deadlocks
}
