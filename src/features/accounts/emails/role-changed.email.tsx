import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"

/** Notifies a colleague of a new role. */
export const roleChangedEmail = (name: string, role: string, origin: string): ComposedEmail =>
  composeEmail({
    subject: `Your role at ${hotel.fullName} has changed`,
    title: "Your role has changed",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{`You are now: ${role}. Please sign in again to go on.`}</Paragraph>
        <LinkButton label="Sign in" url={`${origin}/signin`} />
        <EmailClosing />
      </>
    ),
  })
