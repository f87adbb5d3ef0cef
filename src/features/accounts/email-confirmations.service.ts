import { recordAudit } from "#src/features/audit/audit.service.ts"
import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { secretShape } from "#src/shared/validation/secret-shape.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Account } from "./account.ts"
import { findAccount, findSessionGuestAccount, lockAccount, violatedUniqueField } from "./accounts.store.ts"
import { confirmEmailEmail, linkHours } from "#src/features/accounts/emails/confirm-email.email.tsx"
import { emailChangedEmail } from "#src/features/accounts/emails/email-changed.email.tsx"
import {
  findRequestedEmail,
  findEmailOfLink,
  removeEmailConfirmation,
  updateEmail,
  upsertEmailConfirmation,
  verifyEmail,
} from "./email-confirmations.store.ts"
import { endResetsOf } from "#src/features/accounts/password-reset/password-resets.store.ts"
import { confirmationsByAccount, confirmationsByEmail } from "./rate-limits.ts"
import { hashOfSecret, newSecret } from "#src/features/accounts/secrets.ts"
import { endOtherSessions, type TooManyTries } from "#src/features/accounts/sessions/sessions.service.ts"
import { millisecondsPerHour } from "#src/shared/format/durations.ts"

export { isSelfTypedEmail, isUnverified } from "./email-confirmations.store.ts"

/** The job that attaches the bookings of a verified email; the feature `bookings` has its worker. */
export const emailVerifiedJob = "attach-bookings"

/** Emails a link that verifies an email, in the caller's transaction; earlier links stop working. */
export async function sendEmailConfirmation(
  platform: Platform,
  tx: Sql,
  { account, email }: { account: Account; email: string },
): Promise<void> {
  const secret = newSecret()
  const expiresAt = new Date(platform.clock.now().getTime() + linkHours * millisecondsPerHour).toISOString()
  const { id, name, language } = account
  await upsertEmailConfirmation(tx, { userId: id, email, secretHash: hashOfSecret(secret), expiresAt })
  const url = `${platform.origin}/confirm-email/${secret}`
  await sendEmail(platform, tx, {
    kind: "confirm-email",
    bookingId: null,
    recordId: id,
    isConfidential: true,
    secretEndsAt: expiresAt,
    email: {
      to: email,
      ...confirmEmailEmail({ name, language, url, isChange: email !== account.email }, platform.origin),
      attachments: [],
    },
  })
}

/** Records that the owner verified the email, in the caller's transaction (SAFE-4). */
export async function markEmailVerified(platform: Platform, tx: Sql, userId: string): Promise<void> {
  await verifyEmail(tx, userId, platform.clock.now().toISOString())
  await removeEmailConfirmation(tx, userId)
  await platform.queue.enqueue(tx, { name: emailVerifiedJob, data: { userId } })
}

/** Changes the email of an account in the caller's transaction; notifies the old address and invalidates its codes. */
export async function replaceEmail(
  platform: Platform,
  tx: Sql,
  { account, email, verifiedAt }: { account: Account; email: string; verifiedAt: string | null },
): Promise<void> {
  const { id, name, language, email: oldEmail } = account
  const at = platform.clock.now().toISOString()
  await updateEmail(tx, { id, email, verifiedAt, at })
  await endResetsOf(tx, id, at)
  await removeEmailConfirmation(tx, id)
  await sendEmail(platform, tx, {
    kind: "email-changed",
    bookingId: null,
    recordId: id,
    email: { to: oldEmail, ...emailChangedEmail({ name, language, newEmail: email }), attachments: [] },
  })
}

type ConfirmEmailRefusal = "unknown-link" | "email-taken"

/** The secret of the link, and the session to keep; null for a client without a cookie. */
export type ConfirmEmail = { readonly secret: string; readonly sessionSecret: string | null }

/**
 * Confirms an email by its link. It also needs a session of the account: a stranger who owns the mailbox must not
 * verify it for the account, and a mistyped email must not give the account away (SAFE-4).
 */
export async function confirmEmail(
  platform: Platform,
  actor: SignedInActor,
  { secret, sessionSecret }: ConfirmEmail,
): Promise<Result<{ email: string }, ConfirmEmailRefusal>> {
  const at = platform.clock.now().toISOString()
  const link = { userId: actor.userId, secretHash: hashOfSecret(secret), at }
  try {
    return await platform.db.transaction(async (tx) => {
      const account = await lockAccount(tx, actor.userId)
      const email = account && (await findEmailOfLink(tx, link))
      if (!account || !email) return refused("unknown-link" as const)
      const subject = { subjectType: "user", subjectId: account.id }
      if (email !== account.email) {
        await replaceEmail(platform, tx, { account, email, verifiedAt: at })
        await endOtherSessions(tx, account.id, sessionSecret)
        const change = { before: { email: account.email }, after: { email } }
        await recordAudit(tx, actor, { action: "change-email", ...subject, ...change })
      } else await recordAudit(tx, actor, { action: "verify-email", ...subject })
      await markEmailVerified(platform, tx, account.id)
      return done({ email })
    })
  } catch (error) {
    if (violatedUniqueField(error) !== "email") throw error
    return refused("email-taken")
  }
}

/** The email that a link of the signed-in user verifies; null for other links. */
export async function findEmailToConfirm(
  { db, clock }: Platform,
  actor: SignedInActor,
  secret: string,
): Promise<string | null> {
  if (!secretShape.test(secret)) return null
  const at = clock.now().toISOString()
  return findEmailOfLink(db, { userId: actor.userId, secretHash: hashOfSecret(secret), at })
}

/** The email that the signed-in user has not confirmed yet; null when there is none, and for a session guest. */
export async function findUnconfirmedEmail({ db }: Platform, account: Account): Promise<string | null> {
  if (await findSessionGuestAccount(db, account.id)) return null
  const requested = await findRequestedEmail(db, account.id)
  return requested ?? (account.emailVerifiedAt === null ? account.email : null)
}

/** Sends the link again; does nothing when the email is confirmed. */
export async function resendEmailConfirmation(
  platform: Platform,
  actor: SignedInActor,
): Promise<Result<null, TooManyTries>> {
  const account = await findAccount(platform.db, actor.userId)
  const email = account && (await findUnconfirmedEmail(platform, account))
  if (!account || !email) return done(null)
  const { rateLimiter } = platform
  const wait =
    (await rateLimiter.take(confirmationsByAccount, account.id)) ??
    // Nobody else requests links to the email of an account.
    (email === account.email ? null : await rateLimiter.take(confirmationsByEmail, email.toLowerCase()))
  if (wait !== null) return refused({ kind: "too-many-tries", retryAfterSeconds: wait })
  await platform.db.transaction((tx) => sendEmailConfirmation(platform, tx, { account, email }))
  return done(null)
}

/** Cancels a pending change of email: its link stops working. */
export const withdrawEmailChange = ({ db }: Platform, actor: SignedInActor): Promise<void> =>
  removeEmailConfirmation(db, actor.userId)
