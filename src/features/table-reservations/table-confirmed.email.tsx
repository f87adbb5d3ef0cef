import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Facts, EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { tableFacts } from "./table-facts.ts"
import { outletName, type TableReservation } from "./table-reservation.ts"
import { formatSlot } from "./table-times.ts"

/** To the guest: the table is reserved. It repeats no free text: the form accepts any email address (L-29). */
export const tableConfirmedEmail = (table: TableReservation, url: string): ComposedEmail =>
  composeEmail({
    language: table.language,
    subject: `Your table at ${outletName(table.outlet)}, ${formatLongDate(table.day)}, ${formatSlot(table.slot)}`,
    title: "Your table is reserved",
    body: (
      <>
        <Paragraph>{greeting(table.name)}</Paragraph>
        <Paragraph>We look forward to having you with us.</Paragraph>
        <Facts facts={tableFacts(table)} />
        <Paragraph>
          {`We keep the table for 15 minutes. If you are running late, please call ${hotel.events.phone}.`}
        </Paragraph>
        <LinkButton label="See, change or cancel your table" url={url} />
        <EmailClosing />
        <Paragraph>
          If you did not reserve a table, somebody else entered your address. Please ignore this email.
        </Paragraph>
      </>
    ),
  })
