import { afterAll, beforeAll, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { aBooking, aHold } from "#src/features/bookings/bookings.factory.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import { createTestDatabase, stressSeconds, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { aBusyHotel } from "#test/stress/busy-hotel.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { runDeskAct } from "#test/stress/desk-acts.ts"
import { oneOf, someStay } from "#test/stress/requests.ts"
import { createPaymentPlatform, type PaymentPlatform } from "#test/test-platform.ts"

let database: TestDatabase | undefined
let platform: PaymentPlatform | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  platform = await createPaymentPlatform({ db: database.open() })
})
afterAll(async () => {
  await platform?.close()
  await database?.drop()
})

const seconds = stressSeconds * (2 / 3)

test(
  "[BOOK-8] [FOLIO-2] [FOLIO-3] [FOLIO-8] 16 clerks and guests change 40 bookings at once: no deadlock, and every audit is clean",
  async () => {
    if (!platform) throw new Error("a platform was opened")
    const hotel = platform
    const { roomIds, guests } = await aBusyHotel(hotel, { types: 2, guests: 8 })
    const placed: { id: string; actor: (typeof guests)[number] }[] = []
    for (let index = 0; index < 40; index += 1) {
      const actor = oneOf(guests)
      const roomId = oneOf(roomIds)
      if (!actor || !roomId) throw new Error("a busy hotel has guests and rooms")
      const place = index % 4 === 0 ? aHold : aBooking
      placed.push({ actor, id: (await place(hotel, { actor, roomId, ...someStay() })).id })
    }
    const until = performance.now() + seconds * 1000
    const done = new Map<string, number>()
    const clients = Array.from({ length: 16 }, async () => {
      while (performance.now() < until) {
        const name = await runDeskAct(hotel, { placed, roomIds }).catch((error: unknown) => {
          // On a busy machine the wait for a connection times out: nothing was changed.
          if (error instanceof DatabaseUnavailable) return "unavailable"
          throw error
        })
        done.set(name, (done.get(name) ?? 0) + 1)
      }
    })
    await Promise.all(clients)
    expect(await checkHotel(hotel.db)).toEqual(noFindings)
    expect(await auditInventory(hotel)).toEqual({ counters: [], totals: [] })
    expect(await auditHotel(hotel)).toEqual([])
    const succeeded = [...done.keys()].filter((name) => name.endsWith(": done"))
    expect(succeeded.length).toBeGreaterThan(15)
  },
  stressSeconds * 1000 + 60_000,
)
