import type { RazorpaySettings } from "#src/config.ts"
import { type CardPayments, ProviderError } from "./card-payments.ts"
import { createRazorpayClient } from "./razorpay-client.ts"
import type { Fetch, RequestTiming } from "./razorpay-http.ts"
import { sandboxPath } from "./sandbox/keys.ts"
import type { Sandbox } from "./sandbox/sandbox.ts"

const providerApi = "https://api.razorpay.com"
const providerScript = "https://checkout.razorpay.com/v1/checkout.js"

/** The card provider of live settings; a service at another base address must serve its own checkout. */
export const createRazorpayPayments = (
  settings: RazorpaySettings,
  send: Fetch = (request) => fetch(request, { redirect: "error" }),
): CardPayments => ({
  ...createRazorpayClient(settings, send),
  provider: "razorpay",
  checkout: {
    ...checkoutAt(settings.keyId, settings.baseUrl),
    ...(settings.baseUrl === providerApi && { scriptUrl: providerScript }),
    isSandbox: false,
  },
})

/** The built-in sandbox, called in the process by the same client (PAY-6). */
export const createSandboxPayments = (
  { fetch: send, settings }: Pick<Sandbox, "fetch" | "settings">,
  timing?: RequestTiming,
): CardPayments => ({
  ...createRazorpayClient(settings, send, timing),
  provider: "sandbox",
  // Without a host: the site serves it, and guests may open the site by another host than ORIGIN, such as localhost.
  checkout: { ...checkoutAt(settings.keyId, sandboxPath), isSandbox: true },
})

const checkoutAt = (keyId: string, baseUrl: string) => ({
  keyId,
  scriptUrl: `${baseUrl}/v1/checkout.js`,
  formUrl: `${baseUrl}/v1/checkout/embedded`,
})

const refuse = () => Promise.reject(new ProviderError("online payment is off: no card provider is set"))

/** Neither keys nor the sandbox: online payment is off, and every claimed payment is refused (SAFE-2). */
export const noCardPayments: CardPayments = {
  provider: "none",
  checkout: { keyId: "", scriptUrl: "", formUrl: "", isSandbox: false },
  createOrder: refuse,
  findPayment: async () => null,
  listPaymentsOfOrder: async () => [],
  capture: refuse,
  refund: refuse,
  findRefund: async () => null,
  listDisputes: async () => [],
  listSettledItems: async () => [],
  checkAccess: refuse,
  isCheckoutSignature: () => false,
  verifyWebhook: () => null,
}
