import type { Context, MiddlewareHandler } from "hono"
import { secureHeaders } from "hono/secure-headers"
import { isPaymentPage } from "#src/features/bookings/pay/payment-pages.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import type { Platform } from "#src/platform/platform.ts"

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

// Text becomes markup or the address of a script only through the policy of src/web/frame/trusted-types.ts (decision 098).
const trustedTypes = { requireTrustedTypesFor: ["'script'"], trustedTypes: ["default"] }

const strictTransportSecurity = ({ origin }: Platform) =>
  origin.startsWith("https:") && "max-age=31536000; includeSubDomains"

// Search engines show the hotel's pictures on their own pages; the policies below say the same as the others, or no
// supported browser reads them.
const unusedHeaders = {
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

const headersFor = (platform: Platform, sources: Sources, required: Partial<typeof trustedTypes> = {}) =>
  secureHeaders({
    ...unusedHeaders,
    // A route that needs another policy sets its own.
    overwrite: false,
    contentSecurityPolicy: { ...contentSecurityPolicy(sources), ...required },
    // A bank's page opens in a window of its own and reports back to the checkout.
    crossOriginOpenerPolicy: sources.frame ? "same-origin-allow-popups" : "same-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], browsingTopics: [] },
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: strictTransportSecurity(platform),
  })

/** For scripts, styles, fonts and pictures: the policies of a page do not apply to them, and cost 450 bytes each time. */
const headersForFiles = (platform: Platform) =>
  secureHeaders({
    ...unusedHeaders,
    // For an SVG that is opened as a page.
    contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"] },
    crossOriginOpenerPolicy: false,
    referrerPolicy: false,
    strictTransportSecurity: strictTransportSecurity(platform),
  })

/**
 * Gives every response its security headers. Pages of a payment allow the card provider's checkout instead of requiring
 * Trusted Types: its script writes markup from text.
 */
export function securityHeaders(platform: Platform): MiddlewareHandler<ServerEnv> {
  if (import.meta.env.MODE === "development") return headersFor(platform, developmentSources)
  const { scriptUrl, isSandbox } = platform.cardPayments.checkout
  const standard = headersFor(platform, {}, trustedTypes)
  const payment = headersFor(platform, isSandbox || scriptUrl === "" ? {} : providerSources(scriptUrl))
  const files = headersForFiles(platform)
  return (c, next) => {
    if (c.req.path.startsWith("/assets/")) return files(c, next)
    return (isPaymentPage(c.req.path) ? payment : standard)(c, next)
  }
}
