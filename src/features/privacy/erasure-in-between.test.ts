import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount, aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { findPasswordHash } from "#src/features/accounts/accounts.store.ts"
import { aCreation, sendCreation } from "#src/features/accounts/passkeys/passkeys.factory.ts"
import {
  aBegunSecondFactor,
  aPersonWithSecondFactor,
  codeNow,
} from "#src/features/accounts/second-factor/second-factor.factory.ts"
import { renewRecoveryCodes } from "#src/features/accounts/second-factor/second-factor.service.ts"
import { confirmSecondFactor } from "#src/features/accounts/second-factor/set-up.service.ts"
import { beginPendingSignIn } from "#src/features/accounts/sign-in/pending-sign-ins.service.ts"
import { aStaySearch } from "#src/features/bookings/bookings.factory.ts"
import { joinWaitlist } from "#src/features/bookings/waitlist/join-waitlist.service.ts"
import { aFullRoomType, registerWaitlistJobs } from "#src/features/bookings/waitlist/waitlist.factory.ts"
import { createAuthenticator } from "#test/software-authenticator.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import type { TestPlatform } from "#test/test-platform.ts"
import { eraseUser } from "./erasure.store.ts"

const platform = setUpPlatform()

beforeAll(() => {
  registerWaitlistJobs(platform)
})
beforeEach(() => platform.clear())

const address = "203.0.113.7"

/** A platform on which a guest is erased right before a transaction: the first, or one after others. */
function erasing({ id, email }: { id: string; email: string }, others = 0): TestPlatform {
  let before = others
  const erase = () => platform.db.transaction((tx) => eraseUser(tx, { id, email, isEmailVerified: true }))
  return {
    ...platform,
    db: {
      ...platform.db,
      transaction: async (work) => {
        if (before === 0) await erase()
        before -= 1
        return platform.db.transaction(work)
      },
    },
  }
}

const personalTables = [
  "passkeys",
  "second_factors",
  "recovery_codes",
  "pending_sign_ins",
  "waitlist_entries",
]

async function rowsOf(id: string): Promise<string[]> {
  const found = await Promise.all(
    personalTables.map(async (table) => {
      const rows = await platform.db.execute(`select 1 from ${table} where user_id = $1`, [id])
      return rows.length > 0 ? [table] : []
    }),
  )
  return found.flat()
}

describe("an erasure between the check of a request and its transaction", () => {
  test("[SAFE-8] leaves no passkey", async () => {
    const person = await aSignedIn(platform)
    const made = createAuthenticator(platform.origin).create(await aCreation(platform, person))
    const added = await sendCreation(erasing(person), person, made)
    expect(added).toEqual({ ok: false, refusal: { kind: "no-account" } })
    expect(await rowsOf(person.id)).toEqual([])
  })

  test("[SAFE-8] leaves no second factor", async () => {
    const person = await aSignedIn(platform)
    const code = codeNow(platform, await aBegunSecondFactor(platform, person))
    const first = { code, address, sessionSecret: person.secret }
    const confirmed = await confirmSecondFactor(erasing(person), person.actor, first)
    expect(confirmed).toEqual({ ok: false, refusal: { kind: "set-up-over" } })
    expect(await rowsOf(person.id)).toEqual([])
  })

  test("[SAFE-8] leaves no recovery codes", async () => {
    const person = await aPersonWithSecondFactor(platform, { role: "guest" })
    platform.passMinutes(1)
    const proof = { currentPassword: factoryPassword, code: codeNow(platform, person.totpSecret), address }
    const renewed = await renewRecoveryCodes(erasing(person, 1), person.actor, proof)
    expect(renewed).toEqual({ ok: false, refusal: { kind: "not-on" } })
    expect(await rowsOf(person.id)).toEqual([])
  })

  test("[SAFE-8] leaves no pending sign-in", async () => {
    const person = await anAccount(platform)
    const passwordHash = await findPasswordHash(platform.db, person.id)
    expect(await beginPendingSignIn(erasing(person), { userId: person.id, passwordHash })).toBeNull()
    expect(await rowsOf(person.id)).toEqual([])
  })

  test("[SAFE-8] leaves no entry of the waitlist, and no email about one", async () => {
    const { roomId } = await aFullRoomType(platform)
    const person = await anAccount(platform)
    const caller = { actor: person.actor, address }
    const joined = await joinWaitlist(erasing(person), caller, { roomId, search: aStaySearch() })
    expect(joined).toEqual({ ok: false, refusal: { kind: "no-account" } })
    expect(await rowsOf(person.id)).toEqual([])
  })
})
