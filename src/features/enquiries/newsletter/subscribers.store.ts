import { sql as fragment } from "kysely"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { EnquiryPage } from "#src/features/enquiries/enquiries.store.ts"
import type { Subscriber, SubscriberStatus } from "./subscriber.ts"
import type { SpamSign } from "#src/features/enquiries/spam/spam-signs.ts"

type SubscribersTable = {
  id: string
  email: string
  status: SubscriberStatus
  suspicion: SpamSign | null
  subscribed_at: string
  confirmed_at: string | null
  unsubscribe_key: string
  deleted_at: string | null
}

type SubscriberTables = { newsletter_subscribers: SubscribersTable }

const columns = [
  "id",
  "email",
  "status",
  "suspicion",
  "subscribed_at as subscribedAt",
  "confirmed_at as confirmedAt",
  "unsubscribe_key as unsubscribeKey",
] as const

const returned = `s.id, s.email, s.status, s.suspicion, s.subscribed_at as "subscribedAt",
  s.confirmed_at as "confirmedAt", s.unsubscribe_key as "unsubscribeKey"`

// A trusted address stays trusted; a removed one is subscribed again as new.
const upsert: Statement = {
  name: "upsert-subscriber",
  text: `insert into newsletter_subscribers as s (id, email, suspicion, subscribed_at, confirmed_at)
    values ($1, $2, $3, $4, $5)
    on conflict (lower(email)) do update set
      suspicion = case when s.deleted_at is null and s.suspicion is null then null else excluded.suspicion end,
      subscribed_at = case when s.deleted_at is null then s.subscribed_at else excluded.subscribed_at end,
      confirmed_at = case when s.deleted_at is null then s.confirmed_at end,
      unsubscribed_at = case when s.deleted_at is null then s.unsubscribed_at end,
      deleted_at = null
    returning ${returned}`,
}

export type NewSubscriber = Pick<Subscriber, "id" | "email" | "suspicion" | "subscribedAt" | "confirmedAt">

/** Stores an address once, regardless of capitals. */
export async function upsertSubscriber(sql: Sql, subscriber: NewSubscriber): Promise<Subscriber> {
  const { id, email, suspicion, subscribedAt, confirmedAt } = subscriber
  const [stored] = await sql.run<Subscriber>(upsert, [id, email, suspicion, subscribedAt, confirmedAt])
  if (!stored) throw new Error("the subscriber was not stored")
  return stored
}

export type ConfirmationLink = { readonly hash: Buffer; readonly expiresAt: string }

/** Only the last link works. */
export async function updateConfirmationLink(sql: Sql, id: string, link: ConfirmationLink): Promise<void> {
  await sql.execute(
    "update newsletter_subscribers set confirmation_hash = $2, confirmation_expires_at = $3 where id = $1",
    [id, link.hash, link.expiresAt],
  )
}

/** The subscriber of a confirmation link, locked; null when the link is unknown, replaced or expired. */
export async function lockSubscriberOfLink(
  sql: Sql,
  { hash, at }: { hash: Buffer; at: string },
): Promise<Subscriber | null> {
  const [row] = await sql.execute<Subscriber>(
    `select ${returned} from newsletter_subscribers s
      where confirmation_hash = $1 and confirmation_expires_at > $2 and deleted_at is null for update`,
    [hash, at],
  )
  return row ?? null
}

export async function updateSubscriberConfirmed(sql: Sql, id: string, at: string): Promise<void> {
  await sql.execute(
    "update newsletter_subscribers set confirmed_at = $2, unsubscribed_at = null, suspicion = null where id = $1",
    [id, at],
  )
}

/** Ends a subscription; repeats change nothing. False when no subscriber has the key. */
export async function updateUnsubscribed(sql: Sql, key: string, at: string): Promise<boolean> {
  const rows = await sql.execute(
    `update newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, $2), confirmation_hash = null
      where unsubscribe_key = $1 returning id`,
    [key, at],
  )
  return rows.length === 1
}

/** The subscriber of an unsubscription address; null when there is none. */
export async function findSubscriberByKey(sql: Sql, key: string): Promise<Subscriber | null> {
  const row = await sql
    .tables<SubscriberTables>()
    .selectFrom("newsletter_subscribers")
    .select(columns)
    .where("unsubscribe_key", "=", key)
    .executeTakeFirst()
  return row ?? null
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
