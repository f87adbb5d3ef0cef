import { hostCookie } from "#src/shared/host-cookie.ts"
import { newSecret } from "#src/features/accounts/secrets.ts"

export const deviceDays = 180

const cookie = hostCookie("device", deviceDays * 86_400)

/** The cookie of a known browser. It grants nothing; it has its own rate limit, so that others cannot lock the owner out (SAFE-5). */
export const deviceCookie = cookie.set

/** The secret of this browser; a new one if it has no cookie. */
export const readDeviceCookie = (header: string | null | undefined, origin: string): string =>
  cookie.read(header, origin) ?? newSecret()
