import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { hotel } from "#src/shared/hotel.ts"
import type { Language } from "#src/shared/language/language.ts"

/** How long the link is valid. */
export const confirmationDays = 7

/** The email with the link that confirms a subscription (FOLIO-9). */
export const newsletterConfirmationEmail = (url: string, language: Language): ComposedEmail =>
  composeEmail({
    language,
    subject: `Please confirm the newsletter of ${hotel.fullName}`,
    title: "One click, and you are on our list",
    body: (
      <>
        <Paragraph>
          {`Somebody asked us to send our newsletter to this address. Please confirm that it was you. The link works for ${confirmationDays} days.`}
        </Paragraph>
        <LinkButton label="Confirm my subscription" url={url} />
        <Paragraph>
          If you did not ask for it, there is nothing to do. Without your confirmation we send nothing.
        </Paragraph>
        <EmailClosing />
      </>
    ),
  })
