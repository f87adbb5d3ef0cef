import type { Sql, Statement } from "#src/platform/db/database.ts"
import { listNewest } from "#src/platform/db/newest-page.ts"
import type { EnquiryPage } from "#src/features/enquiries/enquiries.store.ts"
import type { Subscriber } from "./subscriber.ts"

const columns = `id, email, status, suspicion, subscribed_at as "subscribedAt", confirmed_at as "confirmedAt",
  unsubscribe_key as "unsubscribeKey", language`

// A trusted address stays trusted; a removed one is subscribed again as new.
const upsert: Statement = {
  name: "upsert-subscriber",
  text: `insert into newsletter_subscribers as s (id, email, suspicion, subscribed_at, confirmed_at, language)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (lower(email)) do update set
      suspicion = case when s.deleted_at is null and s.suspicion is null then null else excluded.suspicion end,
      subscribed_at = case when s.deleted_at is null then s.subscribed_at else excluded.subscribed_at end,
      confirmed_at = case when s.deleted_at is null then s.confirmed_at end,
      unsubscribed_at = case when s.deleted_at is null then s.unsubscribed_at end,
      language = excluded.language,
      deleted_at = null
    returning ${columns}`,
}

type NewSubscriber = Pick<Subscriber, "id" | "email" | "suspicion" | "subscribedAt" | "confirmedAt"> &
  Partial<Pick<Subscriber, "language">>

/** Stores an address once, regardless of capitals. */
export async function upsertSubscriber(sql: Sql, subscriber: NewSubscriber): Promise<Subscriber> {
  const { id, email, suspicion, subscribedAt, confirmedAt, language = "en" } = subscriber
  const values = [id, email, suspicion, subscribedAt, confirmedAt, language]
  const [stored] = await sql.run<Subscriber>(upsert, values)
  if (!stored) throw new Error("the subscriber was not stored")
  return stored
}

type ConfirmationLink = { readonly hash: Buffer; readonly expiresAt: string }

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
    `select ${columns} from newsletter_subscribers
      where confirmation_hash = $1 and confirmation_expires_at > $2 and deleted_at is null for update`,
    [hash, at],
  )
  return row ?? null
}

/** How a consent was given or withdrawn, and under which version of the privacy notice. */
type ConsentFacts = {
  readonly how: string
  readonly noticeVersion: string | null
  readonly at: string
}

/** Confirms a subscription and records the consent. */
export async function updateSubscriberConfirmed(
  sql: Sql,
  id: string,
  { how, noticeVersion, at }: ConsentFacts,
): Promise<void> {
  await sql.execute(
    "update newsletter_subscribers set confirmed_at = $2, unsubscribed_at = null, suspicion = null where id = $1",
    [id, at],
  )
  await sql.execute(
    `insert into newsletter_consents (subscriber_id, event, notice_version, how, at)
      values ($1, 'given', $2, $3, $4)`,
    [id, noticeVersion, how, at],
  )
}

/** Ends a subscription and records the withdrawal; repeats change nothing. False when no subscriber has the key. */
export async function updateUnsubscribed(
  sql: Sql,
  key: string,
  { how, noticeVersion, at }: ConsentFacts,
): Promise<boolean> {
  const rows = await sql.execute(
    `with before as (
        select id, status from newsletter_subscribers where unsubscribe_key = $1 for update),
      recorded as (
        insert into newsletter_consents (subscriber_id, event, notice_version, how, at)
          select id, 'withdrawn', $3::date, $4::text, $2::timestamptz from before where status = 'confirmed')
      update newsletter_subscribers s
        set unsubscribed_at = coalesce(s.unsubscribed_at, $2::timestamptz), confirmation_hash = null
        from before where s.id = before.id returning s.id`,
    [key, at, noticeVersion, how],
  )
  return rows.length === 1
}

/** The subscriber of an unsubscription address; null when there is none. */
export async function findSubscriberByKey(sql: Sql, key: string): Promise<Subscriber | null> {
  const text = `select ${columns} from newsletter_subscribers where unsubscribe_key = $1`
  const [subscriber] = await sql.execute<Subscriber>(text, [key])
  return subscriber ?? null
}

/** Whether any subscriber exists, removed or not. */
export const hasSubscribers = async (sql: Sql): Promise<boolean> =>
  (await sql.execute("select 1 from newsletter_subscribers limit 1")).length > 0

export async function lockSubscriber(
  sql: Sql,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<Subscriber | null> {
  const [subscriber] = await sql.execute<Subscriber>(
    `select ${columns} from newsletter_subscribers where id = $1 and (deleted_at is not null) = $2 for update`,
    [id, isDeleted],
  )
  return subscriber ?? null
}

/** Marks a subscriber as deleted; null restores it. */
export async function updateSubscriberDeleted(sql: Sql, id: string, at: string | null): Promise<void> {
  await sql.execute("update newsletter_subscribers set deleted_at = $2 where id = $1", [id, at])
}

export const listNewestSubscribers = (sql: Sql, page: EnquiryPage): Promise<Subscriber[]> =>
  listNewest<Subscriber>(
    sql,
    {
      table: "newsletter_subscribers",
      columns,
      time: "subscribed_at",
      searched: ["email"],
      where: `deleted_at is null and (suspicion is not null)::text = '${page.isSuspicious}'`,
      values: [],
    },
    page,
  )
