import { type Context } from "hono"
import { bodyLimit } from "hono/body-limit"
import { createMiddleware } from "hono/factory"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { refuseRequest } from "./refuse-request.ts"

const bytesInKilobyte = 1024

const limits = {
  standard: { bytes: 64 * bytesInKilobyte, words: "64 KB" },
  webhook: { bytes: 1024 * bytesInKilobyte, words: "1 MB" },
} as const

type Limit = (typeof limits)[keyof typeof limits]

// These staff routes stream multipart forms to disk within `uploadLimits`. Anything else below their addresses may be another
// page: `/admin/update-offers` without an id, also as `/admin/update-offers/_.data`, is that of a booking, which reads a form of
// any size.
const uploadPaths = [
  /^\/api\/(?:roomcart|testimonial|offer|gallery)\/?$/,
  /^\/admin\/(?:roomcart\/create|create-(?:gallery|testimonial|offers)|media\/add|upload-picture|accounts\/e-invoices)(?:\.data|\/)?$/,
  /^\/(?:api\/(?:roomcart|testimonial|offer|gallery)|admin\/(?:roomcart\/update|update-(?:gallery|testimonial|offers)))\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\.data|\/)?$/i,
]

export const isWebhook = (path: string): boolean => path.startsWith("/api/webhooks/")

const uploadMethods = ["POST", "PUT"]

/** Whether the route streams its body and limits it itself (VAL-5). */
export const isUpload = (c: Context<ServerEnv>): boolean =>
  uploadMethods.includes(c.req.method) &&
  uploadPaths.some((pattern) => pattern.test(c.req.path)) &&
  (c.req.header("content-type") ?? "").toLowerCase().startsWith("multipart/form-data")

const tooLarge = ({ words }: Limit) => ({
  status: 413 as const,
  reason: `What you sent is too large. Please send at most ${words}.`,
})

// A declared length is checked before reading; a chunked body is read up to the limit.
const boundedBy = (limit: Limit) =>
  bodyLimit({ maxSize: limit.bytes, onError: (c) => refuseRequest(c, tooLarge(limit)) })

const standard = boundedBy(limits.standard)
const webhook = boundedBy(limits.webhook)

/** Limits the size of every body before a route reads it (SAFE-1). */
export const limitBody = createMiddleware<ServerEnv>(async (c, next) => {
  if (isUpload(c)) return next()
  return (isWebhook(c.req.path) ? webhook : standard)(c, next)
})
