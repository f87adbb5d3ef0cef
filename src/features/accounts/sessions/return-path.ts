import type { Role } from "#src/shared/actor.ts"

const anySite = "https://site.invalid"
const doorways = ["/signin", "/login", "/signup", "/signout", "/forget1", "/forget2", "/forget3"]

/** A path of this site to go on to, from a `to` that anybody may have written; null for everything else. */
export function returnPath(to: string | null | undefined): string | null {
  if (!to?.startsWith("/") || !URL.canParse(to, anySite)) return null
  const url = new URL(to, anySite)
  const isElsewhere = url.origin !== anySite || url.pathname.startsWith("//")
  if (isElsewhere || doorways.includes(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** `/signin?to=...`: a doorway that remembers where the visitor was going. */
export const withReturnPath = (doorway: string, to: string | null): string =>
  to ? `${doorway}?to=${encodeURIComponent(to)}` : doorway

/** Where a sign-in leads when nothing better is known (AUTH-4). */
export const pageAfterSignIn = (role: Role, to: string | null): string =>
  to ?? (role === "guest" ? "/" : "/my-account")
