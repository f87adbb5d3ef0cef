import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Email } from "#src/platform/mailer/mailer.ts"
import type { EmailKind } from "./email-retention.ts"
import { shownEmailSql } from "./erased-guest.ts"
import type { EmailDelivery, DeliveryStatus, LastDeliveries, ReadableEmail } from "./delivery-status.ts"

export type NewEmail = {
  /** Given by a writer that may run twice: the second email of one id is not kept. */
  readonly id?: string
  readonly kind: EmailKind
  readonly bookingId: string | null
  /** The enquiry, table, waitlist entry or account that it is about: it is deleted with it. */
  readonly recordId?: string
  /** Whether its text is confidential: erased after delivery, and never shown to staff. */
  readonly isConfidential?: boolean
  /** Until when a confidential text can still be sent, an instant in ISO form; an hour unless given. */
  readonly secretEndsAt?: string
  readonly email: Email
}

export type StoredEmail = {
  readonly id: string
  readonly kind: string
  readonly email: Email
  readonly status: DeliveryStatus
  readonly createdAt: string
}

type EmailRow = {
  id: string
  kind: string
  recipient: string
  reply_to: string | null
  unsubscribe_url: string | null
  subject: string
  text_body: string
  html_body: string
  attachments: Email["attachments"]
  status: DeliveryStatus
  created_at: string
}

const insert: Statement = {
  name: "insert-email",
  text: `insert into emails (id, booking_id, kind, recipient, subject, text_body, html_body, attachments, is_confidential, reply_to,
      unsubscribe_url, secret_ends_at, record_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12, $13) on conflict do nothing returning id`,
}

/** Inserts an email and returns its id; null when it exists, or when its booking had the one email of this kind. */
export async function insertEmail(
  sql: Sql,
  { id, kind, bookingId, isConfidential = false, secretEndsAt, recordId, email }: NewEmail,
): Promise<string | null> {
  const body = [email.to, email.subject, email.text, email.html, JSON.stringify(email.attachments)]
  const [row] = await sql.run<{ id: string }>(insert, [
    id ?? randomUUID(),
    bookingId,
    kind,
    ...body,
    isConfidential,
    email.replyTo ?? null,
    email.unsubscribeUrl ?? null,
    secretEndsAt ?? null,
    recordId ?? null,
  ])
  return row?.id ?? null
}

const columns =
  "id, kind, recipient, reply_to, unsubscribe_url, subject, text_body, html_body, attachments, status, created_at"

/** The replies of staff to enquiries. */
const isReply = (kind: string): boolean => kind.endsWith("-reply")

const toEmail = (row: EmailRow): StoredEmail => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  createdAt: row.created_at,
  email: {
    to: row.recipient,
    ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
    ...(isReply(row.kind) ? { isPersonal: true } : {}),
    ...(row.unsubscribe_url === null ? {} : { unsubscribeUrl: row.unsubscribe_url }),
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    attachments: row.attachments,
  },
})

export async function findEmail(sql: Sql, id: string): Promise<StoredEmail | null> {
  const [row] = await sql.execute<EmailRow>(`select ${columns} from emails where id = $1`, [id])
  return row ? toEmail(row) : null
}

export async function listNewestEmails(sql: Sql, limit: number): Promise<StoredEmail[]> {
  const rows = await sql.execute<EmailRow>(
    `select ${columns} from emails order by created_at desc limit $1`,
    [limit],
  )
  return rows.map(toEmail)
}

const deliveryColumns = `id, kind, ${shownEmailSql("recipient")} as recipient, subject, status, attempts, last_error as "lastError",
  created_at as "createdAt", sent_at as "sentAt"`

const deliveriesOfBooking: Statement = {
  name: "emails-of-booking",
  text: `select ${deliveryColumns} from emails where booking_id = $1 order by created_at desc, id`,
}

const deliveriesById: Statement = {
  name: "emails-by-id",
  text: `select ${deliveryColumns} from emails where id = any($1::uuid[])`,
}

export const listDeliveriesOfBooking = (sql: Sql, bookingId: string): Promise<EmailDelivery[]> =>
  sql.run<EmailDelivery>(deliveriesOfBooking, [bookingId])

