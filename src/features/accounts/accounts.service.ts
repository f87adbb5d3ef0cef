import { randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, needsReauthentication } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type Account, canManageAccounts, canUseAccount, noAddress, type UniqueField } from "./account.ts"
import type { SignUpInput } from "./accounts.schema.ts"
import {
  countOtherOwners,
  findAccount,
  findSeenAccount,
  type SeenAccount,
  hasStaff,
  insertAccount,
  listAccounts,
  listTakenFields,
  lockAccount,
  lockRemovedRole,
  removeAccount,
  restoreAccountRow,
  violatedUniqueField,
} from "./accounts.store.ts"
import { sendEmailConfirmation } from "./email-confirmations.service.ts"
import { rememberDevice } from "./known-devices.service.ts"
import { signUpByAddress, signUpByEmailAndAddress, uniqueChecksByAddress } from "./rate-limits.ts"
import {
  type NewPasswordRefusal,
  refusalOfNewPassword,
} from "#src/features/accounts/passwords/new-password.service.ts"
import { hashPassword } from "#src/features/accounts/passwords/passwords.service.ts"
import {
  endAllSessions,
  type OpenedSession,
  openSession,
  signOut,
  type TooManyTries,
} from "#src/features/accounts/sessions/sessions.service.ts"

export {
  chosenUsernameSql,
  isErased,
  knownEmailSql,
  listStaffAccounts,
  lockAccount,
} from "./accounts.store.ts"

export type Taken = { readonly kind: "taken"; readonly fields: readonly UniqueField[] }

type SignUpRefusal = Taken | NewPasswordRefusal | TooManyTries

type Names = { readonly username?: string | undefined; readonly email?: string | undefined }

const nowIso = (platform: Platform): string => platform.clock.now().toISOString()

/** Refuses a write whose username or email is taken: the unique index decides, and its error names the fields. */
export async function refuseTakenNames<T>(
  platform: Platform,
  work: () => Promise<T>,
  names: Names & { exceptId?: string },
): Promise<T | { ok: false; refusal: Taken }> {
  try {
    return await work()
  } catch (error) {
    const field = violatedUniqueField(error)
    if (!field) throw error
    const fields = await listTakenFields(platform.db, names, names.exceptId)
    return refused({ kind: "taken", fields: [...new Set([...fields, field])] })
  }
}

/** `language` is that of the sign-up page. */
type SignUp = SignUpInput & Pick<Account, "language">

/** Creates a regular user's account (AUTH-1, AUTH-2). */
export async function signUp(
  platform: Platform,
  input: SignUp,
  address: string,
): Promise<Result<Account, SignUpRefusal>> {
  const { rateLimiter, db } = platform
  const wait =
    (await rateLimiter.take(signUpByAddress, address)) ??
    (await rateLimiter.take(signUpByEmailAndAddress, `${input.email.toLowerCase()} ${address}`))
  if (wait !== null) return refused({ kind: "too-many-tries", retryAfterSeconds: wait })
  const weakness = refusalOfNewPassword(input.password, input)
  if (weakness) return refused(weakness)
  const fields = await listTakenFields(db, input)
  if (fields.length > 0) return refused({ kind: "taken", fields })
  const { password, ...person } = input
  const account: Account = {
    ...person,
    ...noAddress,
    id: randomUUID(),
    role: "guest",
    createdAt: nowIso(platform),
    emailVerifiedAt: null,
  }
  const passwordHash = await hashPassword(password)
  const insert = () =>
    db.transaction(async (tx) => {
      await insertAccount(tx, account, passwordHash)
      await sendEmailConfirmation(platform, tx, { account, email: account.email })
      return done(account)
    })
  return refuseTakenNames(platform, insert, input)
}

/** Signs up and opens a session, which replaces the one that the browser had (GUEST-1). */
export async function signUpAndIn(
  platform: Platform,
  { device, oldSecret, ...input }: SignUp & { device: string; oldSecret: string | null },
  address: string,
): Promise<Result<OpenedSession, SignUpRefusal>> {
  const signedUp = await signUp(platform, input, address)
  if (!signedUp.ok) return signedUp
  const { id: userId, role } = signedUp.value
  await rememberDevice(platform, platform.db, { device, userId })
  if (oldSecret !== null) await signOut(platform, oldSecret)
  return done(await openSession(platform, { userId, role }))
}

