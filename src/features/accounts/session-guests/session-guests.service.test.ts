import { beforeEach, expect, test } from "vitest"
import { aContact, aSessionGuest, anAccount } from "#src/features/accounts/accounts.factory.ts"
import {
  findUnconfirmedEmail,
  resendEmailConfirmation,
} from "#src/features/accounts/email-confirmations.service.ts"
import { signUpByEmailAndAddress } from "#src/features/accounts/rate-limits.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { findProfile, signUp } from "#src/features/accounts/accounts.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aSignUp } from "#src/features/accounts/accounts.factory.ts"
import { continueWithEmail, findSessionGuest } from "./session-guests.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const home = { address: "203.0.113.7", oldSecret: null }

test("[BOOK-2] a name, an email and a phone open a session of a new guest", async () => {
  const contact = aContact()
  const opened = await continueWithEmail(platform, contact, home)
  if (!opened.ok) throw new Error("refused")
  const session = await resolveSession(platform, opened.value.secret)
  expect(session).toMatchObject({ name: contact.name, actor: { role: "guest" } })
  expect(await findSessionGuest(platform, session?.actor ?? { kind: "visitor" })).toMatchObject({
    ...contact,
    emailVerifiedAt: null,
  })
  expect(platform.sentEmails).toEqual([])
})

test("[SAFE-4] an email of an account, of staff and of nobody are answered alike, and open none of them", async () => {
  const account = await anAccount(platform)
  const owner = await anAccount(platform, { role: "owner" })
  const contacts = [account.email, owner.email.toUpperCase(), aContact().email].map((email) =>
    aContact({ email }),
  )
  const ids = new Set<string>()
  for (const contact of contacts) {
    const opened = await continueWithEmail(platform, contact, home)
    expect(opened).toEqual({
      ok: true,
      value: {
        secret: expect.stringMatching(/^[\w-]{43}$/),
        csrfToken: expect.stringMatching(/^[\w-]{43}$/),
        userId: expect.any(String),
        role: "guest",
      },
    })
    if (opened.ok) ids.add(opened.value.userId)
  }
  expect(ids.size).toBe(3)
  expect(ids.has(account.id) || ids.has(owner.id)).toBe(false)
})

test("[SAFE-4] every session has a record of its own, also with the same email", async () => {
  const { email, id, secret } = await aSessionGuest(platform)
  const other = await aSessionGuest(platform, { email })
  expect(other.id).not.toBe(id)
  expect(other.secret).not.toBe(secret)
  expect(await findProfile(platform, other.actor, id)).toEqual({ ok: false, refusal: { kind: "forbidden" } })
})

test("[SAFE-4] continuing replaces the session that the browser came with", async () => {
  const { secret } = await aSessionGuest(platform)
  const opened = await continueWithEmail(platform, aContact(), { ...home, oldSecret: secret })
  expect(opened.ok && opened.value.secret).not.toBe(secret)
  expect(await resolveSession(platform, secret)).toBeNull()
})

test("[AUTH-8] one email from one address waits after too many sessions, another email does not", async () => {
  const contact = aContact()
  for (let count = 0; count < signUpByEmailAndAddress.points; count += 1)
    expect(await continueWithEmail(platform, contact, home)).toMatchObject({ ok: true })
  const again = { ...contact, email: contact.email.toUpperCase() }
  expect(await continueWithEmail(platform, again, home)).toMatchObject({
    refusal: { kind: "too-many-tries", retryAfterSeconds: expect.any(Number) },
  })
  expect(await continueWithEmail(platform, aContact(), home)).toMatchObject({ ok: true })
})

test("[AUTH-1] a session guest does not take the email from a sign-up", async () => {
  const { email } = await aSessionGuest(platform)
  expect(await signUp(platform, aSignUp({ email }), home.address)).toMatchObject({ ok: true })
})

test("[SAFE-4] a session guest is sent no confirmation link", async () => {
  const guest = await aSessionGuest(platform)
  const record = await findSessionGuest(platform, guest.actor)
  expect(record && (await findUnconfirmedEmail(platform, record))).toBeNull()
  await resendEmailConfirmation(platform, guest.actor)
  await platform.queue.runJobs()
  expect(await platform.db.execute("select 1 from emails")).toEqual([])
})
