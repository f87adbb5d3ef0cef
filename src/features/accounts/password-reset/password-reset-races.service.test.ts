import { beforeEach, describe, test } from "vitest"
import { raceNewPasswords, raceWrongCodes } from "#test/stress/password-resets.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

describe("concurrent calls", () => {
  test("[AUTH-7] only five of many tries count", () => raceWrongCodes(platform))
  test("[AUTH-7] one of many new passwords is set", () => raceNewPasswords(platform))
})
