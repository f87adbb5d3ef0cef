import { afterAll, beforeAll, beforeEach, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { expectOneOfFifty, expectTenOfTwoHundred } from "#test/stress/rush.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"

let database: TestDatabase | undefined
let platform: TestPlatform

beforeAll(async () => {
  database = await createTestDatabase()
  platform = await createTestPlatform({ db: database.open() })
})
beforeEach(() => platform.clear())
afterAll(async () => {
  if (database) await platform.close()
  await database?.drop()
})

test("[BOOK-8] [AVAIL-5] of 200 confirmations at once for the last 10 rooms, 10 are booked and 190 clearly refused", () =>
  expectTenOfTwoHundred(platform))

test("[BOOK-9] the same confirmation sent 50 times at once makes one booking", () =>
  expectOneOfFifty(platform))
