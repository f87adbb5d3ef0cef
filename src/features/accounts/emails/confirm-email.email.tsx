import type { Account } from "#src/features/accounts/account.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph, TextLink } from "#src/features/emails/email-parts.tsx"
import { pageInLanguage } from "#src/features/emails/hindi/email-text-in.ts"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"

/** How long the link is valid. */
export const linkHours = 24

type Confirmation = Pick<Account, "name" | "language"> & {
  readonly url: string
  /** Whether the account keeps another email until this one is confirmed. */
  readonly isChange: boolean
}

/** The email with the link that confirms it. Without the username: whoever typed the address of a stranger chose it (L-29). */
export const confirmEmailEmail = (
  { name, language, url, isChange }: Confirmation,
  origin: string,
): ComposedEmail =>
  composeEmail({
    language,
    subject: `Please confirm your email, ${hotel.fullName}`,
    title: "Please confirm your email",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          {`An account at ${hotel.fullName} ${isChange ? "is to use" : "uses"} this address. Open the link and sign in to confirm that it is yours. It works for ${linkHours} hours.`}
        </Paragraph>
        <LinkButton label="Confirm this email" url={url} />
        <Paragraph>
          {isChange
            ? "If this account is not yours, please leave the link unused. Nothing changes then."
            : "If this account is not yours, please leave the link unused. To take the account over and lock out whoever made it, choose a new password."}
        </Paragraph>
        {!isChange && (
          <TextLink
            label="Choose a new password"
            url={pageInLanguage(language ?? "en", `${origin}/forget1`)}
          />
        )}
        <EmailClosing />
      </>
    ),
  })
