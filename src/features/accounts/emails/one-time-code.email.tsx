import type { Account } from "#src/features/accounts/account.ts"
import { codeMinutes } from "#src/features/accounts/password-reset/one-time-code-rules.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, OneTimeCode, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"

/** The email with the code of a password reset (AUTH-7). The subject has no secret, because locked screens show it. */
export const oneTimeCodeEmail = (
  { name, language }: Pick<Account, "name" | "language">,
  code: string,
): ComposedEmail =>
  composeEmail({
    language,
    subject: `Your one-time code, ${hotel.fullName}`,
    title: "Your one-time code",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          {`Enter this code on the page where you asked for it. It is good for ${codeMinutes} minutes, in that browser only.`}
        </Paragraph>
        <OneTimeCode code={code} />
        <Paragraph>
          If you did not ask for it, leave it unused: your password stays as it is. Nobody at the hotel will
          ever ask you for this code.
        </Paragraph>
        <EmailClosing />
      </>
    ),
  })
