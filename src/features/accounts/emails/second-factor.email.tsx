import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Farewell, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"

const texts = {
  on: {
    title: "Your second factor is on",
    text: "From now on, signing in to your account asks for a code from your authenticator app.",
  },
  off: {
    title: "Your second factor is off",
    text: "Signing in to your account asks for the password alone again.",
  },
  reset: {
    title: "Your second factor was reset",
    text: "The owner of the hotel removed it and signed you out. Please sign in and set it up again.",
  },
  "recovery-code-used": {
    title: "A recovery code was used",
    text: "One of your recovery codes was used in place of your authenticator app. It does not work again.",
  },
} as const

export type SecondFactorChange = keyof typeof texts

/** Notifies of a change of the second factor, so that the owner of the account learns of a misuse. */
export function secondFactorEmail(name: string, change: SecondFactorChange): ComposedEmail {
  const { title, text } = texts[change]
  return composeEmail({
    subject: `${title}, ${hotel.fullName}`,
    title,
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{`If this was not you, call us at once: ${hotel.support.phone}.`}</Paragraph>
        <Farewell />
      </>
    ),
  })
}
