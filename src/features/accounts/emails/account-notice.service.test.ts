import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { anAccount, factoryPassword, type StoredAccount } from "#src/features/accounts/accounts.factory.ts"
import { changePassword } from "#src/features/accounts/passwords/change-password.service.ts"
import { sendPasskeyEmail } from "#src/features/accounts/passkeys/passkey-email.service.ts"
import { sendSecondFactorEmail } from "#src/features/accounts/second-factor/second-factor-email.service.ts"
import { recordSignInDevice } from "#src/features/accounts/sign-in/new-device.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const address = "203.0.113.7"

/** What an account that somebody made with the address of a stranger can repeat, each time with an email. */
const actions: Record<string, (account: StoredAccount, count: number) => Promise<unknown>> = {
  "signing in from new devices": (account) =>
    recordSignInDevice(platform, platform.db, { account, address, device: randomUUID() }),
  "changing the password": (account, count) =>
    changePassword(platform, account.actor, {
      currentPassword: count === 0 ? factoryPassword : `Lantern${count}Courtyard9`,
      code: "",
      password: `Lantern${count + 1}Courtyard9`,
      passkey: null,
      address,
      secret: null,
    }),
  "adding passkeys": ({ id }) => sendPasskeyEmail(platform, platform.db, { userId: id, change: "added" }),
  "adding apps": ({ id }) => sendSecondFactorEmail(platform, platform.db, { userId: id, change: "on" }),
}

async function emailsAfter(act: (typeof actions)[string], emailVerifiedAt: string | null): Promise<number> {
  const account = await anAccount(platform, { emailVerifiedAt })
  for (let count = 0; count < 8; count += 1) await act(account, count)
  return (await platform.db.execute("select 1 from emails where recipient = $1", [account.email])).length
}

test.each(Object.entries(actions))(
  "[SAFE-3] [L-29] nobody floods a stranger's mailbox by %s; a verified owner hears of each change",
  async (_, act) => {
    expect(await emailsAfter(act, null)).toBe(5)
    expect(await emailsAfter(act, "2026-01-01T00:00:00Z")).toBeGreaterThanOrEqual(7)
  },
)
