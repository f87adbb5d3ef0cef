import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, needsReauthentication, type SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { type Account, canUseAccount, profileOf, mergeProfile } from "./account.ts"
import type { ProfileChangeInput } from "./accounts.schema.ts"
import { type AccountRefusal, refuseTakenNames, type Taken } from "./accounts.service.ts"
import {
  findAccount,
  findPasswordHash,
  listTakenFields,
  lockAccount,
  updateProfileColumns,
} from "./accounts.store.ts"
import { sendAccountNotice } from "#src/features/accounts/emails/account-notice.service.ts"
import { emailChangeRequestedEmail } from "#src/features/accounts/emails/email-change-requested.email.tsx"
import { replaceEmail, sendEmailConfirmation } from "./email-confirmations.service.ts"
import {
  confirmationsByAccount,
  confirmationsByEmail,
  confirmationsByEmailAndAddress,
  ownNameChecksByAccount,
  uniqueChecksByAddress,
} from "./rate-limits.ts"
import {
  type IdentityRefusal,
  verifyIdentity,
  type SentPasskey,
} from "#src/features/accounts/second-factor/verify-identity.service.ts"
import { endAllSessions, type TooManyTries } from "#src/features/accounts/sessions/sessions.service.ts"

type ProofRefusal = { readonly kind: "password-needed" } | IdentityRefusal

type UpdateProfileRefusal =
  | AccountRefusal
  | Taken
  | ProofRefusal
  | { readonly kind: "reauthentication-needed" }

type UpdatedProfile = {
  readonly account: Account
  /** The new email that its owner must confirm first; null without one. */
  readonly pendingEmail: string | null
}

export type UpdateProfile = {
  readonly id: string
  readonly change: ProfileChangeInput
  /** Replaces the current password and the code; null without one. */
  readonly passkey?: SentPasskey | null
  /** The network address of the caller. */
  readonly address: string
}

type Edit = { readonly actor: Actor; readonly isOwn: boolean; readonly isNewEmail: boolean }

/**
 * Changes a profile: one's own, or any by staff, which is audited. A new email of one's own
 * needs the current password, with the second factor of an account that has one (ASVS 7.5.1), and takes effect once it is
 * confirmed. An email that staff enter takes effect at once, is unverified and ends the user's sessions. Both send an email
 * to the old address (SAFE-4). Whether an email has an account is revealed only after the password.
 */
export async function updateProfile(
  platform: Platform,
  actor: Actor,
  update: UpdateProfile,
): Promise<Result<UpdatedProfile, UpdateProfileRefusal>> {
  const { id, change } = update
  if (!canUseAccount(actor, id)) return refused({ kind: "forbidden" })
  const before = await findAccount(platform.db, id)
  if (!before) return refused({ kind: "unknown-account" })
  const own = actor.kind === "user" && actor.userId === id ? actor : null
  const isNewEmail = change.email !== before.email
  // The owner of an account's email address can reset its password.
  if (isNewEmail && !own && needsReauthentication(actor)) return refused({ kind: "reauthentication-needed" })
  const isNewName = isNewEmail || (change.username !== undefined && change.username !== before.username)
  const refusal =
    (own && isNewEmail ? await checkIdentity(platform, own, update) : null) ??
    (own && isNewName ? await waitForNames(platform, update) : null) ??
    (isNewEmail ? await checkNewEmail(platform, own, update) : null)
  if (refusal) return refused(refusal)
  const work = () =>
    platform.db.transaction((tx) =>
      writeProfile(platform, tx, { ...update, actor, isOwn: own !== null, isNewEmail }),
    )
  return refuseTakenNames(platform, work, { ...change, exceptId: id })
}

async function checkIdentity(
  platform: Platform,
  actor: SignedInActor,
  { change: { currentPassword = "", code = "" }, passkey = null, address }: UpdateProfile,
): Promise<ProofRefusal | null> {
  if (!passkey && currentPassword === "") return { kind: "password-needed" }
  return verifyIdentity(platform, actor, { currentPassword, code, passkey, address })
}

const tooMany = (wait: number | null): TooManyTries | null =>
  wait === null ? null : { kind: "too-many-tries", retryAfterSeconds: wait }

/** Counts a check of a name of one's own: the answer says whether somebody else has it. */
const waitForNames = async (
  { rateLimiter }: Platform,
  { id, address }: UpdateProfile,
): Promise<TooManyTries | null> =>
  tooMany(
    (await rateLimiter.take(ownNameChecksByAccount, id)) ??
      (await rateLimiter.take(uniqueChecksByAddress, address)),
  )

async function checkNewEmail(
  { db, rateLimiter }: Platform,
  own: SignedInActor | null,
  { id, change, address }: UpdateProfile,
): Promise<Taken | TooManyTries | null> {
  const fields = await listTakenFields(db, change, id)
  if (fields.length > 0) return { kind: "taken", fields }
  if (!own) return null
  const email = change.email.toLowerCase()
  // Counted after the proof of identity, so that others cannot use up the owner's limit.
  return tooMany(
    (await rateLimiter.take(confirmationsByAccount, id)) ??
      (await rateLimiter.take(confirmationsByEmailAndAddress, `${email} ${address}`)) ??
      (await rateLimiter.take(confirmationsByEmail, email)),
  )
}

async function writeProfile(
  platform: Platform,
  tx: Sql,
  { id, change, actor, isOwn, isNewEmail }: UpdateProfile & Edit,
): Promise<Result<UpdatedProfile, AccountRefusal>> {
  const before = await lockAccount(tx, id)
  if (!before) return refused({ kind: "unknown-account" })
  const old = profileOf(before)
  const profile = { ...mergeProfile(old, change), email: old.email }
  await updateProfileColumns(tx, { id, profile, at: platform.clock.now().toISOString() })
  const account = { ...before, ...profile }
  if (isNewEmail && isOwn) await requestEmailChange(platform, tx, { account, email: change.email })
  if (isOwn) return done({ account, pendingEmail: isNewEmail ? change.email : null })
  if (isNewEmail) await setEmailByStaff(platform, tx, { account, email: change.email })
  const after = { ...profile, email: change.email }
  const subject = { subjectType: "user", subjectId: id }
  await recordAudit(tx, actor, { action: "update-profile", ...subject, before: old, after })
  const emailVerifiedAt = isNewEmail ? null : before.emailVerifiedAt
  return done({ account: { ...before, ...after, emailVerifiedAt }, pendingEmail: null })
}

type NewEmail = { readonly account: Account; readonly email: string }

async function requestEmailChange(platform: Platform, tx: Sql, { account, email }: NewEmail): Promise<void> {
  await sendEmailConfirmation(platform, tx, { account, email })
  const message = emailChangeRequestedEmail({ ...account, newEmail: email }, platform.origin)
  await sendAccountNotice(platform, tx, { account, kind: "email-change-asked", message })
}

async function setEmailByStaff(platform: Platform, tx: Sql, { account, email }: NewEmail): Promise<void> {
  await replaceEmail(platform, tx, { account, email, verifiedAt: null })
  await endAllSessions(tx, account.id)
  const hasPassword = (await findPasswordHash(tx, account.id)) !== null
  if (hasPassword) await sendEmailConfirmation(platform, tx, { account, email })
}
