import type { OpenAPIHono } from "@hono/zod-openapi"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

export type ApiDocument = ReturnType<OpenAPIHono<ServerEnv>["getOpenAPI31Document"]>

const methods = ["get", "post", "put", "delete"] as const

/** All operations of the document with their paths. */
export const listOperations = ({ paths = {} }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ method: method.toUpperCase(), path, operation }] : []
    }),
  )

const refused = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorReply" } } },
})

// Responses of the middleware, so that no route repeats them.
const ofQuery = {
  "400": refused("A query parameter is unknown"),
  "422": refused("Fields are wrong; see errors"),
}
const ofBody = {
  "400": refused("The body cannot be read"),
  "413": refused("The body is too large"),
  "415": refused("The body has another content type"),
}
const ofAll = { default: refused("Any other failure, such as a fault of the server (500, 503)") }

// The library writes a pattern with flags as `/x/u` but removes only the first slash.
const withoutFlags = (pattern: string): string => pattern.replace(/^\//, "").replace(/\/[dgimsuvy]+$/, "")

function plainPatterns(node: unknown): void {
  if (typeof node !== "object" || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (key === "pattern" && typeof value === "string") Object.assign(node, { pattern: withoutFlags(value) })
    else plainPatterns(value)
  }
}

/** Adds the common responses and the server URL to the document of the routes. */
export function completeDocument(document: ApiDocument, origin: string): ApiDocument {
  for (const { operation } of listOperations(document)) {
    const hasQuery = operation.parameters?.some((parameter) => "in" in parameter && parameter.in === "query")
    operation.responses = {
      ...(operation.requestBody && ofBody),
      ...(hasQuery && ofQuery),
      ...operation.responses,
      ...ofAll,
    }
  }
  plainPatterns(document)
  return { ...document, servers: [{ url: origin }] }
}
