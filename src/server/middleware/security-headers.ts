import type { Context, MiddlewareHandler } from "hono"
import { secureHeaders } from "hono/secure-headers"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import type { Platform } from "#src/platform/platform.ts"
import { splitLanguage } from "#src/shared/language/language.ts"

type Sources = Partial<Record<"script" | "style" | "connect" | "frame" | "form", readonly string[]>>

// Vite injects styles and opens a web socket in development; never in a build.
const developmentSources: Sources = { style: ["'unsafe-inline'"], connect: ["ws:"] }

// What the provider's checkout needs (razorpay.com/docs/payments/server-integration).
const providerSources = (scriptUrl: string): Sources => ({
  script: [new URL(scriptUrl).origin],
  connect: ["https://api.razorpay.com", "https://lumberjack.razorpay.com"],
  frame: ["https://api.razorpay.com", "https://checkout.razorpay.com"],
  form: ["https://api.razorpay.com"],
})

const nonceSource = (c: Context<ServerEnv>): string => `'nonce-${c.get("nonce")}'`

const contentSecurityPolicy = ({
  script = [],
  style = [],
  connect = [],
  frame = [],
  form = [],
}: Sources) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", nonceSource, ...script],
  styleSrc: ["'self'", ...style],
  connectSrc: ["'self'", ...connect],
  frameSrc: ["'self'", ...frame],
  formAction: ["'self'", ...form],
  imgSrc: ["'self'", "data:"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
})

const headersFor = ({ origin }: Platform, sources: Sources) =>
  secureHeaders({
    // A route that needs another policy sets its own.
    overwrite: false,
    contentSecurityPolicy: contentSecurityPolicy(sources),
    // A bank's page opens in a window of its own and reports back to the checkout.
    crossOriginOpenerPolicy: sources.frame ? "same-origin-allow-popups" : "same-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], browsingTopics: [] },
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: origin.startsWith("https:") && "max-age=31536000; includeSubDomains",
    // Search engines show the hotel's pictures on their own pages.
    crossOriginResourcePolicy: false,
    // The policy above says the same, or no supported browser reads them.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })

const isPaymentPage = (path: string): boolean => /^\/pay(?:ment)?\//.test(splitLanguage(path).path)

/** Gives every response its security headers; pages of a live payment also allow the card provider's checkout. */
export function securityHeaders(platform: Platform): MiddlewareHandler<ServerEnv> {
  const { scriptUrl, isSandbox } = platform.cardPayments.checkout
  const isDevelopment = import.meta.env.MODE === "development"
  const standard = headersFor(platform, isDevelopment ? developmentSources : {})
  if (isDevelopment || isSandbox || scriptUrl === "") return standard
  const checkout = headersFor(platform, providerSources(scriptUrl))
  return (c, next) => (isPaymentPage(c.req.path) ? checkout : standard)(c, next)
}
