import type { Context } from "hono"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import { sessionCookie } from "#src/features/accounts/sessions/session-cookie.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import type { Platform } from "#src/platform/platform.ts"
import { basenames, type Language, splitLanguage } from "#src/shared/language/language.ts"
import type { Tracing } from "#src/platform/tracing/tracing.ts"
import { groupRoutes } from "./route-groups.ts"
import { traceRoutes } from "./tracing/route-tracing.ts"
import { isForm } from "./middleware/readable-request.ts"
import { refuseRequest } from "./middleware/refuse-request.ts"
import {
  actorContext,
  addressContext,
  faultContext,
  formIsSentContext,
  languageContext,
  nonceContext,
  platformContext,
  renewedSessionContext,
  structureContext,
} from "#src/web/context.ts"

// The build's types have undefined optional properties, which exactOptionalPropertyTypes refuses.
const loadBuild = () => import("virtual:react-router/server-build") as unknown as Promise<ServerBuild>

type Handler = ReturnType<typeof createRequestHandler>

type Handlers = (language: Language, path: string) => Handler

/** Returns the handler of a path in a language. */
function createHandlers(build: ServerBuild): Handlers {
  const routesOf = groupRoutes(build.routes)
  const handlers = {
    en: new Map<ServerBuild["routes"], Handler>(),
    hi: new Map<ServerBuild["routes"], Handler>(),
  }
  return (language, path) => {
    const routes = routesOf(path)
    const known = handlers[language].get(routes)
    if (known) return known
    const handler = createRequestHandler({ ...build, basename: basenames[language], routes }, MODE)
    handlers[language].set(routes, handler)
    return handler
  }
}

// A handler of a function derives all routes again for each request, which only development needs, for hot reload.
// Not awaited here: the build imports modules of this bundle.
const { MODE, PROD } = import.meta.env
const handlersOver = (load: typeof loadBuild): Promise<Handlers> =>
  PROD
    ? load().then(createHandlers)
    : Promise.resolve((language) =>
        createRequestHandler(async () => ({ ...(await load()), basename: basenames[language] }), MODE),
      )

const handlers = handlersOver(loadBuild)

/** The handlers of a traced site, which are made at its first request. */
const tracedHandlers = new WeakMap<Tracing, typeof handlers>()

function handlersFor(tracing: Tracing | null): typeof handlers {
  if (!tracing) return handlers
  const load = () => loadBuild().then((build) => traceRoutes(build, tracing))
  const traced = tracedHandlers.get(tracing) ?? handlersOver(load)
  tracedHandlers.set(tracing, traced)
  return traced
}

/** The paths of the site map, such as '/blog/:slug'. */
export const listPagePaths = async (): Promise<string[]> =>
  Object.values((await loadBuild()).routes).flatMap((route) => (route?.path ? [`/${route.path}`] : []))

/** The specification's edition is English: there `/hi` is not a page. */
const languageOf = ({ config }: Platform, path: string): ReturnType<typeof splitLanguage> =>
  config.edition === "specification" ? { language: "en", path } : splitLanguage(path)

// Staff screens are English. Data requests are sent there by `requireStaff`.
const isStaffPath = (path: string): boolean => /^\/admin(?:\/|$)/.test(path) && !path.endsWith(".data")

type RequestContext = Omit<ServerEnv["Variables"], "requestId">

/** Renders a page by the router, with the context of the request. Throws when the database does not answer. */
export async function renderPage(
  request: Request,
  { platform, actor, nonce, address }: RequestContext,
): Promise<Response> {
  const { language, path } = languageOf(platform, new URL(request.url).pathname)
  const context = new RouterContextProvider()
  context.set(languageContext, language)
  const fault = { unavailable: null }
  context.set(faultContext, fault)
  context.set(platformContext, platform)
  context.set(actorContext, actor)
  context.set(formIsSentContext, request.method === "POST")
  context.set(nonceContext, nonce)
  context.set(addressContext, address)
  context.set(structureContext, [])
  const render = (await handlersFor(platform.tracing))(language, path)
  const response = await render(request, context)
  if (fault.unavailable) throw fault.unavailable
  const renewedSecret = context.get(renewedSessionContext)
  if (renewedSecret) response.headers.append("set-cookie", sessionCookie(renewedSecret, platform.origin))
  return response
}

// Pages that are not public may be cached only by the browser that requested them.
const ownOnly = "private, no-cache"

const methods = ["GET", "HEAD", "POST"]

/** The handler of all pages. */
export async function pages(c: Context<ServerEnv>): Promise<Response> {
  if (!methods.includes(c.req.method)) {
    c.header("allow", methods.join(", "))
    return refuseRequest(c, { status: 405, reason: "This method is not allowed." })
  }
  // Page actions accept forms only.
  if (c.req.method === "POST" && !isForm(c.req.header("content-type")))
    return refuseRequest(c, { status: 415, reason: "Pages take forms only." })
  const { language, path } = languageOf(c.var.platform, c.req.path)
  if (language !== "en" && isStaffPath(path)) return c.redirect(path + new URL(c.req.url).search, 307)
  const response = await renderPage(c.req.raw, c.var)
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", ownOnly)
  return response
}
