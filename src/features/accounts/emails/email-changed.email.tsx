import type { Account } from "#src/features/accounts/account.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"

type EmailChange = Pick<Account, "name" | "language"> & { readonly newEmail: string }

/** Notifies the former address of an account. */
export const emailChangedEmail = ({ name, language, newEmail }: EmailChange): ComposedEmail =>
  composeEmail({
    language,
    subject: `The email of your account was changed, ${hotel.fullName}`,
    title: "The email of your account was changed",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          {`The email of your account is now ${newEmail}. Emails about your bookings go there, and other devices were signed out.`}
        </Paragraph>
        <Paragraph>
          {`If this was not you, call us at once: ${hotel.support.phone}. We will give your account back to you.`}
        </Paragraph>
        <EmailClosing />
      </>
    ),
  })
