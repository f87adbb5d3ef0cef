import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import { codeMinutes } from "#src/features/accounts/password-reset/one-time-code-rules.ts"

const farewell = `Warmly, everyone at ${hotel.fullName}`

/** Brings the one-time code of a reset (AUTH-7). The subject says nothing secret: it shows on locked screens. */
export const codeEmail = (name: string, code: string): ComposedEmail =>
  composeEmail({
    subject: `Your one-time code, ${hotel.fullName}`,
    title: "Your one-time code",
    opening: [
      greeting(name),
      `Enter this code on the page where you asked for it. It is good for ${codeMinutes} minutes, in that browser only.`,
    ],
    code,
    closing: [
      "If you did not ask for it, leave it unused: your password stays as it is. Nobody of the hotel will ever ask you for this code.",
      farewell,
    ],
  })

/** Tells of a new password, so that somebody whose mailbox was misused learns of it. */
export const passwordChangedEmail = (name: string): ComposedEmail =>
  composeEmail({
    subject: `Your password was changed, ${hotel.fullName}`,
    title: "Your password was changed",
    opening: [
      greeting(name),
      "The password of your account was set anew just now, and every device was signed out.",
    ],
    closing: [`If this was not you, call us at once: ${hotel.support.phone}.`, farewell],
  })

type Invitation = { readonly name: string; readonly username: string; readonly part: string }

/** Invites a colleague to choose a password: by a code to this same mailbox, so that the email alone opens nothing. */
export const invitationEmail = ({ name, username, part }: Invitation, origin: string): ComposedEmail =>
  composeEmail({
    subject: `Your place at ${hotel.fullName}`,
    title: "Welcome to the hotel",
    opening: [
      greeting(name),
      `You are invited to the administration of ${hotel.fullName}. Choose your password first: a one-time code comes to this mailbox.`,
    ],
    facts: [
      { label: "Username", value: username },
      { label: "Your part", value: part },
    ],
    link: {
      label: "Choose your password",
      url: `${origin}/forget1?username=${encodeURIComponent(username)}`,
    },
    closing: [farewell],
  })

/** Tells somebody that their part in the hotel has changed. */
export const roleEmail = (name: string, part: string, origin: string): ComposedEmail =>
  composeEmail({
    subject: `Your part at ${hotel.fullName} has changed`,
    title: "Your part has changed",
    opening: [greeting(name), `You are now: ${part}. Please sign in again to go on.`],
    link: { label: "Sign in", url: `${origin}/signin` },
    closing: [farewell],
  })
