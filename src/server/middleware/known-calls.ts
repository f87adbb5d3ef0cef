import { createMiddleware } from "hono/factory"
import { errorBody } from "#src/platform/http/api-reply.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { type ApiDocument, listOperations } from "../api/api-document.ts"

type KnownCall = {
  readonly parameters: readonly string[]
  readonly contentTypes: readonly string[]
  readonly needsSession: boolean
}
type KnownPath = { readonly shape: RegExp; readonly calls: Map<string, KnownCall> }
type Operation = ReturnType<typeof listOperations>[number]["operation"]

const callOf = ({ parameters = [], requestBody, security = [{}] }: Operation): KnownCall => ({
  parameters: parameters.flatMap((one) => ("in" in one && one.in === "query" ? [one.name] : [])),
  contentTypes: requestBody && "content" in requestBody ? Object.keys(requestBody.content) : [],
  needsSession: !security.some((way) => Object.keys(way).length === 0),
})

/** The paths of the document in the router's order: those without an id first. */
function pathsOf(document: ApiDocument): KnownPath[] {
  const paths = new Map<string, KnownPath["calls"]>()
  for (const { method, path, operation } of listOperations(document)) {
    const calls = paths.get(path) ?? new Map<string, KnownCall>()
    paths.set(path, calls.set(method, callOf(operation)))
  }
  return [...paths]
    .toSorted(([one], [other]) => Number(one.includes("{")) - Number(other.includes("{")))
    .map(([path, calls]) => ({ shape: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`), calls }))
}

const allowedOf = ({ calls }: KnownPath): string =>
  [...calls.keys()].map((method) => (method === "GET" ? "GET, HEAD" : method)).join(", ")

const unknownParameter = (url: string, { parameters }: KnownCall): string | undefined =>
  [...new URL(url).searchParams.keys()].find((name) => !parameters.includes(name))

function parameterRefusal(name: string, { parameters }: KnownCall) {
  const message = `${name} is not a parameter of this call.`
  const taken = new Intl.ListFormat("en-GB").format(parameters)
  const takes = parameters.length > 0 ? `This call takes ${taken}.` : "This call takes no parameters."
  return errorBody(`${message} ${takes}`, { [name]: message })
}

const mediaTypeOf = (header: string | undefined): string =>
  (header ?? "").split(";")[0]?.trim().toLowerCase() ?? ""

function isOtherType(header: string | undefined, { contentTypes }: KnownCall): boolean {
  const sent = mediaTypeOf(header)
  return sent !== "" && contentTypes.length > 0 && !contentTypes.includes(sent)
}

/** Refuses methods, parameters and content types that the document does not describe (API-12). */
export function knownCallsOnly(describe: () => ApiDocument) {
  let known: KnownPath[] | null = null
  return createMiddleware<ServerEnv>(async (c, next) => {
    known ??= pathsOf(describe())
    const { path, method, url } = c.req
    const found = known.find(({ shape }) => shape.test(path))
    if (!found) return next()
    const call = found.calls.get(method === "HEAD" ? "GET" : method)
    if (!call) {
      const allow = allowedOf(found)
      return c.json(errorBody(`${method} is not a method of ${path}. It takes ${allow}.`), 405, {
        allow,
      })
    }
    // The route answers 401 before the call is validated (API-10).
    if (call.needsSession && c.get("actor").kind === "visitor") return next()
    const unknown = unknownParameter(url, call)
    if (unknown !== undefined) return c.json(parameterRefusal(unknown, call), 400)
    if (isOtherType(c.req.header("content-type"), call))
      return c.json(errorBody(`Send the body as ${call.contentTypes.join(" or ")}.`), 415)
    return next()
  })
}

/** Adds WWW-Authenticate to a 401 (RFC 9110, section 11.6.1). */
export const authenticateHeader = createMiddleware<ServerEnv>(async (c, next) => {
  await next()
  if (c.res.status === 401) c.header("www-authenticate", "Bearer")
})
