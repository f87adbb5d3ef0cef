import { redirect, redirectDocument, type RouterContextProvider } from "react-router"
import { returnPath, sessionEnded, withReturnPath } from "#src/features/accounts/sessions/return-path.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { hasRight, isStaff, type Right } from "#src/shared/staff-rights.ts"
import { logMissingRight } from "#src/platform/log/missing-right.ts"
import { splitLanguage } from "#src/shared/language/language.ts"
import { actorContext, formIsSentContext, languageContext, platformContext } from "./context.ts"

type Context = Readonly<RouterContextProvider>

/** Where somebody who has to set up a second factor does so (SAFE-8). */
export const secondFactorPath = "/my-account/second-factor"

const returnPathOf = ({ pathname, search }: URL): string | null => returnPath(pathname + search)

/** A sign-in that leads back to the page. After a form was sent it says that the session has ended. */
function signInPath(context: Context, url: URL, path: "/signin" | "/login"): string {
  const to = returnPathOf(url)
  const back = withReturnPath(path, to)
  return context.get(formIsSentContext) ? `${back}${to ? "&" : "?"}${sessionEnded}` : back
}

/** The answer for somebody without a session: to `/signin` and back. */
export const toSignIn = (context: Context, url: URL): Response =>
  redirect(signInPath(context, url, "/signin"))

/** For loaders and actions, with their `url`: the signed-in person; redirects visitors to `/signin` and back (ROUTE-5). */
export function requireSignedIn(context: Context, url: URL): SignedInActor {
  const actor = context.get(actorContext)
  if (actor.kind === "user") return actor
  throw toSignIn(context, url)
}

/** For pages of all staff; guests are redirected to a page that they may see (ROUTE-8, ROUTE-10). */
export function requireStaff(context: Context, url: URL): SignedInActor {
  // Staff screens are English: the whole page is loaded again, and the server leaves `/hi` out of its address.
  if (context.get(languageContext) !== "en")
    throw redirectDocument(splitLanguage(url.pathname).path + url.search)
  const actor = context.get(actorContext)
  if (actor.kind === "user" && isStaff(actor)) return actor
  if (actor.kind === "user" && actor.awaitsSecondFactor) throw redirect(secondFactorPath)
  if (actor.kind === "user") logMissingRight(context.get(platformContext).log, actor, "all-staff")
  throw redirect(actor.kind === "user" ? "/login" : signInPath(context, url, "/login"))
}

/** For loaders and actions of one part of the administration; staff without the right are redirected to its home. */
export function requireRight(context: Context, url: URL, right: Right): SignedInActor {
  const actor = requireStaff(context, url)
  if (hasRight(actor, right)) return actor
  logMissingRight(context.get(platformContext).log, actor, right)
  throw redirect("/admin")
}
