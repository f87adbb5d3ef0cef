import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { Letter } from "#src/platform/mailer/mailer.ts"
import type { LetterFate, LetterStatus, ListedLetter } from "./delivery-status.ts"

export type NewLetter = {
  /** Given by a writer that may run twice: the second letter of one id is not kept. */
  readonly id?: string
  readonly kind: string
  readonly bookingId: string | null
  /** Its words are a secret: blanked once it has left, and never shown to staff. */
  readonly isConfidential?: boolean
  readonly letter: Letter
}

export type StoredLetter = {
  readonly id: string
  readonly kind: string
  readonly letter: Letter
  readonly status: LetterStatus
  readonly createdAt: string
}

type LetterRow = {
  id: string
  kind: string
  recipient: string
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string
  attachments: Letter["attachments"]
  status: LetterStatus
  created_at: string
}

const insert: Statement = {
  name: "insert-letter",
  text: `insert into letters (id, booking_id, kind, recipient, subject, text_body, html_body, attachments, is_confidential, reply_to)
    values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10) on conflict (id) do nothing returning id`,
}

/** Keeps a letter and gives its id; null when a letter of that id is kept already. */
export async function insertLetter(
  sql: Sql,
  { id, kind, bookingId, isConfidential = false, letter }: NewLetter,
): Promise<string | null> {
  const body = [letter.to, letter.subject, letter.text, letter.html, JSON.stringify(letter.attachments)]
  const [row] = await sql.run<{ id: string }>(insert, [
    id ?? randomUUID(),
    bookingId,
    kind,
    ...body,
    isConfidential,
    letter.replyTo ?? null,
  ])
  return row?.id ?? null
}

const columns =
  "id, kind, recipient, reply_to, subject, text_body, html_body, attachments, status, created_at"

const toLetter = (row: LetterRow): StoredLetter => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  createdAt: row.created_at,
  letter: {
    to: row.recipient,
    ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    attachments: row.attachments,
  },
})

export async function findLetter(sql: Sql, id: string): Promise<StoredLetter | null> {
  const [row] = await sql.execute<LetterRow>(`select ${columns} from letters where id = $1`, [id])
  return row ? toLetter(row) : null
}

export async function listNewestLetters(sql: Sql, limit: number): Promise<StoredLetter[]> {
  const rows = await sql.execute<LetterRow>(
    `select ${columns} from letters order by created_at desc limit $1`,
    [limit],
  )
  return rows.map(toLetter)
}

const fateColumns = `id, kind, recipient, subject, status, attempts, last_error as "lastError",
  created_at as "createdAt", sent_at as "sentAt"`

const fatesOfBooking: Statement = {
  name: "letters-of-booking",
  text: `select ${fateColumns} from letters where booking_id = $1 order by created_at desc, id`,
}

const fatesById: Statement = {
  name: "letters-by-id",
  text: `select ${fateColumns} from letters where id = any($1::uuid[])`,
}

export const listFatesOfBooking = (sql: Sql, bookingId: string): Promise<LetterFate[]> =>
  sql.run<LetterFate>(fatesOfBooking, [bookingId])

export const listFatesById = (sql: Sql, ids: readonly string[]): Promise<LetterFate[]> =>
  sql.run<LetterFate>(fatesById, [ids])

export async function updateLetterSent(sql: Sql, id: string): Promise<void> {
  await sql.execute(
    "update letters set status = 'sent', sent_at = now(), attempts = attempts + 1, last_error = null where id = $1",
    [id],
  )
}

export async function updateLetterFailed(sql: Sql, id: string, error: string): Promise<void> {
  await sql.execute(
    "update letters set status = 'failed', attempts = attempts + 1, last_error = $2 where id = $1 and status <> 'sent'",
    [id, error.slice(0, 500)],
  )
}

const blank = "update letters set text_body = '', html_body = ''"

/** Forgets the words of a letter when they are a secret. */
export async function blankIfConfidential(sql: Sql, id: string): Promise<void> {
  await sql.execute(`${blank} where id = $1 and is_confidential`, [id])
}

/** The same for all that were written before an instant, whether they left or not. */
export async function blankConfidentialBefore(sql: Sql, before: string): Promise<void> {
  await sql.execute(`${blank} where is_confidential and text_body <> '' and created_at < $1`, [before])
}

export type LetterPage = {
  readonly isFailedOnly: boolean
  /** The last letter of the page before. */
  readonly before: string | null
  readonly limit: number
}

/** Newest first. */
export async function listLetterPage(
  sql: Sql,
  { isFailedOnly, before, limit }: LetterPage,
): Promise<ListedLetter[]> {
  const conditions = [
    ...(isFailedOnly ? ["status = 'failed'"] : []),
    ...(before ? ["(created_at, id) < (select created_at, id from letters where id = $2)"] : []),
  ]
  const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : ""
  return sql.execute<ListedLetter>(
    `select ${fateColumns}, booking_id as "bookingId", is_confidential as "isConfidential"
      from letters ${where} order by created_at desc, id desc limit $1`,
    before ? [limit, before] : [limit],
  )
}

/** Puts a failed letter back among those that wait; false when it is not failed, or its words are gone. */
export async function updateLetterQueued(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql.execute(
    "update letters set status = 'queued' where id = $1 and status = 'failed' and text_body <> '' returning id",
    [id],
  )
  return rows.length === 1
}
