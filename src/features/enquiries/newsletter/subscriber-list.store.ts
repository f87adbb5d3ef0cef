import type { Database } from "#src/platform/db/database.ts"
import { readTablePage, streamTable } from "#src/platform/db/table-page.ts"
import { searchInColumn, type TableSourceOf } from "#src/platform/db/table-source.ts"
import type { TablePage, TableQuery } from "#src/shared/table-query.ts"
import type { Subscriber } from "./subscriber.ts"
import type { subscriberListRules } from "./subscriber-list.ts"

const source: TableSourceOf<typeof subscriberListRules> = {
  table: "newsletter_subscribers",
  alias: "s",
  always: "s.deleted_at is null",
  sorts: {
    subscribed: { by: "s.subscribed_at", type: "timestamptz" },
    email: { by: `lower(s.email) collate "C"`, type: "text" },
  },
  filters: {
    kept: {
      kind: "choice",
      conditions: { spam: "s.suspicion is not null" },
      otherwise: "s.suspicion is null",
    },
    subscribed: { kind: "days", by: "s.subscribed_at", type: "timestamptz" },
  },
  search: searchInColumn("newsletter_subscribers", "s", "search_text"),
  select: `s.id, s.email, s.suspicion, s.subscribed_at as "subscribedAt"`,
  joins: "",
}

const toRow = ({ id, email, suspicion, subscribedAt }: Subscriber): Subscriber => ({
  id,
  email,
  suspicion,
  subscribedAt,
})

export const readSubscriberPage = (db: Database, query: TableQuery): Promise<TablePage<Subscriber>> =>
  readTablePage(db, source, { query, toRow })

export const streamSubscribers = (db: Database, query: TableQuery): AsyncGenerator<readonly Subscriber[]> =>
  streamTable(db, source, { query, toRow })