/** How many emails of a kind about a record were written in the last day. */
export async function countEmailsOfDay(
  sql: Sql,
  { recordId, kind }: { readonly recordId: string; readonly kind: EmailKind },
): Promise<number> {
  const text = `select count(*)::int as count from emails
    where record_id = $1 and kind = $2 and created_at > now() - interval '1 day'`
  return (await sql.execute<{ count: number }>(text, [recordId, kind]))[0]?.count ?? 0
}

export const listDeliveriesById = (sql: Sql, ids: readonly string[]): Promise<EmailDelivery[]> =>
  sql.run<EmailDelivery>(deliveriesById, [ids])

const lastDeliveries: Statement = {
  name: "last-deliveries",
  text: `select (select sent_at from emails where status = 'sent' order by created_at desc limit 1) as "lastSentAt", f.created_at as "lastFailedAt",
      f.last_error as "lastError"
    from (select 1) as one left join lateral
      (select created_at, last_error from emails where status = 'failed' order by created_at desc limit 1) as f on true`,
}

export async function findLastDeliveries(sql: Sql): Promise<LastDeliveries> {
  const [row] = await sql.run<LastDeliveries>(lastDeliveries, [])
  return row ?? { lastSentAt: null, lastFailedAt: null, lastError: null }
}

const readable: Statement = {
  name: "readable-email",
  text: `select ${deliveryColumns}, booking_id as "bookingId", is_confidential as "isConfidential",
      case when is_confidential then '' else text_body end as text,
      case when is_confidential then '' else html_body end as html,
      array(select a ->> 'filename' from jsonb_array_elements(attachments) a) as "attachmentNames"
    from emails where id = $1`,
}

/** An email without its secrets; null also for a text that is not an id. */
export async function findReadableEmail(sql: Sql, id: string): Promise<ReadableEmail | null> {
  const [email] = isRecordId(id) ? await sql.run<ReadableEmail>(readable, [id]) : []
  return email ?? null
}

const claimable = "status <> 'sent' and text_body <> ''"

// A delivery ends within five minutes, or its process was killed.
const claim = `update emails set claimed_at = now() where id = $1 and ${claimable}
  and (claimed_at is null or claimed_at < now() - interval '5 minutes') returning ${columns}`

/**
 * Claims an email for one delivery. `nothing-to-send`: there is none, it is sent, or its secret text is blank.
 * `busy`: another worker delivers it, or was killed while it did.
 */
export async function claimEmail(sql: Sql, id: string): Promise<StoredEmail | "nothing-to-send" | "busy"> {
  const [row] = await sql.execute<EmailRow>(claim, [id])
  if (row) return toEmail(row)
  const waiting = await sql.execute(`select 1 from emails where id = $1 and ${claimable}`, [id])
  return waiting.length > 0 ? "busy" : "nothing-to-send"
}

export async function updateEmailSent(sql: Sql, id: string): Promise<void> {
  await sql.execute(
    "update emails set status = 'sent', sent_at = now(), attempts = attempts + 1, last_error = null where id = $1",
    [id],
  )
}

export async function updateEmailFailed(sql: Sql, id: string, error: string): Promise<void> {
  await sql.execute(
    `update emails set status = 'failed', claimed_at = null, attempts = attempts + 1, last_error = $2
      where id = $1 and status <> 'sent'`,
    [id, error.slice(0, 500)],
  )
}

const blank = "update emails set text_body = '', html_body = ''"

/** Erases the text of an email if it is confidential. */
export async function blankIfConfidential(sql: Sql, id: string): Promise<void> {
  await sql.execute(`${blank} where id = $1 and is_confidential`, [id])
}

/** The same for all whose confidential text expired before an instant, delivered or not. */
export async function blankConfidentialAt(sql: Sql, at: string): Promise<void> {
  await sql.execute(
    `${blank} where is_confidential and text_body <> ''
      and coalesce(secret_ends_at, created_at + interval '1 hour') < $1`,
    [at],
  )
}

/** Queues a failed email again; false when it has not failed, or its text was erased. */
export async function updateEmailQueued(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql.execute(
    "update emails set status = 'queued' where id = $1 and status = 'failed' and text_body <> '' returning id",
    [id],
  )
  return rows.length === 1
}
