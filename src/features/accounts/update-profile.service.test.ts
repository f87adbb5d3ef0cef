import { beforeEach, describe, expect, test } from "vitest"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aSignedIn, aSignUp, anAccount, factoryPassword, type StoredAccount } from "./accounts.factory.ts"
import { findProfile } from "./accounts.service.ts"
import { resendEmailConfirmation } from "./email-confirmations.service.ts"
import {
  confirmationsByAccount,
  confirmationsByEmail,
  confirmationsByEmailAndAddress,
  ownNameChecksByAccount,
  uniqueChecksByAddress,
} from "./rate-limits.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { updateProfile } from "./update-profile.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

/** Saves a profile with these fields changed. */
function change(actor: Actor, account: StoredAccount, fields: object = {}, address = "203.0.113.7") {
  const { password: _password, ...profile } = aSignUp({ username: account.username, email: account.email })
  const whole = { id: account.id, change: { ...profile, ...fields }, address }
  return updateProfile(platform, actor, whole)
}

const withPassword = (email: string) => ({ email, currentPassword: factoryPassword })

describe("a change of a profile", () => {
  test("[ACCT-2] keeps absent fields", async () => {
    const guest = await anAccount(platform, { address: "4 Lodi Road", pin: "110003", city: "New Delhi" })
    const outcome = await change(guest.actor, guest, { name: "Meera Rao", city: "Pune" })
    const expected = { name: "Meera Rao", address: "4 Lodi Road", pin: "110003", city: "Pune", role: "guest" }
    expect(outcome).toMatchObject({ ok: true, value: { account: expected, pendingEmail: null } })
    expect(await findProfile(platform, guest.actor, guest.id)).toMatchObject({ value: expected })
  })

  test("[ACCT-2] refuses a taken name, but accepts one's own", async () => {
    const guest = await anAccount(platform)
    const other = await anAccount(platform)
    expect(await change(guest.actor, guest)).toMatchObject({ ok: true })
    const names = { username: other.username, ...withPassword(other.email.toUpperCase()) }
    expect(await change(guest.actor, guest, names)).toMatchObject({
      refusal: { kind: "taken", fields: ["username", "email"] },
    })
    expect(await change(guest.actor, guest, { username: other.username })).toMatchObject({
      refusal: { kind: "taken", fields: ["username"] },
    })
    expect(await findProfile(platform, guest.actor, guest.id)).toMatchObject({
      value: { username: guest.username },
    })
  })

  test("[ADM-10] by staff is audited with the values before", async () => {
    const guest = await anAccount(platform)
    const admin = await anAccount(platform, { role: "owner" })
    expect(await change(visitor, guest)).toMatchObject({ refusal: { kind: "forbidden" } })
    await change(admin.actor, guest, { name: "Meera Rao" })
    const [entry] = await platform.db.execute("select * from audit_log")
    expect(entry).toMatchObject({
      action: "update-profile",
      actor_id: admin.id,
      subject_id: guest.id,
      before: { name: guest.name },
      after: { name: "Meera Rao" },
    })
  })
})

