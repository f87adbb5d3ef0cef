import { recordAudit } from "#src/features/audit/audit.service.ts"
import { canManageAccounts } from "#src/features/accounts/account.ts"
import { lockAccount } from "#src/features/accounts/accounts.service.ts"
import {
  type IdentityProof,
  type IdentityRefusal,
  verifyIdentity,
} from "#src/features/accounts/second-factor/verify-identity.service.ts"
import { findSessionGuest } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { cancelTablesOfErased } from "#src/features/table-reservations/table-status.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, needsReauthentication, type SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { eraseUser, findObstacles } from "./erasure.store.ts"
import type { OwnData } from "./own-data.ts"
import { listOwnConsents } from "./consents.service.ts"
import { findOwnData } from "./own-data.store.ts"

/** Everything stored about the actor; null for a visitor. */
export async function exportOwnData({ db, clock }: Platform, actor: Actor): Promise<OwnData | null> {
  if (actor.kind !== "user") return null
  const found = await findOwnData(db, actor.userId)
  return (
    found && {
      exportedAt: clock.now().toISOString(),
      ...found,
      consents: await listOwnConsents({ db }, actor.userId),
    }
  )
}

/** What prevents the erasure of an account now, by its guest or by the owner. */
type Obstacle = { readonly kind: "not-a-guest" | "stay-to-come" | "open-balance" | "email-queued" }

/** Why guests cannot erase their accounts now. */
export type ErasureRefusal = Obstacle | { readonly kind: "other-email" } | IdentityRefusal

/** Confirms one's own erasure: the password and a code, or the email of a guest without a password. */
type ErasureRequest = IdentityProof & { readonly email: string }

async function findRefusal(
  platform: Platform,
  actor: SignedInActor,
  { email, ...proof }: ErasureRequest,
): Promise<ErasureRefusal | null> {
  if (actor.role !== "guest" || actor.awaitsSecondFactor) return { kind: "not-a-guest" }
  const sessionGuest = await findSessionGuest(platform, actor)
  if (!sessionGuest) return verifyIdentity(platform, actor, proof)
  return sessionGuest.email.toLowerCase() === email.trim().toLowerCase() ? null : { kind: "other-email" }
}

/**
 * Erases the guest's own account at once (DPDP Act, s. 12). Bookings, folios and documents stay for the years that tax
 * law requires (CGST Act, s. 36), the documents with the name that they state; the email is free again.
 */
export async function eraseOwnAccount(
  platform: Platform,
  actor: SignedInActor,
  request: ErasureRequest,
): Promise<Result<null, ErasureRefusal>> {
  const refusal = await findRefusal(platform, actor, request)
  return refusal ? refused(refusal) : eraseGuest(platform, actor, actor.userId)
}

/** Why an owner cannot erase a guest now. */
type GuestErasureRefusal = Obstacle | { readonly kind: "forbidden" | "reauthentication-needed" }

/**
 * Erases a guest at their request to the hotel, such as one without an email, who cannot do it online. The owner verifies
 * the person's identity. As in the guest's own erasure, enquiries and tables are erased only for a verified email.
 */
export async function eraseGuestByStaff(
  platform: Platform,
  actor: SignedInActor,
  userId: string,
): Promise<Result<null, GuestErasureRefusal>> {
  if (!canManageAccounts(actor)) return refused({ kind: "forbidden" })
  if (needsReauthentication(actor)) return refused({ kind: "reauthentication-needed" })
  return eraseGuest(platform, actor, userId)
}

async function eraseGuest(
  platform: Platform,
  actor: SignedInActor,
  userId: string,
): Promise<Result<null, Obstacle>> {
  const outcome = await platform.db.transaction<Result<null, Obstacle>>(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (account?.role !== "guest") return refused({ kind: "not-a-guest" })
    const { id, email, emailVerifiedAt } = account
    const obstacles = await findObstacles(tx, id, platform.clock.today())
    if (obstacles.hasStay) return refused({ kind: "stay-to-come" })
    if (obstacles.hasBalance) return refused({ kind: "open-balance" })
    if (obstacles.hasQueuedEmail) return refused({ kind: "email-queued" })
    const isEmailVerified = emailVerifiedAt !== null
    if (isEmailVerified) await cancelTablesOfErased(platform, tx, { actor, email })
    await eraseUser(tx, { id, email, isEmailVerified })
    await recordAudit(tx, actor, { action: "erase-account", subjectType: "user", subjectId: id })
    return done(null)
  })
  // A restored backup brings the guest back: the log says whom to erase again (docs/backup.md).
  if (outcome.ok) platform.log.info({ userId }, "a guest was erased")
  return outcome
}
