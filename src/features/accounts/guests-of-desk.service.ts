import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, system } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { readPhone } from "#src/shared/validation/phone.ts"
import { insertAccount, violatedUniqueField } from "./accounts.store.ts"
import type { Contact } from "#src/features/accounts/session-guests/contact.ts"
import { newGuestRecord } from "#src/features/accounts/session-guests/guest-record.ts"
import {
  findPersonByEmail,
  listGuestsByPhone,
  lockAndFindRecordByName,
  lockGuestRecordsOf,
  raiseEmailChanges,
  removeGuestRecords,
} from "./guests-of-desk.store.ts"
import type { KnownGuest } from "./known-guest.ts"

/** Guests with this phone number, newest first, for the desk. */
export async function findGuestsByPhone(
  platform: Platform,
  actor: Actor,
  phone: string,
): Promise<KnownGuest[]> {
  const read = readPhone(phone)
  if (!hasRight(actor, "bookings.change") || read === null) return []
  return listGuestsByPhone(platform.db, read)
}

type CallerRefusal = "forbidden" | "email-of-staff"

/**
 * The account or guest record to book for: the account with the verified email, else a guest record. An account that
 * only claims the email gets nothing (SAFE-4) until its owner verifies it by a one-time code.
 */
export async function findOrCreateGuest(
  platform: Platform,
  actor: Actor,
  caller: Contact,
): Promise<Result<KnownGuest, CallerRefusal>> {
  if (!hasRight(actor, "bookings.change")) return refused("forbidden")
  if (caller.email === "") return done(await findOrCreateByName(platform, actor, caller))
  const known = await findPersonByEmail(platform.db, caller.email)
  if (known) return known.role === "guest" ? done(known) : refused("email-of-staff")
  try {
    return done(await platform.db.transaction((tx) => createGuestRecord(platform, tx, { actor, caller })))
  } catch (error) {
    // Two concurrent calls.
    const other =
      violatedUniqueField(error) === "email" ? await findPersonByEmail(platform.db, caller.email) : null
    if (!other) throw error
    return other.role === "guest" ? done(other) : refused("email-of-staff")
  }
}

async function createGuestRecord(
  { clock }: Pick<Platform, "clock">,
  tx: Sql,
  { actor, caller }: { readonly actor: Actor; readonly caller: Contact },
): Promise<KnownGuest> {
  const record = newGuestRecord(caller, clock.now())
  await insertAccount(tx, record, null)
  const { name, email } = caller
  const after = { name, ...(email !== "" && { email }) }
  await recordAudit(tx, actor, { action: "make-guest", subjectType: "user", subjectId: record.id, after })
  return { id: record.id, ...caller }
}

/** Without an email a guest is identified by name and phone; nobody can sign in to the record or claim it (SAFE-4). */
const findOrCreateByName = (platform: Platform, actor: Actor, caller: Contact): Promise<KnownGuest> =>
  platform.db.transaction(
    async (tx) =>
      (await lockAndFindRecordByName(tx, caller)) ?? createGuestRecord(platform, tx, { actor, caller }),
  )

export type Merge = { readonly accountId: string; readonly recordIds: readonly string[] }

/**
 * Merges the guest records with a verified email into its account, in the caller's transaction; `move` moves their data.
 * The user is the account, or a session guest whose email is verified. Does nothing for an unverified email.
 */
export async function mergeGuestRecords(
  platform: Pick<Platform, "clock">,
  tx: Sql,
  { userId, move }: { userId: string; move: (merge: Merge) => Promise<void> },
): Promise<void> {
  const records = await lockGuestRecordsOf(tx, userId)
  const accountId = records[0]?.accountId
  if (accountId === undefined) return
  const recordIds = records.map(({ id }) => id)
  await move({ accountId, recordIds })
  await raiseEmailChanges(tx, accountId, recordIds)
  await removeGuestRecords(tx, recordIds, platform.clock.now().toISOString())
  const after = { guestRecords: recordIds }
  const subject = { subjectType: "user", subjectId: accountId }
  await recordAudit(tx, system, { action: "merge-guest-records", ...subject, after })
}
