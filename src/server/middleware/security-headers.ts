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
  const isLivePayment = (path.startsWith("/payment/") || path.startsWith("/pay/")) && !checkout.isSandbox
  return isLivePayment ? forProvider(checkout.scriptUrl) : ours()
}

function policy(sources: Sources, inlineScripts: readonly string[]): string {
  const line = (name: string, ...allowed: string[]) => [name, "'self'", ...allowed].join(" ")
  return [
    "default-src 'self'",
    line("script-src", ...inlineScripts, ...sources.script),
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

/** The headers of every answer; `inlineScripts` are the sources of the policy that allow those of the page. */
export function securityHeadersOf(
  platform: Platform,
  path: string,
  inlineScripts: readonly string[],
): (readonly [string, string])[] {
  const sources = sourcesOf(platform, path)
  return [
    ["content-security-policy", policy(sources, inlineScripts)],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    // A bank's page opens in a window of its own and reports back to the checkout.
    ["cross-origin-opener-policy", sources.frame.length > 0 ? "same-origin-allow-popups" : "same-origin"],
    ["x-content-type-options", "nosniff"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()"],
    ...(platform.origin.startsWith("https:")
      ? [["strict-transport-security", "max-age=31536000; includeSubDomains"] as const]
      : []),
  ]
}

/** Gives every answer its headers. A route that needs another policy sets its own before this one sees it. */
export const securityHeaders = createMiddleware<ServerEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of securityHeadersOf(c.get("platform"), c.req.path, [
    `'nonce-${c.get("nonce")}'`,
  ])) {
    if (!headers.has(name)) headers.set(name, value)
  }
})
