import { beforeAll, describe, expect, test } from "vitest"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createApp } from "../app.ts"

const checkout = {
  keyId: "rzp_live_1",
  scriptUrl: "https://checkout.razorpay.com/v1/checkout.js",
  formUrl: "https://api.razorpay.com/v1/checkout/embedded",
  isSandbox: false,
}

const platform = setUpPlatform({
  origin: "https://vimana.example",
  cardPayments: { ...createTestCardPayments(), checkout },
})
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})

const names = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
]

async function headersAt(path: string, from = app) {
  const { headers } = await from.request(path)
  const sent = names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : []))
  const text = JSON.stringify(Object.fromEntries(sent))
  return JSON.parse(text.replace(/'nonce-[\w-]{22}'/, "'nonce-x'")) as Record<string, string>
}

const onPaymentPages = {
  "content-security-policy":
    "default-src 'self'; script-src 'self' 'nonce-x'; style-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
}

const everywhere = {
  ...onPaymentPages,
  "content-security-policy": `${onPaymentPages["content-security-policy"]}; require-trusted-types-for 'script'; trusted-types default`,
}

const atProvider = {
  ...onPaymentPages,
  "content-security-policy":
    "default-src 'self'; script-src 'self' 'nonce-x' https://checkout.razorpay.com; style-src 'self'; connect-src 'self' https://api.razorpay.com https://lumberjack.razorpay.com; frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com; form-action 'self' https://api.razorpay.com; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin-allow-popups",
}

describe("the security headers of an answer", () => {
  test.each(["/healthz", "/api/nothing", "/nothing", "/payment", "/payments/x"])(
    "allow scripts of this site only: %s",
    async (path) => {
      expect(await headersAt(path)).toEqual(everywhere)
    },
  )

  test.each(["/payment/0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11", "/pay/secret"])(
    "allow the card provider's checkout on a payment page: %s",
    async (path) => {
      expect(await headersAt(path)).toEqual(atProvider)
    },
  )

  test.each([
    ["of the sandbox", { ...checkout, isSandbox: true }],
    ["without a card provider", { ...checkout, scriptUrl: "" }],
  ])("allow only this site's scripts on a payment page %s", async (_, otherCheckout) => {
    const cardPayments = { ...createTestCardPayments(), checkout: otherCheckout }
    const other = createApp({ ...platform, cardPayments })
    expect(await headersAt("/payment/0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11", other)).toEqual(onPaymentPages)
  })

  test("of a built file are short, because a first visit fetches about twenty", async () => {
    expect(await headersAt("/assets/gone.js")).toEqual({
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "strict-transport-security": everywhere["strict-transport-security"],
      "x-content-type-options": "nosniff",
    })
  })

  test("require https only where the site is served over https", async () => {
    const local = createApp({ ...platform, origin: "http://localhost:3000" })
    const { "strict-transport-security": _, ...others } = everywhere
    expect(await headersAt("/healthz", local)).toEqual(others)
  })

  test("leave a route its own policy", async () => {
    const unavailable = createApp({ ...platform, db: { ...platform.db, isAnswering: () => false } })
    const sent = await headersAt("/nothing", unavailable)
    expect(sent["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(sent).toEqual({ ...everywhere, "content-security-policy": sent["content-security-policy"] })
  })
})
