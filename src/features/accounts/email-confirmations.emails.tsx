import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"

const farewell = `Warmly, everyone at ${hotel.fullName}`

/** How long the link of an email confirms its address. */
export const linkHours = 24

type Confirmation = {
  readonly name: string
  readonly username: string
  readonly url: string
  /** The account has another address until this one is confirmed. */
  readonly isChange: boolean
}

/** Brings the link that confirms the address of an account. */
export const confirmEmailEmail = (
  { name, username, url, isChange }: Confirmation,
  origin: string,
): ComposedEmail =>
  composeEmail({
    subject: `Please confirm your email, ${hotel.fullName}`,
    title: "Please confirm your email",
    opening: [
      greeting(name),
      `The account ${username} at ${hotel.fullName} ${isChange ? "is to use" : "uses"} this address. Open the link and sign in to confirm that it is yours. It works for ${linkHours} hours.`,
    ],
    link: { label: "Confirm this email", url },
    closing: [
      isChange
        ? "If this account is not yours, please leave the link unused. Nothing changes then."
        : `If this account is not yours, please leave the link unused. To take the account over and lock out whoever made it, choose a new password: ${origin}/forget1`,
      farewell,
    ],
  })

type Change = { readonly name: string; readonly newEmail: string }

/** Tells the present address that a change to another one was asked for, before it takes effect. */
export const emailChangeAskedEmail = ({ name, newEmail }: Change, origin: string): ComposedEmail =>
  composeEmail({
    subject: `A new email for your account, ${hotel.fullName}`,
    title: "A new email for your account",
    opening: [
      greeting(name),
      `Somebody who is signed in to your account and knows its password asked to change its email to ${newEmail}. The change takes effect once that address is confirmed.`,
      "If this was you, there is nothing to do here.",
      "If this was not you, choose a new password now. It stops the change and signs out every device.",
    ],
    link: { label: "Choose a new password", url: `${origin}/forget1` },
    closing: [`Or call us, at any hour: ${hotel.support.phone}.`, farewell],
  })

/** Tells the address that an account had until now. */
export const emailChangedEmail = ({ name, newEmail }: Change): ComposedEmail =>
  composeEmail({
    subject: `The email of your account was changed, ${hotel.fullName}`,
    title: "The email of your account was changed",
    opening: [
      greeting(name),
      `The email of your account is now ${newEmail}. Emails about your bookings go there, and other devices were signed out.`,
    ],
    closing: [
      `If this was not you, call us at once: ${hotel.support.phone}. We will give your account back to you.`,
      farewell,
    ],
  })