describe("a new email", () => {
  test("[SAFE-4] entered by staff is unverified, audited, and ends the guest's sessions", async () => {
    const guest = await aSignedIn(platform)
    const admin = await aSignedIn(platform, { role: "owner" })
    const outcome = await change(admin.actor, guest, { email: "corrected@example.in" })
    expect(outcome).toMatchObject({
      value: { account: { email: "corrected@example.in", emailVerifiedAt: null } },
    })
    expect(await findProfile(platform, admin.actor, guest.id)).toMatchObject({
      value: { email: "corrected@example.in", emailVerifiedAt: null },
    })
    expect(await resolveSession(platform, guest.secret)).toBeNull()
    expect(await resolveSession(platform, admin.secret)).not.toBeNull()
    const emails = await platform.db.execute("select recipient, kind from emails order by kind")
    expect(emails).toEqual([
      { recipient: "corrected@example.in", kind: "confirm-email" },
      { recipient: guest.email, kind: "email-changed" },
    ])
    const [entry] = await platform.db.execute("select action, before, after from audit_log")
    expect(entry).toMatchObject({
      before: { email: guest.email },
      after: { email: "corrected@example.in" },
    })
  })

  test("[SAFE-4] of one's own staff account needs the password too", async () => {
    const admin = await anAccount(platform, { role: "owner" })
    expect(await change(admin.actor, admin, { email: "other@example.in" })).toMatchObject({
      refusal: { kind: "password-needed" },
    })
  })

  test("[AUTH-8] is verified before the answer says whether it is taken", async () => {
    const guest = await anAccount(platform)
    const { email } = await anAccount(platform)
    const needed = { refusal: { kind: "password-needed" } }
    expect(await change(guest.actor, guest, { email })).toMatchObject(needed)
    expect(await change(guest.actor, guest, { email: "nobody@example.in" })).toMatchObject(needed)
    const wrong = { email, currentPassword: "Wrong4Lantern" }
    expect(await change(guest.actor, guest, wrong)).toMatchObject({ refusal: { kind: "wrong-password" } })
  })

  test.each([
    ["by the account", ownNameChecksByAccount, (count: number) => `203.0.113.${count}`],
    ["by the address", uniqueChecksByAddress, () => "203.0.113.7"],
  ])(
    "[AUTH-8] is compared with those of others a limited number of times, %s",
    async (_, limit, addressOf) => {
      const other = await anAccount(platform)
      const guests = [await anAccount(platform), await anAccount(platform), await anAccount(platform)]
      const [own = other] = guests
      const isByAccount = limit === ownNameChecksByAccount
      const ask = (guest: StoredAccount, count: number, fields: object) =>
        change(guest.actor, guest, fields, addressOf(count))
      for (let count = 0; count < limit.points; count += 1) {
        const guest = isByAccount ? own : (guests[count % 3] ?? own)
        expect(await ask(guest, count, { username: other.username })).toMatchObject({
          refusal: { kind: "taken" },
        })
      }
      const tooMany = { refusal: { kind: "too-many-tries" } }
      const fresh = isByAccount ? own : await anAccount(platform)
      expect(await ask(fresh, limit.points, { username: other.username })).toMatchObject(tooMany)
      expect(await ask(fresh, limit.points, withPassword(other.email))).toMatchObject(tooMany)
      expect(await ask(fresh, limit.points, { name: "Meera Rao" })).toMatchObject({ ok: true })
    },
  )

  test.each([
    ["from one address", confirmationsByEmailAndAddress, () => "203.0.113.7"],
    ["from many", confirmationsByEmail, (count: number) => `203.0.113.${count}`],
  ])(
    "[SAFE-4] [L-29] many accounts cannot flood the mailbox of a stranger, %s",
    async (_, limit, addressOf) => {
      const ask = async (count: number) => {
        const { actor, ...guest } = await anAccount(platform)
        const email = count % 2 === 0 ? "stranger@example.in" : "Stranger@example.in"
        return change(actor, { ...guest, actor }, withPassword(email), addressOf(count))
      }
      for (let count = 0; count < limit.points; count += 1)
        expect(await ask(count)).toMatchObject({ ok: true })
      expect(await ask(limit.points)).toMatchObject({ refusal: { kind: "too-many-tries" } })
      const emails = "select 1 from emails where lower(recipient) = 'stranger@example.in'"
      expect(await platform.db.execute(emails)).toHaveLength(limit.points)
    },
  )

  test("[SAFE-4] [L-29] links that are sent again count for their mailbox too", async () => {
    const ask = async (count: number) => {
      const guest = await anAccount(platform, { email: `asker-${count}@example.in` })
      await change(guest.actor, guest, withPassword("stranger@example.in"), `203.0.113.${count}`)
      const again = []
      for (let repeat = 1; repeat < confirmationsByAccount.points; repeat += 1)
        again.push(await resendEmailConfirmation(platform, guest.actor))
      return again.every(({ ok }) => ok)
    }
    for (let count = 0; count < confirmationsByEmail.points / confirmationsByAccount.points; count += 1)
      expect(await ask(count)).toBe(true)
    const late = await anAccount(platform, { email: "late@example.in", emailVerifiedAt: null })
    expect(await resendEmailConfirmation(platform, late.actor)).toMatchObject({ ok: true })
    expect(await ask(99)).toBe(true)
    const emails = "select 1 from emails where recipient = 'stranger@example.in'"
    expect(await platform.db.execute(emails)).toHaveLength(confirmationsByEmail.points)
  })

  test("[SAFE-4] is rate limited", async () => {
    const guest = await anAccount(platform)
    for (let count = 0; count < confirmationsByAccount.points; count += 1)
      expect(await change(guest.actor, guest, withPassword(`other-${count}@example.in`))).toMatchObject({
        ok: true,
      })
    expect(await change(guest.actor, guest, withPassword("other@example.in"))).toMatchObject({
      refusal: { kind: "too-many-tries" },
    })
  })
})
