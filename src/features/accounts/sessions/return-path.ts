import { splitLanguage } from "#src/shared/language/language.ts"
import type { Role } from "#src/shared/actor.ts"

const anySite = "https://site.invalid"
const authPaths = [
  "/signin",
  "/signin/code",
  "/login",
  "/signup",
  "/signout",
  "/forget1",
  "/forget2",
  "/forget3",
]

/** The path on this site in an untrusted `to`, without its language, which the router adds; null for everything else. */
export function returnPath(to: string | null | undefined): string | null {
  if (!to?.startsWith("/") || !URL.canParse(to, anySite)) return null
  const url = new URL(to, anySite)
  const { path } = splitLanguage(url.pathname)
  const isElsewhere = url.origin !== anySite || path.startsWith("//")
  if (isElsewhere || authPaths.includes(path)) return null
  return path + url.search + url.hash
}

/** `/signin?to=...`: a link to the sign-in that keeps the visitor's destination. */
export const withReturnPath = (signInPath: string, to: string | null): string =>
  to ? `${signInPath}?to=${encodeURIComponent(splitLanguage(to).path)}` : signInPath

/** Whether the way back leads into a booking or the waitlist, whose stay is kept. */
export const isBookingPath = (to: string | null): boolean =>
  to !== null && (to.startsWith("/booking/") || to.startsWith("/waitlist/"))

/** Whether the way back follows a payment that a guest made, so that money may have left the account. */
export const isAfterPayment = (to: string | null): boolean =>
  to !== null && /^\/(?:confirmation\?booking=|payment\/[^?]*\?outcome=(?:unclear|refunded)\b)/.test(to)

/** Whether the way back leads to a screen of the staff. */
export const isStaffPath = (to: string | null): boolean => to !== null && /^\/admin(?:[/?#]|$)/.test(to)

/** The parameter of the page right after a sign-in. */
export const justSignedIn = "signed-in"

/** The page right after a sign-in, which stores the session in the browser and goes on to `to` (AUTH-4). */
export const pathAfterSignIn = (to: string | null): string =>
  `${withReturnPath("/signin", to)}${to ? "&" : "?"}${justSignedIn}`

/** The parameter of the sign-in page when the session ended while somebody filled in a form. */
export const sessionEnded = "ended"

/** The destination of a sign-in without a return path (AUTH-4). */
export const pageAfterSignIn = (role: Role, to: string | null): string =>
  to ?? (role === "guest" ? "/" : "/my-account")

/** The parameter of the sign-in page when the code of a second factor came too late. */
export const codeOver = "code-over"
