import { test } from "vitest"
import { raceNewPasswords, raceWrongCodes } from "#test/stress/password-resets.ts"
import { setUpPostgresqlPlatform } from "#test/set-up-platform.ts"
import type { TestPlatform } from "#test/test-platform.ts"

const platform = setUpPostgresqlPlatform()

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
