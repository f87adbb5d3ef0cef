import { beforeAll, beforeEach, expect, test } from "vitest"
import {
  aReset,
  aSignUp,
  anAccount,
  factoryPassword,
  type StoredAccount,
} from "#src/features/accounts/accounts.factory.ts"
import { signUp } from "#src/features/accounts/accounts.service.ts"
import { confirmEmail } from "#src/features/accounts/email-confirmations.service.ts"
import { aPersonWithPasskey } from "#src/features/accounts/passkeys/passkeys.factory.ts"
import {
  resetPassword,
  checkResetCode,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import { changePassword } from "#src/features/accounts/passwords/change-password.service.ts"
import { aPersonWithSecondFactor } from "#src/features/accounts/second-factor/second-factor.factory.ts"
import { signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { changeRole, inviteColleague } from "#src/features/accounts/staff.service.ts"
import { updateProfile } from "#src/features/accounts/update-profile.service.ts"
import { valueOf } from "#src/features/bookings/bookings.factory.ts"
import { emailRetention } from "#src/features/emails/email-retention.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { eraseOwnAccount, exportOwnData } from "./privacy.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerEmailJobs(platform))
beforeEach(() => platform.clear())

const address = "203.0.113.7"
const [oldEmail, newEmail] = ["zubeida.before@example.in", "zubeida.after@example.in"]
const password = "Terrace4Lantern"

const erase = (actor: SignedInActor) =>
  eraseOwnAccount(platform, actor, { currentPassword: factoryPassword, code: "", email: "", address })

const emails = () =>
  platform.db.execute<{ kind: string; record: string | null }>(
    "select kind, record_id as record from emails order by kind",
  )

const emailsWith = (text: string) =>
  platform.db.execute("select kind from emails as e where e::text ilike $1", [`%${text}%`])

async function requestEmailChange({ id, actor, name, username, phone }: StoredAccount): Promise<void> {
  const profile = { name, username, phone, address: "", pin: "", city: "", state: "" }
  const change = { ...profile, email: newEmail, currentPassword: factoryPassword }
  valueOf(await updateProfile(platform, actor, { id, address, change }))
}

async function changeEmail(guest: StoredAccount): Promise<void> {
  await requestEmailChange(guest)
  await platform.queue.runJobs()
  const link = platform.sentEmails.findLast(({ to }) => to === newEmail)
  const secret = /\/confirm-email\/([\w-]+)/.exec(link?.text ?? "")?.[1] ?? ""
  valueOf(await confirmEmail(platform, guest.actor, { secret, sessionSecret: null }))
}

/** A guest whose email was changed, with the emails about it. */
async function aGuestWithNewEmail(): Promise<StoredAccount> {
  const guest = await anAccount(platform, { name: "Zubeida Quarishi", email: oldEmail })
  await changeEmail(guest)
  await platform.queue.runJobs()
  return guest
}

test("[SAFE-8] the erasure of an account whose email was changed leaves no email with either address", async () => {
  const guest = await aGuestWithNewEmail()
  valueOf(await erase(guest.actor))
  for (const text of [oldEmail, newEmail, guest.name])
    expect([text, await emailsWith(text)]).toEqual([text, []])
})

test("[SAFE-8] the download of one's own data has the notices to an earlier address", async () => {
  const guest = await aGuestWithNewEmail()
  const own = await exportOwnData(platform, guest.actor)
  const to = (recipient: string): unknown => expect.objectContaining({ recipient })
  expect(own?.emails).toEqual(expect.arrayContaining([to(oldEmail), to(newEmail)]))
  expect(own?.emails).toHaveLength((await emails()).length)
  const other = await anAccount(platform)
  expect((await exportOwnData(platform, other.actor))?.emails).toEqual([])
})

test("[SAFE-8] the erasure of an account whose email was never verified leaves no email about that account", async () => {
  const unverified = aSignUp({ password: factoryPassword })
  const { id } = valueOf(await signUp(platform, unverified, address))
  const other = await anAccount(platform)
  await aReset(platform, other)
  await platform.queue.runJobs()
  valueOf(await erase({ kind: "user", userId: id, role: "guest" }))
  expect(await emails()).toEqual([{ kind: "one-time-code", record: other.id }])
})

test("[SAFE-4] an erasure waits until the old address was notified of the new one", async () => {
  const guest = await anAccount(platform, { email: oldEmail })
  await changeEmail(guest)
  expect(await erase(guest.actor)).toEqual({ ok: false, refusal: { kind: "email-queued" } })
})

test("[SAFE-8] every notice about an account belongs to it", async () => {
  const owner = await anAccount(platform, { role: "owner" })
  await aPersonWithPasskey(platform)
  await aPersonWithSecondFactor(platform)
  const guest = await aGuestWithNewEmail()
  const invitation = { name: "Ravi Menon", username: "ravi.menon", email: "ravi@example.in" }
  valueOf(await inviteColleague(platform, owner.actor, { ...invitation, role: "events" }))
  valueOf(await changeRole(platform, owner.actor, { id: guest.id, role: "events" }))
  const person = await anAccount(platform)
  for (const device of ["a".repeat(43), "b".repeat(43)])
    valueOf(await signIn(platform, { ...person, password: factoryPassword, device }, address))
  const proof = { currentPassword: factoryPassword, code: "", address }
  valueOf(await changePassword(platform, person.actor, { ...proof, password, secret: null }))
  const reset = await aReset(platform, { ...guest, email: newEmail })
  valueOf(await checkResetCode(platform, reset, address))
  valueOf(await resetPassword(platform, { ...reset, password }, address))
  const notices = await emails()
  const people = await platform.db.execute<{ id: string }>("select id from users")
  const kinds = Object.entries(emailRetention).flatMap(([kind, { record }]) =>
    record === "account" ? [kind] : [],
  )
  expect(new Set(notices.map(({ kind }) => kind))).toEqual(new Set(kinds))
  for (const { kind, record } of notices)
    expect([kind, people]).toEqual([kind, expect.arrayContaining([{ id: record }])])
})

test("[SAFE-8] notices that were written before belong to the account that has or had their address", async () => {
  const guest = await aGuestWithNewEmail()
  const kept = await emails()
  await platform.db.execute("update emails set record_id = null")
  await platform.db.execute(
    `insert into emails (id, kind, recipient, subject, text_body, html_body)
      values (gen_random_uuid(), 'contact-thanks', $1, '', '', ''), (gen_random_uuid(), 'passkey', 'asha@example.in', '', '', '')`,
    [newEmail],
  )
  await platform.db.execute(migrations.find(({ name }) => name === "0071-account-notices")?.sql ?? "")
  const others = [
    { kind: "contact-thanks", record: null },
    { kind: "passkey", record: null },
  ]
  expect(kept.every(({ record }) => record === guest.id)).toBe(true)
  expect((await emails()).filter(({ record }) => record !== null)).toEqual(kept)
  expect((await emails()).filter(({ record }) => record === null)).toEqual(others)
})

test("[SAFE-8] of people who were erased before, notices that were written before are deleted", async () => {
  const guest = await aGuestWithNewEmail()
  await platform.db.execute("update emails set record_id = null")
  // As an erasure was at that time: the audit log kept the earlier address.
  await platform.db.execute(
    "update users set email = id || '@erased.invalid', erased_at = now(), deleted_at = now() where id = $1",
    [guest.id],
  )
  expect(await emailsWith(oldEmail)).not.toEqual([])
  await platform.db.execute(migrations.find(({ name }) => name === "0071-account-notices")?.sql ?? "")
  expect(await emailsWith(oldEmail)).toEqual([])
})
