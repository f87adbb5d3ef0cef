import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { isUpload, isWebhook } from "./body-limit.ts"
import { isUnsafe } from "./origin-check.ts"
import { refuseRequest, type RequestRefusal } from "./refuse-request.ts"

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

const refusals = {
  method: { status: 405, reason: "This method is not allowed." },
  path: { status: 404, reason: "There is no such address." },
  query: { status: 400, reason: "This address cannot be read." },
  form: { status: 400, reason: "This form did not arrive whole. Please send it again." },
  text: { status: 400, reason: "Some text cannot be stored. Please write it again." },
} as const satisfies Record<string, RequestRefusal>

function addressRefusal(url: string): RequestRefusal | null {
  const query = url.indexOf("?")
  const nul = url.toLowerCase().indexOf("%00")
  if (nul < 0) return null
  return query < 0 || nul < query ? refusals.path : refusals.query
}

/** Refuses methods and URLs that no route can read, before any other middleware (SAFE-7). */
export const readableAddress = createMiddleware<ServerEnv>(async (c, next) => {
  // Request does not support methods such as TRACE.
  if (!methods.includes(c.req.method)) return refuseRequest(c, refusals.method)
  const refusal = addressRefusal(c.req.url)
  return refusal ? refuseRequest(c, refusal) : next()
})

/** PostgreSQL cannot store U+0000 or a lone surrogate (postgresql.org/docs/15/datatype-json.html). */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0")

const jsonString = /"(?:[^"\\]|\\.)*"/g

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Leaves invalid JSON to the route, which answers 400. */
function isStorableJson(text: string): boolean {
  if (!text.includes("\\u") || !isJson(text)) return true
  return [...text.matchAll(jsonString)].every(([literal]) => isStorable(JSON.parse(literal) as string))
}

async function formRefusal(request: Request): Promise<RequestRefusal | null> {
  const form = await request.formData().catch(() => null)
  if (!form) return refusals.form
  const texts = [...form].flatMap(([name, value]) => [name, typeof value === "string" ? value : value.name])
  return texts.every(isStorable) ? null : refusals.text
}

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i

export const isForm = (contentType: string | undefined): boolean => formTypes.test(contentType?.trim() ?? "")

async function bodyRefusal(c: Context<ServerEnv>): Promise<RequestRefusal | null> {
  const contentType = c.req.header("content-type")
  // Reads a clone, because routes read the form from the request.
  if (isForm(contentType)) return formRefusal(c.req.raw.clone())
  if (contentType?.includes("json") && !isStorableJson(await c.req.text())) return refusals.text
  return null
}

/** Refuses truncated forms and texts that the database cannot store (SAFE-7). Runs after the body limit. */
export const readableBody = createMiddleware<ServerEnv>(async (c, next) => {
  if (!isUnsafe(c.req.method) || isUpload(c) || isWebhook(c.req.path)) return next()
  const refusal = await bodyRefusal(c)
  return refusal ? refuseRequest(c, refusal) : next()
})
