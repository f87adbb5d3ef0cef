import { createMiddleware } from "hono/factory"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import type { Admission } from "../admission/admission.ts"
import { classifyRequest } from "../admission/request-class.ts"
import { answerBusy } from "../unavailable.tsx"
import { isUpload, isWebhook } from "./body-limit.ts"

/**
 * Waits for a slot before a request starts, or answers 503. It runs after the body was read, so that slow senders take no
 * slot; uploads stream their bodies and are limited in the imaging service.
 */
export const admitRequest = (admission: Admission) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    if (isUpload(c)) return next()
    if (isWebhook(c.req.path)) await c.req.arrayBuffer()
    const release = await admission.acquire({
      kind: classifyRequest(c.req.method, c.req.path),
      address: c.get("address"),
    })
    if (!release) return answerBusy(c)
    try {
      return await next()
    } finally {
      release()
    }
  })
