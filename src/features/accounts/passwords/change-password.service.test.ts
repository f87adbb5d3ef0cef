import { beforeEach, expect, test } from "vitest"
import { aReset, aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { findPasswordReset } from "#src/features/accounts/password-reset/password-resets.service.ts"
import { currentPasswordByAddress } from "#src/features/accounts/rate-limits.ts"
import { openSession, resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { type ChangePassword, changePassword } from "./change-password.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const newPassword = "Terrace4Lantern"
const home = "203.0.113.7"

const changeOf = (parts: Partial<ChangePassword> = {}): ChangePassword => ({
  currentPassword: factoryPassword,
  code: "",
  password: newPassword,
  address: home,
  secret: null,
  ...parts,
})

test("[SAFE-4] the new password signs in, other sessions end, and the owner gets an email", async () => {
  const guest = await aSignedIn(platform)
  const { ticket } = await aReset(platform, guest)
  const other = await openSession(platform, { userId: guest.id, role: "guest" })
  expect(await changePassword(platform, guest.actor, changeOf({ secret: guest.secret }))).toMatchObject({
    ok: true,
  })
  expect(await resolveSession(platform, guest.secret)).not.toBeNull()
  expect(await resolveSession(platform, other.secret)).toBeNull()
  expect(await findPasswordReset(platform, ticket)).toBeNull()
  const { username } = guest
  expect(await signIn(platform, { username, password: factoryPassword }, home)).toMatchObject({ ok: false })
  expect(await signIn(platform, { username, password: newPassword }, home)).toMatchObject({ ok: true })
  await platform.queue.runJobs()
  expect(platform.sentEmails.at(-1)).toMatchObject({
    to: guest.email,
    subject: expect.stringContaining("Your password was changed"),
  })
  const [entry] = await platform.db.execute("select action, subject_id, after from audit_log")
  expect(entry).toEqual({ action: "change-password", subject_id: guest.id, after: null })
})

test("[SAFE-4] a wrong current password changes nothing, and is limited like a sign-in", async () => {
  const guest = await aSignedIn(platform)
  const guess = () => changePassword(platform, guest.actor, changeOf({ currentPassword: "Wrong4Lantern" }))
  for (let count = 0; count < currentPasswordByAddress.points; count += 1)
    expect(await guess()).toEqual({ ok: false, refusal: { kind: "wrong-password" } })
  const limited = { ok: false, refusal: { kind: "too-many-tries", retryAfterSeconds: 900 } }
  expect(await changePassword(platform, guest.actor, changeOf())).toEqual(limited)
  const elsewhere = changeOf({ address: "198.51.100.9" })
  expect(await changePassword(platform, guest.actor, elsewhere)).toMatchObject({ ok: true })
})

test("[VAL-3] the new password must not be a name of the account", async () => {
  const guest = await aSignedIn(platform, { username: "Terrace4Lantern" })
  expect(await changePassword(platform, guest.actor, changeOf())).toEqual({
    ok: false,
    refusal: { kind: "name-as-password" },
  })
})
