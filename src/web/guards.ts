import { redirect, type RouterContextProvider } from "react-router"
import { returnPath, withReturnPath } from "#src/features/accounts/return-path.ts"
import { isAdmin, type SignedInActor } from "#src/shared/actor.ts"
import { actorContext } from "./context.ts"

type Context = Readonly<RouterContextProvider>

// A navigation by script asks for a page's data, at the page's address with '.data' and parameters of the router's own.
const wayBack = (request: Request): string | null => {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete("_routes")
  const query = searchParams.size > 0 ? `?${searchParams}` : ""
  return returnPath(pathname.replace(/\.data$/, "") + query)
}

/** For loaders and actions: the signed-in person, or off to `/signin` and back here afterwards (ROUTE-5). */
export function requireSignedIn(context: Context, request: Request): SignedInActor {
  const actor = context.get(actorContext)
  if (actor.kind === "user") return actor
  throw redirect(withReturnPath("/signin", wayBack(request)))
}

/** For loaders and actions of the administration: a guest is led to the page that they may see (ROUTE-8, ROUTE-10). */
export function requireAdmin(context: Context, request: Request): SignedInActor {
  const actor = context.get(actorContext)
  if (actor.kind === "user" && isAdmin(actor)) return actor
  throw redirect(actor.kind === "user" ? "/login" : withReturnPath("/login", wayBack(request)))
}
