import { randomUUID } from "node:crypto"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { type Account, noAddress } from "./account.ts"
import { insertAccount } from "./accounts.store.ts"
import type { SignUpInput } from "./accounts.schema.ts"
import {
  beginPasswordReset,
  registerPasswordResetJobs,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import type { Contact } from "#src/features/accounts/session-guests/contact.ts"
import { beginFirstPassword } from "#src/features/accounts/session-guests/first-password.service.ts"
import { continueWithEmail } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { hashPassword } from "#src/features/accounts/passwords/passwords.service.ts"
import { openSession, type OpenedSession } from "#src/features/accounts/sessions/sessions.service.ts"
import type { TestPlatform } from "#test/test-platform.ts"

/** The password of all accounts of `anAccount`. */
export const factoryPassword = "Lantern7Courtyard"

// Hashed once for all accounts, because hashing is slow on purpose.
const factoryPasswordHash = hashPassword(factoryPassword)

/** A sign-up form with unique names. */
export function aSignUp(parts: Partial<SignUpInput> = {}): SignUpInput {
  // 60 random bits: of 32, two alike turn up among a hundred thousand accounts.
  const mark = randomUUID().slice(0, 18)
  return {
    name: "Meera Krishnaswamy",
    username: `meera-${mark}`,
    email: `meera.${mark}@example.in`,
    phone: "9810012345",
    password: factoryPassword,
    ...parts,
  }
}

export type StoredAccount = Account & { readonly actor: SignedInActor }

/** A stored account and its actor. */
export async function anAccount(platform: Platform, parts: Partial<Account> = {}): Promise<StoredAccount> {
  const { password: _, ...person } = aSignUp()
  const createdAt = platform.clock.now().toISOString()
  const account: Account = {
    ...person,
    ...noAddress,
    id: randomUUID(),
    role: "guest",
    createdAt,
    emailVerifiedAt: createdAt,
    ...parts,
  }
  await insertAccount(platform.db, account, await factoryPasswordHash)
  return { ...account, actor: { kind: "user", userId: account.id, role: account.role } }
}

/** A signed-in account; `secret` is the bearer token of an API client. */
export async function aSignedIn(
  platform: Platform,
  parts: Partial<Account> = {},
): Promise<StoredAccount & OpenedSession> {
  const account = await anAccount(platform, parts)
  return { ...account, ...(await openSession(platform, { userId: account.id, role: account.role })) }
}

export const aContact = (parts: Partial<Contact> = {}): Contact => {
  const { name, email, phone } = aSignUp()
  return { name, email, phone, ...parts }
}

/** Somebody who continued with an email; `secret` is the session. */
export async function aSessionGuest(platform: Platform, parts: Partial<Contact> = {}) {
  const contact = aContact(parts)
  const opened = await continueWithEmail(platform, contact, { address: randomUUID(), oldSecret: null })
  if (!opened.ok) throw new Error("continuing with an email was refused")
  const { userId, secret } = opened.value
  const actor: SignedInActor = { kind: "user", userId, role: "guest" }
  return { ...contact, id: userId, secret, actor }
}

/** A session guest who requested a code, with the ticket and the code from the email. */
export async function aFirstPasswordCode(
  platform: TestPlatform,
  { actor, email }: { actor: SignedInActor; email: string },
): Promise<{ ticket: string; code: string }> {
  const begun = await beginFirstPassword(platform, actor, randomUUID())
  if (!begun.ok) throw new Error("no code was begun")
  const code = await codeInMail(platform, email)
  if (!code) throw new Error("no code was written")
  return { ticket: begun.value.ticket, code }
}

/** Two guests and the owner, all signed in. */
export async function people(platform: Platform) {
  const guest = await aSignedIn(platform)
  const other = await aSignedIn(platform)
  const admin = await aSignedIn(platform, { role: "owner" })
  return { guest, other, admin }
}

/** The code in the newest email with one; null without such an email. */
export async function codeInMail(platform: TestPlatform, email: string): Promise<string | null> {
  registerEmailJobs(platform)
  registerPasswordResetJobs(platform)
  await platform.queue.runJobs()
  const message = platform.sentEmails.findLast(
    ({ to, subject }) => to.toLowerCase() === email.toLowerCase() && subject.includes("one-time"),
  )
  return /^\d{6}$/m.exec(message?.text ?? "")?.[0] ?? null
}

/** A started password reset, with the code from its email. */
export async function aReset(
  platform: TestPlatform,
  { username, email }: Pick<Account, "username" | "email">,
): Promise<{ username: string; ticket: string; code: string }> {
  const begun = await beginPasswordReset(platform, { username }, "203.0.113.7")
  if (!begun.ok) throw new Error("the reset was refused")
  const code = await codeInMail(platform, email)
  if (!code) throw new Error("no code was written")
  return { username, ticket: begun.value.ticket, code }
}

/** A different code. */
export const aWrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0")
