import { isLinkOf, signLink, type SignedLink } from "#src/features/bookings/link/link-signature.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { WaitlistEntry } from "./waitlist-entry.ts"
import { findEntry } from "./waitlist.store.ts"

/** The signed link of an entry: it is only sent to the mailbox of the guest. */
export type WaitlistLink = SignedLink

/** The path of an entry's page. */
export const createWaitlistPath = async ({ db }: Pick<Platform, "db">, id: string): Promise<string> =>
  `/waitlist/${id}/${await signLink(db, "waitlist_entries", id)}`

/** The entry of a signed link; null when the link is forged or its entry is gone. */
export async function findEntryOfLink(
  { db, clock }: Pick<Platform, "db" | "clock">,
  link: WaitlistLink,
): Promise<WaitlistEntry | null> {
  return (await isLinkOf(db, "waitlist_entries", link)) ? findEntry(db, link.id, clock.today()) : null
}
