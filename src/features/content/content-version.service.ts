import type { Platform } from "#src/platform/platform.ts"
import { findContentVersion } from "./content-version.store.ts"

/**
 * The version of all public content: the tables with a `content_changes` trigger, and the hotel's date.
 * It changes in the transaction that changes the content, in any process.
 */
export async function readContentVersion({ db, clock }: Pick<Platform, "db" | "clock">): Promise<string> {
  return `${await findContentVersion(db)} on ${clock.today()}`
}
