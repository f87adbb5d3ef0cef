import { afterAll, beforeAll, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { createPaymentPlatform, type PaymentPlatform } from "#test/test-platform.ts"
import { compareWithModel } from "./run-model.ts"

let database: TestDatabase
let platform: PaymentPlatform

beforeAll(async () => {
  database = await createTestDatabase()
  platform = await createPaymentPlatform({ db: database.open() })
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})

test(
  "[BOOK-8] [BOOK-9] [FOLIO-7] on PostgreSQL the hotel does what a model of it does, whatever guests, desk and provider do",
  () => compareWithModel(platform, { runs: Number(process.env["MODEL_RUNS"] ?? 5), steps: 40 }),
  3_600_000,
)
