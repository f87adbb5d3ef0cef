import type { Context } from "hono"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { actorContext, addressContext, nonceContext, platformContext } from "#src/web/context.ts"

// The build's own types leave optional properties undefined, which exact optional properties refuse.
const build = () => import("virtual:react-router/server-build") as unknown as Promise<ServerBuild>
const render = createRequestHandler(build, import.meta.env.MODE)

/** Everything that is a page: handed to the router with what the server knows of the request. */
export function pages(c: Context<ServerEnv>): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(platformContext, c.get("platform"))
  context.set(actorContext, c.get("actor"))
  context.set(nonceContext, c.get("nonce"))
  context.set(addressContext, c.get("address"))
  return render(c.req.raw, context)
}
