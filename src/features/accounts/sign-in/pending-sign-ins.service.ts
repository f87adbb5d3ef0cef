import type { Platform } from "#src/platform/platform.ts"
import type { Account } from "#src/features/accounts/account.ts"
import { findAccount } from "#src/features/accounts/accounts.store.ts"
import { hashOfSecret, newSecret } from "#src/features/accounts/secrets.ts"
import {
  findUserOfPendingSignIn,
  insertPendingSignIn,
  removeOldPendingSignIns,
  removePendingSignInRow,
} from "./pending-sign-ins.store.ts"
import { pendingSignInSeconds } from "./sign-in-ticket.ts"

const now = ({ clock }: Pick<Platform, "clock">): string => clock.now().toISOString()

/** Keeps for five minutes that this browser gave the right password; returns the ticket for its cookie. */
export async function beginPendingSignIn(platform: Platform, userId: string): Promise<string> {
  const ticket = newSecret()
  const expiresAt = new Date(platform.clock.now().getTime() + pendingSignInSeconds * 1000).toISOString()
  await insertPendingSignIn(platform.db, { secretHash: hashOfSecret(ticket), userId, expiresAt })
  return ticket
}

/** The account of a pending sign-in; null when it is over. */
export async function findPendingSignIn(platform: Platform, ticket: string): Promise<Account | null> {
  const userId = await findUserOfPendingSignIn(platform.db, hashOfSecret(ticket), now(platform))
  return userId === null ? null : findAccount(platform.db, userId)
}

/** Ends a pending sign-in; false when it is over already. */
export const removePendingSignIn = ({ db }: Platform, ticket: string): Promise<boolean> =>
  removePendingSignInRow(db, hashOfSecret(ticket))

/** Nightly job: deletes pending sign-ins that are over. */
export const deleteOldPendingSignIns = (platform: Platform): Promise<void> =>
  removeOldPendingSignIns(platform.db, now(platform))
