import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Farewell, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"

/** Notifies of a new password, so that the owner learns of a misused mailbox. */
export const passwordChangedEmail = (name: string, consequence: string): ComposedEmail =>
  composeEmail({
    subject: `Your password was changed, ${hotel.fullName}`,
    title: "Your password was changed",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{`The password of your account was changed just now. ${consequence}`}</Paragraph>
        <Paragraph>{`If this was not you, call us at once: ${hotel.support.phone}.`}</Paragraph>
        <Farewell />
      </>
    ),
  })
