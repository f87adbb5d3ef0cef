import { isSameSecret } from "#src/features/accounts/secrets.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { signWithStoredSecret } from "#src/platform/db/stored-secret.ts"
import { findEmailChanges, type LinkedTable } from "./link-signature.store.ts"

/** A signed link of a record, as emails have it. */
export type SignedLink = { readonly id: string; readonly signature: string }

const secretNames: Readonly<Record<LinkedTable, string>> = {
  bookings: "booking-link-secret",
  waitlist_entries: "waitlist-link-secret",
}

/**
 * The signature of a record's link. Once the guest's email has changed it is another one, so that what was sent to the
 * earlier address, such as a mistyped one, opens nothing (SAFE-4).
 */
export async function signLink(sql: Sql, table: LinkedTable, id: string): Promise<string> {
  const changes = await findEmailChanges(sql, table, id)
  return signWithStoredSecret(sql, secretNames[table], changes === 0 ? id : `${id} ${changes}`)
}

/** Whether a link has the record's signature of today. */
export const isLinkOf = async (
  sql: Sql,
  table: LinkedTable,
  { id, signature }: SignedLink,
): Promise<boolean> => isRecordId(id) && isSameSecret(signature, await signLink(sql, table, id))
