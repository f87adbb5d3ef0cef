import type { Account } from "#src/features/accounts/account.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"

type EmailChange = Pick<Account, "name" | "language"> & { readonly newEmail: string }

/** Notifies the present address of a requested change before it takes effect. */
export const emailChangeRequestedEmail = (
  { name, language, newEmail }: EmailChange,
  origin: string,
): ComposedEmail =>
  composeEmail({
    language,
    subject: `A new email for your account, ${hotel.fullName}`,
    title: "A new email for your account",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          {`Somebody who is signed in to your account and knows its password asked to change its email to ${newEmail}. The change takes effect once that address is confirmed.`}
        </Paragraph>
        <Paragraph>If this was you, there is nothing to do here.</Paragraph>
        <Paragraph>
          If this was not you, choose a new password now. It stops the change and signs out every device.
        </Paragraph>
        <LinkButton label="Choose a new password" url={`${origin}/forget1`} />
        <Paragraph>{`Or call us, at any hour: ${hotel.support.phone}.`}</Paragraph>
        <EmailClosing />
      </>
    ),
  })
