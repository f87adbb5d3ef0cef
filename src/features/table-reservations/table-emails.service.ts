import { randomUUID } from "node:crypto"
import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { tableCalendarAttachment } from "./table-calendar.ts"
import { tableCancelledEmail } from "./table-cancelled.email.tsx"
import { tableChangedEmail } from "./table-changed.email.tsx"
import { tableConfirmedEmail } from "./table-confirmed.email.tsx"
import { createTablePath } from "./table-link.service.ts"
import type { TableReservation } from "./table-reservation.ts"
import { findTable, lockTable } from "./tables.store.ts"

/** Emails to one address about tables that guests change or cancel, because anybody can enter another's address. */
const emailsByRecipient = { name: "table-emails", points: 10, seconds: 24 * 60 * 60 } as const

const lastStateJob = "table-last-state"

type TableEmailKind = "table-confirmed" | "table-changed" | "table-cancelled"

type TableEmail = {
  readonly kind: TableEmailKind
  readonly table: TableReservation
  /** Given by a job, which may run twice. */
  readonly id?: string
}

async function composeTableEmail(
  { origin }: Platform,
  tx: Sql,
  { kind, table }: TableEmail,
): Promise<ComposedEmail> {
  if (kind === "table-cancelled") return tableCancelledEmail(table, origin)
  const url = `${origin}${await createTablePath(tx, table.id)}`
  return kind === "table-confirmed" ? tableConfirmedEmail(table, url) : tableChangedEmail(table, url)
}

/** Emails the guest of a table with its calendar entry, in the caller's transaction; a caller may have left no email. */
export async function sendTableEmail(
  platform: Platform,
  tx: Sql,
  { kind, table, id }: TableEmail,
): Promise<void> {
  if (table.email === "") return
  const method = kind === "table-cancelled" ? "CANCEL" : "REQUEST"
  const attachments = [tableCalendarAttachment(table, { method, now: platform.clock.now() })]
  const composed = await composeTableEmail(platform, tx, { kind, table })
  await sendEmail(platform, tx, {
    ...(id === undefined ? {} : { id }),
    kind,
    bookingId: null,
    recordId: table.id,
    email: { ...composed, to: table.email, attachments },
  })
}

/** Counts an email about a guest's action; returns the seconds to wait if its recipient reached the daily limit, else null. */
export const countTableEmail = async (
  { rateLimiter }: Platform,
  { email }: Pick<TableReservation, "email">,
): Promise<number | null> => (email === "" ? null : rateLimiter.take(emailsByRecipient, email.toLowerCase()))

type LastStateJob = { readonly tableId: string; readonly version: number; readonly emailId: string }

/** Emails the guest about an action: at once, or after `wait` seconds with the latest state of the table. */
export async function sendTableEmailAfter(
  platform: Platform,
  tx: Sql,
  { wait, ...email }: TableEmail & { readonly wait: number | null },
): Promise<void> {
  if (wait === null) return sendTableEmail(platform, tx, email)
  const { id, version } = email.table
  const data: LastStateJob = { tableId: id, version, emailId: email.id ?? randomUUID() }
  await platform.queue.enqueue(tx, { name: lastStateJob, data, startAfterSeconds: wait })
}

/** Registers the job of delayed emails; call before the queue starts. */
export const registerTableJobs = (platform: Platform): void =>
  platform.queue.work<LastStateJob>(lastStateJob, (job) => sendLastState(platform, job))

/** Emails the state of a table that nobody changed since, unless its day is past. */
async function sendLastState(platform: Platform, { tableId, version, emailId }: LastStateJob): Promise<void> {
  const isLast = (table: TableReservation | null): table is TableReservation =>
    table?.version === version && table.day >= platform.clock.today()
  const found = await findTable(platform.db, tableId)
  if (!isLast(found)) return
  const wait = await countTableEmail(platform, found)
  await platform.db.transaction(async (tx) => {
    const table = await lockTable(tx, tableId)
    if (!isLast(table)) return
    const kind = table.status === "cancelled" ? "table-cancelled" : "table-changed"
    await sendTableEmailAfter(platform, tx, { kind, table, id: emailId, wait })
  })
}