/** Whether a username and an email are taken, for anybody who fills in the form. */
export async function listTaken(
  platform: Platform,
  names: Names,
  address: string,
): Promise<Result<readonly UniqueField[], TooManyTries>> {
  const wait = await platform.rateLimiter.take(uniqueChecksByAddress, address)
  if (wait !== null) return refused({ kind: "too-many-tries", retryAfterSeconds: wait })
  return done(await listTakenFields(platform.db, names))
}

export type AccountRefusal = { readonly kind: "forbidden" } | { readonly kind: "unknown-account" }

/** An account by id: one's own, or any for staff with the right (ACCT-1, API-2). */
export async function findProfile(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<Account, AccountRefusal>> {
  if (!canUseAccount(actor, id)) return refused({ kind: "forbidden" })
  const account = await findAccount(platform.db, id)
  return account ? done(account) : refused({ kind: "unknown-account" })
}

/** A user for staff who may see users; null otherwise. */
export async function findAccountForStaff(
  { db }: Platform,
  actor: Actor,
  id: string,
): Promise<SeenAccount | null> {
  return hasRight(actor, "users.see") && isRecordId(id) ? findSeenAccount(db, id) : null
}

type AccountPageInput = {
  readonly search?: string | undefined
  /** The id of the last account of the previous page. */
  readonly afterId?: string | undefined
  readonly limit?: number | undefined
}

type AccountPageResult = { readonly accounts: Account[]; readonly nextAfterId: string | null }

/** A page of the accounts, newest first, for staff. */
export async function listUsers(
  platform: Platform,
  actor: Actor,
  { search, afterId, limit = 50 }: AccountPageInput,
): Promise<Result<AccountPageResult, { readonly kind: "forbidden" }>> {
  if (!hasRight(actor, "users.see")) return refused({ kind: "forbidden" })
  const found = await listAccounts(platform.db, { search, afterId, limit: limit + 1 })
  const accounts = found.slice(0, limit)
  return done({ accounts, nextAfterId: found.length > limit ? (accounts.at(-1)?.id ?? null) : null })
}

type RestoreUserRefusal = AccountRefusal | { readonly kind: "reauthentication-needed" }

type RemoveUserRefusal = RestoreUserRefusal | { readonly kind: "own-account" | "last-owner" }

/** Whether one of these users is of the staff: they are deleted and restored with a recent password only (SAFE-8). */
export const isStaffAmong = ({ db }: Pick<Platform, "db">, ids: readonly string[]): Promise<boolean> =>
  hasStaff(db, ids)

/** Deletes a user and ends their sessions; it can be undone. Nobody deletes themselves or the last owner. */
export async function removeUser(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, RemoveUserRefusal>> {
  if (!canManageAccounts(actor)) return refused({ kind: "forbidden" })
  if (actor.kind === "user" && actor.userId === id) return refused({ kind: "own-account" })
  return platform.db.transaction(async (tx) => {
    const otherOwners = await countOtherOwners(tx, id)
    const before = await lockAccount(tx, id)
    if (!before) return refused({ kind: "unknown-account" as const })
    if (before.role !== "guest" && needsReauthentication(actor))
      return refused({ kind: "reauthentication-needed" as const })
    if (before.role === "owner" && otherOwners === 0) return refused({ kind: "last-owner" as const })
    await removeAccount(tx, id, nowIso(platform))
    await endAllSessions(tx, id)
    await recordAudit(tx, actor, { action: "remove", subjectType: "user", subjectId: id, before })
    return done(null)
  })
}

/** Restores a deleted user, who must sign in again (ADM-10). */
export async function restoreUser(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, RestoreUserRefusal>> {
  if (!canManageAccounts(actor)) return refused({ kind: "forbidden" })
  try {
    return await platform.db.transaction(async (tx) => {
      const role = await lockRemovedRole(tx, id)
      if (role === null) return refused({ kind: "unknown-account" as const })
      if (role !== "guest" && needsReauthentication(actor))
        return refused({ kind: "reauthentication-needed" as const })
      await restoreAccountRow(tx, id)
      await recordAudit(tx, actor, { action: "restore", subjectType: "user", subjectId: id })
      return done(null)
    })
  } catch (error) {
    // The email of the guest record belongs to another record by now.
    if (!violatedUniqueField(error)) throw error
    return refused({ kind: "unknown-account" })
  }
}
