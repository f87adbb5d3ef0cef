import { afterAll, beforeAll, test } from "vitest"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createTestPlatform } from "#test/test-platform.ts"
import type { StressPlatform } from "#test/stress/clients.ts"
import { compareWithModel } from "./run-model.ts"

const cardPayments = createTestCardPayments()
let platform: StressPlatform

beforeAll(async () => {
  platform = Object.assign(await createTestPlatform({ cardPayments }), { cardPayments })
})
afterAll(() => platform.close())

test(
  "[BOOK-8] [BOOK-9] the hotel does what a model of it does, whatever guests, desk and provider do",
  () => compareWithModel(platform, { runs: Number(process.env["MODEL_RUNS"] ?? 5), steps: 40 }),
  3_600_000,
)
