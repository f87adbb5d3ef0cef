import { randomBytes, randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { noAddress } from "./account.ts"
import { insertAccount, takenFieldOf } from "./accounts.store.ts"
import { findPersonByEmail, type KnownGuest, listGuestsByPhone } from "./guests-of-desk.store.ts"
import { hashPassword } from "./passwords.service.ts"

export type { KnownGuest } from "./guests-of-desk.store.ts"

const phoneShape = /^[6-9]\d{9}$/

/** Guests with this telephone number, newest first, for whoever takes the call. */
export async function findGuestsByPhone(
  platform: Platform,
  actor: Actor,
  phone: string,
): Promise<KnownGuest[]> {
  if (!hasRight(actor, "bookings.change") || !phoneShape.test(phone)) return []
  return listGuestsByPhone(platform.db, phone)
}

export type Caller = { readonly name: string; readonly email: string; readonly phone: string }

export type CallerRefusal = "forbidden" | "email-of-staff" | "email-taken"

/**
 * The account behind a caller: the one that has the e-mail address, else a new one. Nobody knows the password of a new
 * one; its owner sets one by the way for forgotten passwords.
 */
export async function findOrMakeGuest(
  platform: Platform,
  actor: Actor,
  caller: Caller,
): Promise<Result<KnownGuest, CallerRefusal>> {
  if (!hasRight(actor, "bookings.change")) return refused("forbidden")
  const known = await findPersonByEmail(platform.db, caller.email)
  if (known) return known.role === "guest" ? done(known) : refused("email-of-staff")
  const id = randomUUID()
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"))
  const username = `guest-${randomBytes(6).toString("hex")}`
  const createdAt = platform.clock.now().toISOString()
  const record = { id, username, role: "guest" as const, createdAt, emailVerifiedAt: null }
  const account = { ...caller, ...noAddress, ...record }
  try {
    await platform.db.transaction(async (tx) => {
      await insertAccount(tx, account, passwordHash)
      const after = { name: caller.name, email: caller.email }
      await recordAudit(tx, actor, { action: "make-guest", subjectType: "user", subjectId: id, after })
    })
    return done({ id, ...caller })
  } catch (error) {
    // Two clerks at once, or a name that a deleted account keeps.
    if (takenFieldOf(error) !== "email") throw error
    const other = await findPersonByEmail(platform.db, caller.email)
    return other?.role === "guest" ? done(other) : refused("email-taken")
  }
}
