import { createMiddleware } from "hono/factory"
import type { Platform } from "#src/platform/platform.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

type Sources = { script: string[]; style: string[]; connect: string[]; frame: string[]; form: string[] }

const ours = (): Sources => ({ script: [], style: [], connect: [], frame: [], form: [] })

// Vite injects styles and talks to its server while pages are being written; never in a build.
const forDevelopment: Sources = { ...ours(), style: ["'unsafe-inline'"], connect: ["ws:"] }

// What the provider's checkout needs, on the payment page alone (razorpay.com/docs/payments/server-integration).
const forProvider = (scriptUrl: string): Sources => ({
  script: [new URL(scriptUrl).origin],
  style: [],
  connect: ["https://api.razorpay.com", "https://lumberjack.razorpay.com"],
  frame: ["https://api.razorpay.com", "https://checkout.razorpay.com"],
  form: ["https://api.razorpay.com"],
})

function sourcesOf(platform: Platform, path: string): Sources {
  if (import.meta.env.MODE === "development") return forDevelopment
  const { checkout } = platform.cardPayments
  const isLivePayment = path.startsWith("/payment/") && !checkout.isSandbox
  return isLivePayment ? forProvider(checkout.scriptUrl) : ours()
}

function policy(sources: Sources, nonce: string): string {
  const line = (name: string, ...allowed: string[]) => [name, "'self'", ...allowed].join(" ")
  return [
    "default-src 'self'",
    line("script-src", `'nonce-${nonce}'`, ...sources.script),
    line("style-src", ...sources.style),
    line("connect-src", ...sources.connect),
    line("frame-src", ...sources.frame),
    line("form-action", ...sources.form),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ")
}

/** Headers that every answer carries. A route that needs another policy sets its own before this one sees it. */
export const securityHeaders = createMiddleware<ServerEnv>(async (c, next) => {
  await next()
  const platform = c.get("platform")
  const sources = sourcesOf(platform, c.req.path)
  const headers = c.res.headers
  const keep = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value)
  }
  keep("content-security-policy", policy(sources, c.get("nonce")))
  keep("referrer-policy", "strict-origin-when-cross-origin")
  // A bank's page opens in a window of its own and reports back to the checkout.
  keep("cross-origin-opener-policy", sources.frame.length > 0 ? "same-origin-allow-popups" : "same-origin")
  keep("x-content-type-options", "nosniff")
  keep("permissions-policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()")
  if (platform.origin.startsWith("https:"))
    keep("strict-transport-security", "max-age=31536000; includeSubDomains")
})
