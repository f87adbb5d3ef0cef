import type { Database } from "#src/platform/db/database.ts"
import { readTablePage, streamTable } from "#src/platform/db/table-page.ts"
import { searchInColumn, type TableSourceOf } from "#src/platform/db/table-source.ts"
import type { TablePage, TableQuery } from "#src/shared/table-query.ts"
import type { Account } from "#src/features/accounts/account.ts"
import type { userListRules } from "./user-list.ts"

const source: TableSourceOf<typeof userListRules> = {
  table: "users",
  alias: "u",
  always: "u.deleted_at is null",
  sorts: {
    joined: { by: "u.created_at", type: "timestamptz" },
    name: { by: `lower(u.name) collate "C"`, type: "text" },
  },
  filters: {
    role: {
      kind: "choice",
      conditions: {
        guest: "u.role = 'guest'",
        owner: "u.role = 'owner'",
        "front-desk": "u.role = 'front-desk'",
        marketing: "u.role = 'marketing'",
        events: "u.role = 'events'",
      },
    },
    joined: { kind: "days", by: "u.created_at", type: "timestamptz" },
  },
  search: searchInColumn("users", "u", "search_text"),
  select: `json_build_object('id', u.id, 'name', u.name, 'username', u.username, 'email', u.email, 'phone', u.phone,
    'address', u.address, 'pin', u.pin, 'city', u.city, 'state', u.state, 'role', u.role) as account,
    u.created_at as "createdAt", u.email_verified_at as "emailVerifiedAt"`,
  joins: "",
}

type Instants = Pick<Account, "createdAt" | "emailVerifiedAt">

type UserRow = Instants & { readonly account: Omit<Account, keyof Instants> }

const toRow = ({ account, ...instants }: UserRow): Account => ({ ...account, ...instants })

export const readUserPage = (db: Database, query: TableQuery): Promise<TablePage<Account>> =>
  readTablePage(db, source, { query, toRow })

export const streamUsers = (db: Database, query: TableQuery): AsyncGenerator<readonly Account[]> =>
  streamTable(db, source, { query, toRow })
