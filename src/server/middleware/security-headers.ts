import { createMiddleware } from "hono/factory"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")

/** Headers that every answer carries. A route that needs another policy sets its own before this one sees it. */
export const securityHeaders = createMiddleware<ServerEnv>(async (c, next) => {
  await next()
  const headers = c.res.headers
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", policy(c.get("nonce")))
  headers.set("x-content-type-options", "nosniff")
  headers.set("referrer-policy", "strict-origin-when-cross-origin")
  headers.set("cross-origin-opener-policy", "same-origin")
  headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()")
  if (c.get("platform").origin.startsWith("https:")) {
    headers.set("strict-transport-security", "max-age=31536000; includeSubDomains")
  }
})
