import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { emptyPage, type TablePage, type TableQuery } from "#src/shared/table-query.ts"
import type { Account } from "#src/features/accounts/account.ts"
import { readUserPage, streamUsers } from "./user-list.store.ts"

/** A page of the people with an account; for those who may not see them there is none. */
export async function listUserPage(
  platform: Platform,
  actor: Actor,
  query: TableQuery,
): Promise<TablePage<Account>> {
  return hasRight(actor, "users.see") ? readUserPage(platform.db, query) : emptyPage
}

/** All of them, some at a time, for a file. */
export async function* exportUsers(
  platform: Platform,
  actor: Actor,
  query: TableQuery,
): AsyncGenerator<readonly Account[]> {
  if (hasRight(actor, "users.see")) yield* streamUsers(platform.db, query)
}
