import { type ComposedLetter, composeLetter } from "#src/features/letters/compose-letter.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { codeMinutes } from "./one-time-code-rules.ts"

const farewell = `Warmly, everyone at ${hotel.fullName}`

/** Brings the one-time code of a reset (AUTH-7). The subject says nothing secret: it shows on locked screens. */
export const codeLetter = (name: string, code: string): ComposedLetter =>
  composeLetter({
    subject: `Your one-time code, ${hotel.fullName}`,
    title: "Your one-time code",
    opening: [
      `Dear ${name},`,
      `Enter this code on the page where you asked for it. It is good for ${codeMinutes} minutes, in that browser only.`,
    ],
    code,
    closing: [
      "If you did not ask for it, leave it unused: your password stays as it is. Nobody of the house will ever ask you for this code.",
      farewell,
    ],
  })

/** Tells of a new password, so that somebody whose mailbox was misused learns of it. */
export const passwordChangedLetter = (name: string): ComposedLetter =>
  composeLetter({
    subject: `Your password was changed, ${hotel.fullName}`,
    title: "Your password was changed",
    opening: [
      `Dear ${name},`,
      "The password of your account was set anew just now, and every device was signed out.",
    ],
    closing: [`If this was not you, call us at once: ${hotel.support.phone}.`, farewell],
  })
