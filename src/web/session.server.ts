import type { RouterContextProvider } from "react-router"
import { deviceCookie, readDeviceCookie } from "#src/features/accounts/device-cookie.ts"
import { parseDeviceName } from "#src/features/accounts/sessions/device-name.ts"
import {
  endedSessionCookie,
  readSessionCookie,
  sessionCookie,
} from "#src/features/accounts/sessions/session-cookie.ts"
import { renewSession, resolveSession, signOut } from "#src/features/accounts/sessions/sessions.service.ts"
import {
  endedSignInTicketCookie,
  signInTicketCookie,
  readSignInTicketCookie,
} from "#src/features/accounts/sign-in/sign-in-ticket.ts"
import {
  readPasskeyCookie,
  passkeyBrowserOrNew,
  passkeyCookie,
} from "#src/features/accounts/passkeys/passkey-cookie.ts"
import { passkeyField } from "#src/features/accounts/passkeys/passkey.ts"
import type { SentPasskey } from "#src/features/accounts/second-factor/verify-identity.service.ts"
import type { StoredSession } from "#src/features/accounts/ui/stored-session.ts"
import { roleCode } from "#src/shared/actor.ts"
import { hostCookie } from "#src/shared/host-cookie.ts"
import { platformContext, renewedSessionContext } from "./context.ts"

type Context = Readonly<RouterContextProvider>

/** The secret of this browser's session; null for a visitor. */
export const readSessionSecret = (context: Context, request: Request): string | null =>
  context.get(renewedSessionContext) ??
  readSessionCookie(request.headers.get("cookie"), context.get(platformContext).origin)

/** Gives the session of this browser a new secret, once its user was authenticated again (ASVS 7.2.4). */
export async function renewBrowserSession(context: Context, request: Request): Promise<void> {
  const secret = readSessionSecret(context, request)
  if (secret) context.set(renewedSessionContext, await renewSession(context.get(platformContext), secret))
}

/** The session data that the browser may store, for `KeepSessionStored`; null for visitors. */
export async function findStoredSession(context: Context, request: Request): Promise<StoredSession | null> {
  const secret = readSessionSecret(context, request)
  const session = secret ? await resolveSession(context.get(platformContext), secret) : null
  if (!session) return null
  const { actor, csrfToken, name } = session
  return { userId: actor.userId, role: roleCode(actor.role), token: csrfToken, name }
}

/** The secret of this browser's device cookie, which `cookiesOfSignIn` keeps. */
export const readDevice = (context: Context, request: Request): string =>
  readDeviceCookie(request.headers.get("cookie"), context.get(platformContext).origin)

/** The browser of a request, for signing in. */
export const readSignInClient = (context: Context, request: Request) => ({
  device: readDevice(context, request),
  oldSecret: readSessionSecret(context, request),
  deviceName: parseDeviceName(request.headers.get("user-agent")),
})

/** The cookie that marks this browser as known to the account that signed in (SAFE-5). */
const cookieOfDevice = (context: Context, device: string): [string, string] => [
  "set-cookie",
  deviceCookie(device, context.get(platformContext).origin),
]

export const cookieOfSession = (context: Context, secret: string): [string, string] => [
  "set-cookie",
  sessionCookie(secret, context.get(platformContext).origin),
]

/** The cookie of a browser that has to send a code after the password (SAFE-8). */
export const cookieOfSignInTicket = (context: Context, ticket: string): [string, string] => [
  "set-cookie",
  signInTicketCookie(ticket, context.get(platformContext).origin),
]

/** Deletes that cookie. */
export const endedCookieOfSignInTicket = (context: Context): [string, string] => [
  "set-cookie",
  endedSignInTicketCookie(context.get(platformContext).origin),
]

/** The secret of that cookie; null without one. */
export const readSignInTicket = (context: Context, request: Request): string | null =>
  readSignInTicketCookie(request.headers.get("cookie"), context.get(platformContext).origin)

/** The answer of an authenticator in a form, and the browser that requested it; null without one. */
export function readSentPasskey(
  context: Context,
  request: Request,
  typed: Readonly<Record<string, unknown>>,
): SentPasskey | null {
  const response = typed[passkeyField]
  if (typeof response !== "string" || response === "") return null
  const { origin } = context.get(platformContext)
  return { response, browser: readPasskeyCookie(request.headers.get("cookie"), origin) }
}

/** The secret and the cookie of a browser that requests a challenge. */
export function passkeyBrowser(context: Context, request: Request) {
  const { origin } = context.get(platformContext)
  const browser = passkeyBrowserOrNew(request.headers.get("cookie"), origin)
  return { browser, cookie: passkeyCookie(browser, origin) }
}

/** The cookies of a sign-in: the session and the known device. */
export const cookiesOfSignIn = (
  context: Context,
  { secret, device }: { secret: string; device: string },
): [string, string][] => [cookieOfSession(context, secret), cookieOfDevice(context, device)]

/** Ends the session of this browser, if any, and returns the cookie that deletes it. */
export async function endBrowserSession(context: Context, request: Request): Promise<string> {
  const platform = context.get(platformContext)
  const secret = readSessionSecret(context, request)
  if (secret) await signOut(platform, secret)
  return endedSessionCookie(platform.origin)
}

// For a minute: without it, the address of the last page alone would make it say that an account is erased.
const erasureCookie = hostCookie("erased", 60, /^yes$/)

/** The cookie of a browser that has just erased its account. */
export const cookieOfErasure = (context: Context): [string, string] => [
  "set-cookie",
  erasureCookie.set("yes", context.get(platformContext).origin),
]

export const hasJustErased = (context: Context, request: Request): boolean =>
  erasureCookie.read(request.headers.get("cookie"), context.get(platformContext).origin) !== null
