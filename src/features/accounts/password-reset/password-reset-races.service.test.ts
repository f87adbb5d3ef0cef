import { afterAll, beforeAll, beforeEach, describe, test } from "vitest"
import { raceNewPasswords, raceWrongCodes } from "#test/stress/password-resets.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
})

beforeEach(() => platform.clear())

afterAll(() => platform.close())

describe("concurrent calls", () => {
  test("[AUTH-7] only five of many tries count", () => raceWrongCodes(platform))
  test("[AUTH-7] one of many new passwords is set", () => raceNewPasswords(platform))
})
