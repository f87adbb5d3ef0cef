import { afterAll, beforeAll, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createTestPlatform } from "#test/test-platform.ts"
import type { StressPlatform } from "#test/stress/clients.ts"
import { compareWithModel } from "./run-model.ts"

const cardPayments = createTestCardPayments()
let database: TestDatabase
let platform: StressPlatform

beforeAll(async () => {
  database = await createTestDatabase()
  platform = Object.assign(await createTestPlatform({ db: database.open(), cardPayments }), { cardPayments })
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})

test(
  "[BOOK-8] [BOOK-9] on PostgreSQL the hotel does what a model of it does, whatever guests, desk and provider do",
  () => compareWithModel(platform, { runs: Number(process.env["MODEL_RUNS"] ?? 5), steps: 40 }),
  3_600_000,
)
