import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Facts, EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { tableFacts } from "./table-facts.ts"
import { outletName, type TableReservation } from "./table-reservation.ts"
import { formatSlot } from "./table-times.ts"

/** To the guest: the table has another day, time or number of guests. */
export const tableChangedEmail = (table: TableReservation, url: string): ComposedEmail =>
  composeEmail({
    language: table.language,
    subject: `Your table at ${outletName(table.outlet)} is now ${formatLongDate(table.day)}, ${formatSlot(table.slot)}`,
    title: "Your table is changed",
    body: (
      <>
        <Paragraph>{greeting(table.name)}</Paragraph>
        <Paragraph>This is your table now. We look forward to having you with us.</Paragraph>
        <Facts facts={tableFacts(table)} />
        <LinkButton label="See, change or cancel your table" url={url} />
        <EmailClosing />
      </>
    ),
  })
