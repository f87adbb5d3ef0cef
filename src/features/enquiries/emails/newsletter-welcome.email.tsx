import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, Paragraph, TextLink } from "#src/features/emails/email-parts.tsx"
import { hotel } from "#src/shared/hotel.ts"
import type { Language } from "#src/shared/language/language.ts"

/** Sent once a subscription is confirmed, and to a confirmed subscriber who subscribes again. */
export const newsletterWelcomeEmail = (unsubscribeUrl: string, language: Language): ComposedEmail =>
  composeEmail({
    language,
    subject: `You are on our list, ${hotel.fullName}`,
    title: "You are on our list",
    body: (
      <>
        <Paragraph>
          Thank you. You hear from us four times a year: what is cooking, what is opening, what it costs.
        </Paragraph>
        <Paragraph>We use this address for nothing else and give it to nobody.</Paragraph>
        <EmailClosing />
        <TextLink label="Unsubscribe" url={unsubscribeUrl} />
      </>
    ),
  })
