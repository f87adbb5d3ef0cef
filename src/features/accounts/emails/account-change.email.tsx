import type { Account } from "#src/features/accounts/account.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"

type AccountChange = Pick<Account, "name" | "language"> & {
  readonly title: string
  readonly text: string
  readonly link?: { readonly label: string; readonly url: string }
}

/** Notifies of a change of the sign-in data of an account, so that its owner notices misuse. */
export const accountChangeEmail = ({ name, language, title, text, link }: AccountChange): ComposedEmail =>
  composeEmail({
    language,
    subject: `${title}, ${hotel.fullName}`,
    title,
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{`If this was not you, call us at once: ${hotel.support.phone}.`}</Paragraph>
        {link && <LinkButton {...link} />}
        <EmailClosing />
      </>
    ),
  })
