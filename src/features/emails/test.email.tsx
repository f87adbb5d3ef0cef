import { hotel } from "#src/shared/hotel.ts"
import { type ComposedEmail, composeEmail } from "./compose-email.tsx"
import { Paragraph } from "./email-parts.tsx"

export const testEmail = (): ComposedEmail =>
  composeEmail({
    subject: `A test email, ${hotel.fullName}`,
    title: "Emails leave the hotel",
    body: <Paragraph>You asked for this email in the administration. Nothing needs to be done.</Paragraph>,
  })
