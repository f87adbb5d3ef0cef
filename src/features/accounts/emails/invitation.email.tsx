import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Facts, EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"

type Invitation = { readonly name: string; readonly username: string; readonly role: string }

/** Invites a colleague to choose a password with a code sent to the same mailbox; this email contains no credential. */
export const invitationEmail = ({ name, username, role }: Invitation, origin: string): ComposedEmail =>
  composeEmail({
    subject: `Your invitation to the administration of ${hotel.fullName}`,
    title: "Welcome to the hotel",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          {`You are invited to the administration of ${hotel.fullName}. Choose your password first: a one-time code comes to this mailbox.`}
        </Paragraph>
        <Facts
          facts={[
            { label: "Username", value: username },
            { label: "Your role", value: role },
          ]}
        />
        <LinkButton
          label="Choose your password"
          url={`${origin}/forget1?username=${encodeURIComponent(username)}`}
        />
        <EmailClosing />
      </>
    ),
  })
