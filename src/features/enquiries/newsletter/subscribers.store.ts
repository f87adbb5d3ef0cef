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

// Once trusted, an address stays so, whoever posts it again; one that left comes back as if it were new.
const upsert: Statement = {
  name: "upsert-subscriber",
  text: `insert into newsletter_subscribers as s (id, email, suspicion, subscribed_at) values ($1, $2, $3, $4)
    on conflict (lower(email)) do update set
      suspicion = case when s.deleted_at is null and s.suspicion is null then null else excluded.suspicion end,
      subscribed_at = case when s.deleted_at is null then s.subscribed_at else excluded.subscribed_at end,
      deleted_at = null`,
}

/** Keeps an address once, however often and in whatever emails it is given. */
export async function upsertSubscriber(sql: Sql, subscriber: Subscriber): Promise<void> {
  const { id, email, suspicion, subscribedAt } = subscriber
  await sql.run(upsert, [id, email, suspicion, subscribedAt])
}

/** Whether anybody has ever subscribed, those who left included. */
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

/** Marks a subscriber as deleted, or with null brings them back. */
export async function updateSubscriberDeleted(sql: Sql, id: string, at: string | null): Promise<void> {
  await sql
    .tables<SubscriberTables>()
    .updateTable("newsletter_subscribers")
    .set({ deleted_at: at })
    .where("id", "=", id)
    .execute()
}

const pattern = (search: string): string => `%${search.replace(/[\\%_]/g, "\\$&")}%`

/** Newest first; one more than the limit shows that there is a next page. */
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
