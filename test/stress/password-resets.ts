import { expect } from "vitest"
import type { TestPlatform } from "#test/test-platform.ts"
import { aReset, aSignedIn, aWrongCode } from "#src/features/accounts/accounts.factory.ts"
import {
  checkResetCode,
  resetPassword,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"

const home = "203.0.113.7"

const kindOf = (outcome: { ok: boolean; refusal?: { kind: string } }): string =>
  outcome.ok ? "done" : (outcome.refusal?.kind ?? "")

const tally = (kinds: readonly string[]) =>
  Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]))

/** Twenty wrong codes at once: five are judged, and the right one is refused after them. */
export async function raceWrongCodes(platform: TestPlatform): Promise<void> {
  const attempt = await aReset(platform, await aSignedIn(platform))
  const tries = Array.from({ length: 20 }, () =>
    checkResetCode(platform, { ...attempt, code: aWrongCode(attempt.code) }, home),
  )
  expect(tally((await Promise.all(tries)).map(kindOf))).toEqual({ "wrong-code": 5, "code-over": 15 })
  expect(kindOf(await checkResetCode(platform, attempt, home))).toBe("code-over")
}

/** Ten new passwords at once: one is set, and it is that one which signs in. */
export async function raceNewPasswords(platform: TestPlatform): Promise<void> {
  const guest = await aSignedIn(platform)
  const attempt = await aReset(platform, guest)
  const { username, ticket } = attempt
  await checkResetCode(platform, attempt, home)
  const passwords = Array.from({ length: 10 }, (_, index) => `Terrace9Morning${index}`)
  const kinds = (
    await Promise.all(
      passwords.map((password) => resetPassword(platform, { ticket, username, password }, home)),
    )
  ).map(kindOf)
  expect(tally(kinds)).toEqual({ done: 1, "not-granted": 9 })
  const password = passwords[kinds.indexOf("done")] ?? ""
  expect(kindOf(await signIn(platform, { username, password }, home))).toBe("done")
  expect(await resolveSession(platform, guest.secret)).toBeNull()
}
