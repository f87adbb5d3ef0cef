import type { Context } from "hono"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { isForm } from "./middleware/readable-request.ts"
import { refuseRequest } from "./middleware/refuse-request.ts"
import {
  actorContext,
  addressContext,
  faultContext,
  nonceContext,
  platformContext,
  structureContext,
} from "#src/web/context.ts"

// The build's own types leave optional properties undefined, which exact optional properties refuse.
const build = () => import("virtual:react-router/server-build") as unknown as Promise<ServerBuild>
const render = createRequestHandler(build, import.meta.env.MODE)

type Asked = ServerEnv["Variables"]

/** A page: handed to the router with what the server knows of the request. Throws when the database does not answer. */
export async function renderPage(
  request: Request,
  { platform, actor, nonce, address }: Asked,
): Promise<Response> {
  const context = new RouterContextProvider()
  const fault = { unavailable: null }
  context.set(faultContext, fault)
  context.set(platformContext, platform)
  context.set(actorContext, actor)
  context.set(nonceContext, nonce)
  context.set(addressContext, address)
  context.set(structureContext, [])
  const response = await render(request, context)
  if (fault.unavailable) throw fault.unavailable
  return response
}

// What is not shown to everybody alike may lie in the browser that asked for it, and nowhere else.
const ownOnly = "private, no-cache"

const methods = ["GET", "HEAD", "POST"]

/** Everything that is a page, for the one who asks. */
export async function pages(c: Context<ServerEnv>): Promise<Response> {
  if (!methods.includes(c.req.method)) {
    c.header("allow", methods.join(", "))
    return refuseRequest(c, { status: 405, reason: "This method is not allowed." })
  }
  // The actions of pages read forms and nothing else.
  if (c.req.method === "POST" && !isForm(c.req.header("content-type")))
    return refuseRequest(c, { status: 415, reason: "Pages take forms only." })
  const response = await renderPage(c.req.raw, c.var)
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", ownOnly)
  return response
}
