import { sql as fragment } from "kysely"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { EnquiryPage } from "#src/features/enquiries/enquiries.store.ts"
import type { Subscriber } from "./subscriber.ts"
import type { SpamSign } from "#src/features/enquiries/spam/spam-signs.ts"

type SubscribersTable = {
  id: string
  email: string
  suspicion: SpamSign | null
  subscribed_at: string
  deleted_at: string | null
}

type SubscriberTables = { newsletter_subscribers: SubscribersTable }

const columns = ["id", "email", "suspicion", "subscribed_at as subscribedAt"] as const

// A trusted address stays trusted; a removed one is subscribed again as new.
const upsert: Statement = {
  name: "upsert-subscriber",
  text: `insert into newsletter_subscribers as s (id, email, suspicion, subscribed_at) values ($1, $2, $3, $4)
    on conflict (lower(email)) do update set
      suspicion = case when s.deleted_at is null and s.suspicion is null then null else excluded.suspicion end,
      subscribed_at = case when s.deleted_at is null then s.subscribed_at else excluded.subscribed_at end,
      deleted_at = null`,
}

/** Stores an address once, regardless of capitals. */
export async function upsertSubscriber(sql: Sql, subscriber: Subscriber): Promise<void> {
  const { id, email, suspicion, subscribedAt } = subscriber
  await sql.run(upsert, [id, email, suspicion, subscribedAt])
}

/** Whether any subscriber exists, removed or not. */
export async function hasHadSubscribers(sql: Sql): Promise<boolean> {
  const one = sql.tables<SubscriberTables>().selectFrom("newsletter_subscribers").select("id").limit(1)
  return (await one.executeTakeFirst()) !== undefined
}

export async function lockSubscriber(
  sql: Sql,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<Subscriber | null> {
  const row = await sql
    .tables<SubscriberTables>()
    .selectFrom("newsletter_subscribers")
    .select(columns)
    .where("id", "=", id)
    .where("deleted_at", isDeleted ? "is not" : "is", null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Marks a subscriber as deleted; null restores it. */
export async function updateSubscriberDeleted(sql: Sql, id: string, at: string | null): Promise<void> {
  await sql
    .tables<SubscriberTables>()
    .updateTable("newsletter_subscribers")
    .set({ deleted_at: at })
    .where("id", "=", id)
    .execute()
}

const pattern = (search: string): string => `%${search.replace(/[\\%_]/g, "\\$&")}%`

/** Newest first; reads one row more than the limit, to know whether there is a next page. */
export async function selectSubscribers(sql: Sql, page: EnquiryPage): Promise<Subscriber[]> {
  const { search, isSuspicious, afterId, limit } = page
  let query = sql
    .tables<SubscriberTables>()
    .selectFrom("newsletter_subscribers")
    .select(columns)
    .where("deleted_at", "is", null)
    .where(fragment<boolean>`(suspicion is not null)::text = ${String(isSuspicious ?? false)}`)
    .orderBy("subscribed_at", "desc")
    .orderBy("id", "desc")
  if (search) query = query.where("email", "ilike", pattern(search))
  if (afterId) {
    const last = fragment`(select subscribed_at, id from newsletter_subscribers where id = ${afterId})`
    query = query.where(fragment<boolean>`(subscribed_at, id) < ${last}`)
  }
  return query.limit(limit).execute()
}
