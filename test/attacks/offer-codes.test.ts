import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { sessionCookie } from "#src/features/accounts/sessions/session-cookie.ts"
import { formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { aStaySearch } from "#src/features/bookings/bookings.factory.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { RateLimiter } from "#src/platform/rate-limiter/rate-limiter.ts"
import { createApp } from "#src/server/app.ts"
import { fromRupees } from "#src/shared/money.ts"
import { bearer } from "#test/api-caller.ts"
import { servePages } from "#test/no-pages.ts"
import { readSitePages } from "#test/site-pages.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const origin = "http://localhost:3000"
const right = "QUIETHANGAR"
const hidden = "NIGHTFLIGHT"
const maxCodes = 20

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>
let takeAway: () => void
let roomId: string
let guest: Awaited<ReturnType<typeof aSignedIn>>

beforeAll(async () => {
  // The other limits would end the guessing first.
  const { rateLimiter } = platform
  const onlyCodes: RateLimiter = {
    ...rateLimiter,
    take: async (limit, key) => (limit.name.startsWith("offer-code") ? rateLimiter.take(limit, key) : null),
  }
  app = createApp({ ...platform, rateLimiter: onlyCodes })
  takeAway = servePages((await readSitePages()).build)
})
beforeEach(async () => {
  await platform.clear()
  roomId = (await aRoom(platform, { price: fromRupees(8888), finalPrice: fromRupees(8888) })).id
  guest = await aSignedIn(platform)
  const coded = { audience: "code", discount: { kind: "percent", percent: 25 } } as const
  await anOffer(platform, { ...coded, code: right })
  await anOffer(platform, { ...coded, code: hidden, discount: { kind: "percent", percent: 75 } })
})
afterAll(() => takeAway())

const { checkIn, checkOut, ...others } = aStaySearch()
const stay = String(formatStaySearch({ checkIn, checkOut, ...others }))

/** Sends a request as the guest's browser. */
async function ask(path: string, form?: Record<string, string>): Promise<string> {
  const cookie = sessionCookie(guest.secret, origin).split(";", 1)[0] ?? ""
  const sent = form && { method: "POST", body: new URLSearchParams(form) }
  return (await app.request(`${origin}${path}`, { ...sent, headers: { cookie } })).text()
}

async function callApi(path: string, body?: object): Promise<string> {
  const json = body && { method: "POST", body: JSON.stringify(body) }
  const headers = { ...bearer(guest.secret), ...(body && { "content-type": "application/json" }) }
  return (await app.request(`${origin}${path}`, { ...json, headers })).text()
}

async function quoteByAgent(code: string): Promise<string> {
  const client = new Client({ name: "test", version: "1.0.0" })
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), {
    fetch: async (url, init) => app.request(url.toString(), init),
  })
  await client.connect(transport)
  const answer = await client.callTool({ name: "quote_stay", arguments: { roomId, checkIn, checkOut, code } })
  await client.close()
  return JSON.stringify(answer)
}

const confirmed = { paymentMode: "pay-at-hotel", seenTotal: "1", key: crypto.randomUUID() }

/** Every request that looks up a code, with its answer. */
const places: Readonly<Record<string, (code: string) => Promise<string>>> = {
  "the search": (code) => ask(`/check-availability?${stay}&code=${code}`),
  "the search of one room": (code) => ask(`/check-availability/${roomId}?${stay}&code=${code}`),
  "the address of the confirmation": (code) => ask(`/booking/${roomId}?${stay}&code=${code}`),
  "the field of the confirmation": (code) =>
    ask(`/booking/${roomId}?${stay}`, { ...confirmed, intent: "code", code }),
  "a booking": (code) => ask(`/booking/${roomId}?${stay}`, { ...confirmed, code }),
  "the page of a kept price": (code) => ask(`/keep-price/${roomId}?${stay}&code=${code}`),
  "an assistant": quoteByAgent,
  "a quote of the API": (code) =>
    callApi(`/api/quote?roomId=${roomId}&checkIn=${checkIn}&checkOut=${checkOut}&code=${code}`),
  "a booking of the API": (code) =>
    callApi("/api/booking", { roomId, checkIn, checkOut, adult: 2, total: 1, code }),
}

const names = Object.keys(places)
const guesses = (count: number) => Array.from({ length: count }, (_, index) => `GUESS${index}`)
// 8,888 a night, and what two nights cost with each code, in rupees or in paise. A page has ids whose digits do not count.
const withRight = /(?<![\da-z-])13,?332(00)?(?![\da-z-])/i
const withHidden = /(?<![\da-z-])4,?444(00)?(?![\da-z-])/i

test.each(names)("[SAFE-3] codes of offers cannot be guessed at %s", async (name) => {
  const tryCode = (code: string) => places[name]?.(code) ?? ""
  expect(await tryCode(right)).toMatch(withRight)
  const [first = "", ...more] = guesses(maxCodes - 1)
  await tryCode(first)
  for (const code of more) await places["a quote of the API"]?.(code)
  const refused = await tryCode(hidden)
  expect(refused).not.toMatch(withHidden)
  if (name !== "the page of a kept price") expect(refused).toContain("Too many codes were tried")
  // A code that was typed before may be typed again.
  expect(await tryCode(right.toLowerCase())).toMatch(withRight)
  platform.passMinutes(61)
  expect(await tryCode(hidden)).toMatch(withHidden)
})

test("[SAFE-3] guesses at one place count at all others, also those that come at once", async () => {
  const anywhere = async (code: string, index: number) => places[names[index % names.length] ?? ""]?.(code)
  await Promise.all(guesses(3 * maxCodes).map(anywhere))
  const answers = await Promise.all(names.map(async (name) => [name, await places[name]?.(right)] as const))
  expect(answers.filter(([, answer]) => answer === undefined || withRight.test(answer))).toEqual([])
})
