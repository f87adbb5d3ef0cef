import { hostCookie } from "#src/shared/host-cookie.ts"

export const pendingSignInSeconds = 5 * 60

const cookie = hostCookie("sign-in", pendingSignInSeconds)

/** The cookie of a browser that sent the right password and still has to send a code. It grants nothing by itself. */
export const signInTicketCookie = cookie.set
export const endedSignInTicketCookie = cookie.clear
/** The ticket in a `cookie` header; null when absent or malformed. */
export const readSignInTicketCookie = cookie.read
