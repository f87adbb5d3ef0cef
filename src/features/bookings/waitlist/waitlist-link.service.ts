import { isSameSecret } from "#src/features/accounts/secrets.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import { signWithStoredSecret } from "#src/platform/db/stored-secret.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { WaitlistEntry } from "./waitlist-entry.ts"
import { findEntry } from "./waitlist.store.ts"

/** The signed link of an entry: it is only sent to the mailbox of the guest. */
export type WaitlistLink = { readonly id: string; readonly signature: string }

const signWaitlistLink = ({ db }: Pick<Platform, "db">, id: string): Promise<string> =>
  signWithStoredSecret(db, "waitlist-link-secret", id)

/** The path of an entry's page. */
export const waitlistPath = async (platform: Pick<Platform, "db">, id: string): Promise<string> =>
  `/waitlist/${id}/${await signWaitlistLink(platform, id)}`

/** The entry of a signed link; null when the link is forged or its entry is gone. */
export async function findEntryOfLink(
  platform: Pick<Platform, "db" | "clock">,
  { id, signature }: WaitlistLink,
): Promise<WaitlistEntry | null> {
  if (!isRecordId(id) || !isSameSecret(signature, await signWaitlistLink(platform, id))) return null
  return findEntry(platform.db, id, platform.clock.today())
}
