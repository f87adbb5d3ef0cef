import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { tableCalendarAttachment } from "./table-calendar.ts"
import { tableCancelledEmail } from "./table-cancelled.email.tsx"
import { tableChangedEmail } from "./table-changed.email.tsx"
import { tableConfirmedEmail } from "./table-confirmed.email.tsx"
import { tablePath } from "./table-link.service.ts"
import type { TableReservation } from "./table-reservation.ts"

type TableEmailKind = "table-confirmed" | "table-changed" | "table-cancelled"

async function composeTableEmail(
  { origin }: Platform,
  tx: Sql,
  { kind, table }: { readonly kind: TableEmailKind; readonly table: TableReservation },
): Promise<ComposedEmail> {
  if (kind === "table-cancelled") return tableCancelledEmail(table, origin)
  const url = `${origin}${await tablePath(tx, table.id)}`
  return kind === "table-confirmed" ? tableConfirmedEmail(table, url) : tableChangedEmail(table, url)
}

/** Emails the guest of a table with its calendar entry, in the caller's transaction; a caller may have left no email. */
export async function sendTableEmail(
  platform: Platform,
  tx: Sql,
  { kind, table }: { readonly kind: TableEmailKind; readonly table: TableReservation },
): Promise<void> {
  if (table.email === "") return
  const method = kind === "table-cancelled" ? "CANCEL" : "REQUEST"
  const attachments = [tableCalendarAttachment(table, { method, now: platform.clock.now() })]
  const composed = await composeTableEmail(platform, tx, { kind, table })
  await sendEmail(platform, tx, {
    kind,
    bookingId: null,
    email: { ...composed, to: table.email, attachments },
  })
}
