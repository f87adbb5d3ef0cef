import { hostCookie } from "#src/shared/host-cookie.ts"
import { newSecret } from "#src/features/accounts/secrets.ts"

export const challengeSeconds = 5 * 60

const cookie = hostCookie("passkey", challengeSeconds)

/** The cookie of the browser that requested a challenge. It grants nothing by itself. */
export const passkeyCookie = cookie.set

/** The secret in a `cookie` header; null when absent or malformed. */
export const readPasskeyCookie = cookie.read

/** The same, or a new secret: two tabs of a browser have one cookie. */
export const passkeyBrowserOrNew = (header: string | null, origin: string): string =>
  cookie.read(header, origin) ?? newSecret()
