import type { Platform } from "#src/platform/platform.ts"
import { findContentVersion } from "./content-version.store.ts"

/**
 * Names the state of all that pages for everybody are made from: the tables that `watch_content` watches, and the hotel's
 * day. It changes in the transaction that changes the contents, whichever process that belongs to.
 */
export async function readContentVersion({ db, clock }: Pick<Platform, "db" | "clock">): Promise<string> {
  return `${await findContentVersion(db)} on ${clock.today()}`
}
