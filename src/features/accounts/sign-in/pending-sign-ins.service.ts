import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Account } from "#src/features/accounts/account.ts"
import { findAccount, findPasswordHash, lockAccount } from "#src/features/accounts/accounts.store.ts"
import { hashOfSecret, newSecret } from "#src/features/accounts/secrets.ts"
import {
  findUserOfPendingSignIn,
  insertPendingSignIn,
  removeOldPendingSignIns,
  removePendingSignInRow,
} from "./pending-sign-ins.store.ts"
import { pendingSignInSeconds } from "./sign-in-ticket.ts"

const now = ({ clock }: Pick<Platform, "clock">): string => clock.now().toISOString()

/** A password that was right, by the hash that it was compared with. */
type CheckedPassword = { readonly userId: string; readonly passwordHash: string | null }

/** Whether the account still has that password, in a transaction that has locked the account. */
export const isStillPassword = async (
  sql: Sql,
  { userId, passwordHash }: CheckedPassword,
): Promise<boolean> => passwordHash !== null && (await findPasswordHash(sql, userId)) === passwordHash

/**
 * Keeps for five minutes that this browser gave the right password; returns the ticket for its cookie, and null when
 * the account has another password by now.
 */
export async function beginPendingSignIn(
  { db, clock }: Platform,
  checked: CheckedPassword,
): Promise<string | null> {
  const { userId } = checked
  const ticket = newSecret()
  const expiresAt = new Date(clock.now().getTime() + pendingSignInSeconds * 1000).toISOString()
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId)) || !(await isStillPassword(tx, checked))) return null
    await insertPendingSignIn(tx, { secretHash: hashOfSecret(ticket), userId, expiresAt })
    return ticket
  })
}

/** The account of a pending sign-in; null when it is over. */
export async function findPendingSignIn(platform: Platform, ticket: string): Promise<Account | null> {
  const userId = await findUserOfPendingSignIn(platform.db, hashOfSecret(ticket), now(platform))
  return userId === null ? null : findAccount(platform.db, userId)
}

/** Ends a pending sign-in; false when it is over already. */
export const removePendingSignIn = (sql: Sql, ticket: string): Promise<boolean> =>
  removePendingSignInRow(sql, hashOfSecret(ticket))

/** Nightly job: deletes pending sign-ins that are over. */
export const deleteOldPendingSignIns = (platform: Platform): Promise<void> =>
  removeOldPendingSignIns(platform.db, now(platform))
