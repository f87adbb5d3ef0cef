import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Farewell, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"

const texts = {
  added: {
    title: "A passkey was added to your account",
    text: "With it your account opens without a password. Every other device was signed out.",
  },
  deleted: {
    title: "A passkey was deleted from your account",
    text: "It does not open your account any more.",
  },
} as const

export type PasskeyChange = keyof typeof texts

type ChangedPasskey = { readonly name: string; readonly change: PasskeyChange }

/** Notifies of a new or deleted passkey, so that the owner of the account learns of a misuse. */
export function passkeyEmail({ name, change }: ChangedPasskey, origin: string): ComposedEmail {
  const { title, text } = texts[change]
  return composeEmail({
    subject: `${title}, ${hotel.fullName}`,
    title,
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{`If this was not you, call us at once: ${hotel.support.phone}.`}</Paragraph>
        <LinkButton label="See your passkeys" url={`${origin}/my-account/passkeys`} />
        <Farewell />
      </>
    ),
  })
}
