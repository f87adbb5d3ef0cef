import { afterAll, beforeAll, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { raceNewPasswords, raceWrongCodes } from "#test/stress/password-resets.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"

let database: TestDatabase
let platform: TestPlatform

beforeAll(async () => {
  database = await createTestDatabase()
  platform = await createTestPlatform({ db: database.open() })
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})

async function inRounds(rush: (on: TestPlatform) => Promise<void>): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    await platform.clear()
    await rush(platform)
  }
}

test("[AUTH-7] with many connections, only five of many concurrent tries count", async () => {
  await inRounds(raceWrongCodes)
})

test("[AUTH-7] with many connections, one of many concurrent new passwords is set", async () => {
  await inRounds(raceNewPasswords)
})
