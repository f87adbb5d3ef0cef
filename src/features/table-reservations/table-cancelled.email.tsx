import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Facts, EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { tableFacts } from "./table-facts.ts"
import { outletName, type TableReservation } from "./table-reservation.ts"

/** To the guest: the table is cancelled, by themselves or by the staff. */
export const tableCancelledEmail = (table: TableReservation, origin: string): ComposedEmail =>
  composeEmail({
    language: table.language,
    subject: `Your table at ${outletName(table.outlet)} on ${formatLongDate(table.day)} is cancelled`,
    title: "Your table is cancelled",
    body: (
      <>
        <Paragraph>{greeting(table.name)}</Paragraph>
        <Paragraph>
          This table is not reserved any more. We would be glad to see you on another day.
        </Paragraph>
        <Facts facts={tableFacts(table)} />
        <LinkButton label="Reserve another table" url={`${origin}/query?outlet=${table.outlet}`} />
        <EmailClosing />
      </>
    ),
  })
