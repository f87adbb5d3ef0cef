import { expect, test } from "vitest"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { runClient, type ClientContext } from "#test/stress/clients.ts"
import { listLostChanges, newJournal } from "#test/stress/journal.ts"
import { aBusyHotel } from "#test/stress/busy-hotel.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"

const platform = setUpPlatform()

test("[BOOK-8] [BOOK-9] [GUEST-4] the embedded database sells no night twice, in one room type or in several, and loses no acknowledged change", async () => {
  const hotel = await aBusyHotel(platform, { types: 2, guests: 4 })
  const journal = newJournal()
  const context: ClientContext = {
    ...hotel,
    journal,
    placed: [],
    payments: [],
    until: performance.now() + 4000,
  }
  await Promise.all(Array.from({ length: 8 }, () => runClient(platform, context)))

  expect(journal.faults).toEqual([])
  expect(await checkHotel(platform.db)).toEqual(noFindings)
  expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  expect(await listLostChanges(platform, journal.acknowledged)).toEqual([])
  expect(journal.acknowledged.size).toBeGreaterThan(5)
}, 60_000)
