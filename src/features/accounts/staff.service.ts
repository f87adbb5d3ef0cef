import { randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, needsReauthentication, type Role } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { type Account, canManageAccounts, isInvited, noAddress } from "./account.ts"
import { invitationEmail } from "#src/features/accounts/emails/invitation.email.tsx"
import { roleChangedEmail } from "#src/features/accounts/emails/role-changed.email.tsx"
import type { InvitationInput } from "./accounts.schema.ts"
import { type AccountRefusal, refuseTakenNames, type Taken } from "./accounts.service.ts"
import {
  countOtherOwners,
  insertAccount,
  listStaffAccounts,
  listTakenFields,
  lockAccount,
  updateRole,
} from "./accounts.store.ts"
import { endResetsOf } from "#src/features/accounts/password-reset/password-resets.store.ts"
import { hashPassword } from "#src/features/accounts/passwords/passwords.service.ts"
import { endAllSessions } from "#src/features/accounts/sessions/sessions.service.ts"
import { roleNames } from "#src/features/accounts/role-names.ts"

const now = (platform: Platform): string => platform.clock.now().toISOString()

/** All staff by name, for those who assign roles. */
export async function listColleagues(platform: Platform, actor: Actor): Promise<Account[]> {
  return canManageAccounts(actor) ? listStaffAccounts(platform.db) : []
}

type RoleRefusal =
  | AccountRefusal
  | { readonly kind: "reauthentication-needed" | "own-account" | "last-owner" | "unverified-email" }

/**
 * Assigns a role or takes it away, ends the user's sessions and sends an email. The last owner stays. Only an
 * account with a verified email becomes staff: others may have signed up with a colleague's email (SAFE-4).
 */
export async function changeRole(
  platform: Platform,
  actor: Actor,
  { id, role }: { id: string; role: Role },
): Promise<Result<null, RoleRefusal>> {
  if (!canManageAccounts(actor)) return refused({ kind: "forbidden" })
  if (needsReauthentication(actor)) return refused({ kind: "reauthentication-needed" })
  if (actor.kind === "user" && actor.userId === id) return refused({ kind: "own-account" })
  return platform.db.transaction(async (tx) => {
    const otherOwners = await countOtherOwners(tx, id)
    const before = await lockAccount(tx, id)
    if (!before) return refused({ kind: "unknown-account" as const })
    if (before.role === role) return done(null)
    if (before.role === "owner" && otherOwners === 0) return refused({ kind: "last-owner" as const })
    if (before.role === "guest" && before.emailVerifiedAt === null)
      return refused({ kind: "unverified-email" as const })
    await updateRole(tx, { id, role, at: now(platform) })
    await endAllSessions(tx, id)
    const subject = { subjectType: "user", subjectId: id }
    const change = { before: { role: before.role }, after: { role } }
    await recordAudit(tx, actor, { action: "change-role", ...subject, ...change })
    const message = roleChangedEmail(before.name, roleNames[role], platform.origin)
    await sendEmail(platform, tx, {
      kind: "role-changed",
      bookingId: null,
      recordId: id,
      email: { to: before.email, ...message, attachments: [] },
    })
    return done(null)
  })
}

function sendInvitation(
  platform: Platform,
  tx: Sql,
  { id, name, username, email, role }: Account,
): Promise<void> {
  const message = invitationEmail({ name, username, role: roleNames[role] }, platform.origin)
  return sendEmail(platform, tx, {
    kind: "invitation",
    bookingId: null,
    recordId: id,
    email: { to: email, ...message, attachments: [] },
  })
}

type InviteRefusal = { readonly kind: "forbidden" | "reauthentication-needed" } | Taken

/** Creates a colleague's account and invites them by email to choose a password. */
export async function inviteColleague(
  platform: Platform,
  actor: Actor,
  input: InvitationInput,
): Promise<Result<Account, InviteRefusal>> {
  if (!canManageAccounts(actor)) return refused({ kind: "forbidden" })
  if (needsReauthentication(actor)) return refused({ kind: "reauthentication-needed" })
  const fields = await listTakenFields(platform.db, input)
  if (fields.length > 0) return refused({ kind: "taken", fields })
  const { name, username, email, role } = input
  const person = { name, username, email, phone: "", role, ...noAddress }
  const account: Account = { ...person, id: randomUUID(), createdAt: now(platform), emailVerifiedAt: null }
  // With a random password the first sign-in needs a one-time code.
  const passwordHash = await hashPassword(randomUUID())
  const invite = () =>
    platform.db.transaction(async (tx) => {
      await insertAccount(tx, account, passwordHash)
      const subject = { subjectType: "user", subjectId: account.id }
      await recordAudit(tx, actor, { action: "invite", ...subject, after: { name, username, email, role } })
      await sendInvitation(platform, tx, account)
      return done(account)
    })
  return refuseTakenNames(platform, invite, input)
}

type InviteAgainRefusal = { readonly kind: "forbidden" | "reauthentication-needed" | "not-invited" }

/** Sends an invitation once more, while it is not accepted. The codes that were sent until then no longer work. */
export async function inviteAgain(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<Account, InviteAgainRefusal>> {
  if (!canManageAccounts(actor)) return refused({ kind: "forbidden" })
  if (needsReauthentication(actor)) return refused({ kind: "reauthentication-needed" })
  return platform.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id)
    if (!account || !isInvited(account)) return refused({ kind: "not-invited" as const })
    await endResetsOf(tx, id, now(platform))
    await recordAudit(tx, actor, { action: "invite-again", subjectType: "user", subjectId: id })
    await sendInvitation(platform, tx, account)
    return done(account)
  })
}
