import { hostCookie } from "#src/features/accounts/sessions/host-cookie.ts"
import { newSessionSecret } from "#src/features/accounts/sessions/session-cookie.ts"

export const deviceDays = 180

const cookie = hostCookie("device", deviceDays * 86_400)

/** The cookie of a browser that has signed in: it opens nothing, and keeps others from locking its owner out (SAFE-5). */
export const deviceCookie = cookie.set

/** The secret of this browser; a new one until it has the cookie. */
export const deviceOfCookie = (header: string | null | undefined, origin: string): string =>
  cookie.read(header, origin) ?? newSessionSecret()
