import { createHmac } from "node:crypto"
import { isSameSecret } from "#src/features/accounts/secrets.ts"
import { hostCookie } from "#src/shared/host-cookie.ts"
import { secretShape } from "#src/shared/validation/secret-shape.ts"

export const idleHours = 12
export const absoluteDays = 30
/** The most sessions of one account; a further one ends the least recently used (ASVS 7.1.2). */
export const maxSessions = 100
/** How long staff refund and change roles without giving the password again. */
export const authenticatedMinutes = 10

/** The token that a browser sends in `authorization`: bound to its session, and not a credential by itself. */
export const deriveCsrfToken = (secret: string): string =>
  createHmac("sha256", secret).update("vimana csrf").digest("base64url")

/** Whether a call has the token of the session in its cookie, or the session's secret. */
export function isValidSessionToken(secret: string, token: string | null): boolean {
  if (token === null) return false
  return isSameSecret(token, deriveCsrfToken(secret)) || isSameSecret(token, secret)
}

/** The token of an `authorization` header: 'Bearer <token>' or the bare token; null when malformed. */
export function parseBearerToken(authorization: string | undefined): string | null {
  const token = authorization?.replace(/^bearer\s+/i, "").trim() ?? ""
  return secretShape.test(token) ? token : null
}

const cookie = hostCookie("session", absoluteDays * 86_400)

export const sessionCookie = cookie.set
export const endedSessionCookie = cookie.clear
/** The secret in a `cookie` header; null when absent or malformed. */
export const readSessionCookie = cookie.read
