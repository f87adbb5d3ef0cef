import { readdirSync, readFileSync } from "node:fs"
import { callRaw, type RawCall } from "./raw-call.ts"

const clientAssets = "build/client/assets"

type Manifest = { readonly routes: Readonly<Record<string, { readonly path?: string }>> }

/** The pattern of every page of the build, as "/booking/:id". */
function pagePatterns(): string[] {
  const file = readdirSync(clientAssets).find((name) => /^manifest-\w+\.js$/.test(name))
  if (!file) throw new Error("the site is not built")
  const text = readFileSync(`${clientAssets}/${file}`, "utf8")
  const { routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest
  return Object.values(routes).map(({ path }) => `/${path ?? ""}`)
}

const otherPatterns = [
  "/media/pictures/:id",
  "/media/uploads/0123456789012345678901234567890123456789/:id",
  "/media/:id",
  "/assets/:id",
  "/brand/:id",
  "/booking/:id/pass",
  "/booking/:id/voucher.pdf",
  "/booking/:id/calendar.ics",
  "/healthz",
  "/readyz",
  "/sitemap.xml",
  "/feed.xml",
  "/feeds/google-hotel-prices.xml",
  "/favicon.ico",
  "/api/docs",
  "/api/:id",
  "/api/payments/callback",
  "/api/webhooks/razorpay",
  "/dev/mailbox",
  "/dev/mailbox/:id",
  "/sandbox/razorpay/v1/checkout/embedded",
  "/sandbox/razorpay/v1/checkout/pay",
  "/sandbox/razorpay/v1/orders",
  "/sandbox/razorpay/v1/payments/:id",
  "/_root.data",
  "/contact-us.data",
  "/__manifest",
]

/** Every address that the site answers, but for those that end a session. */
export const everyPattern = (): string[] =>
  [...new Set([...pagePatterns(), ...otherPatterns])].filter((pattern) => pattern !== "/signout")

const unknownId = "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"

export const pathOf = (pattern: string, part = unknownId): string => pattern.replaceAll(/:\w+|\*/g, part)

// An unknown id, the name of an object property, and two texts that cannot be decoded.
const oddParts = [unknownId, "constructor", "%00", "%E0%A4%A"]

export const oddPaths = (pattern: string): string[] => [
  ...new Set(oddParts.map((part) => pathOf(pattern, part))),
]

export const oddQueries = [
  "q=%00&month=%00&season=%00&booking=%00",
  "q=%ED%A0%80&sort=__proto__&size=constructor&from=9999-12-31&days=1e308&month=9999-12&list=constructor&version=1e308",
  "checkIn=01-01-1900&checkOut=31-12-2999&from=2999-12-31&before=9007199254740991&after=constructor.constructor&rooms=999999-999999&room=constructor&night=2999-12-31&%E0%A4%A=%E0%A4%A&=&&&=x",
]

const cut = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut off'
export const form = { "content-type": "application/x-www-form-urlencoded" }
const json = { "content-type": "application/json" }

type Body = Pick<RawCall, "method" | "headers" | "body">

const post = (headers: Record<string, string>, body: string): Body => ({ method: "POST", headers, body })

/** Bodies of forms, which a page reads and answers. */
export const renderedBodies: readonly Body[] = [
  post({ "content-type": "multipart/form-data; boundary=x" }, cut),
  post(form, ""),
  post(form, "intent=%00&what=%00&id=%00&name=%00"),
  post(form, "%E0%A4%A&=&__proto__=1&intent=constructor&what=constructor&id=constructor"),
]

/** Bodies of other types and methods, which pages refuse before they read them. */
export const refusedBodies: readonly Body[] = [
  post({ "content-type": "text/plain" }, "not a form"),
  post({ "content-type": "constructor" }, "a=b"),
  post(json, String.raw`{"a":"\ud800","total":1e308}`),
  post(json, "{"),
  post({ "content-type": "multipart/form-data" }, cut),
  ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"].map((method) => ({ method })),
]

export const oddValues = ["constructor", "31-12-2999", "9007199254740991", "x".repeat(3000)]

const atOnce = 6

/** Makes the calls, a few at a time, and returns those that were answered as faults, or not at all. */
export async function faultsOf(calls: readonly RawCall[]): Promise<string[]> {
  const faults: string[] = []
  const waiting = [...calls]
  const work = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const outcome = await callRaw(call).catch((error: Error) => ({ status: 0, text: error.message }))
      const name = `${outcome.status} ${call.method ?? "GET"} ${call.path} ${call.body?.slice(0, 100) ?? ""}`
      if (outcome.status === 0 || outcome.status >= 500) faults.push(name)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return faults
}
