import { beforeAll, beforeEach, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { apiDescription } from "#src/server/api/api.ts"
import { createApp } from "#src/server/app.ts"
import { bearer } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>
let ids: readonly string[]
let sampleTexts: Readonly<Record<string, string>>
let owner: Record<string, string>

beforeAll(async () => {
  // No rate limits here: every call must reach its route.
  app = createApp({
    ...platform,
    rateLimiter: { take: async () => null, reset: async () => undefined, isExceeded: async () => false },
  })
  const room = await aRoom(platform)
  sampleTexts = {
    roomId: room.id,
    checkIn: "2026-08-01",
    checkOut: "2026-08-02",
    email: "meera.rao@example.in",
    phone: "9810012345",
    password: "Lantern7Courtyard",
    path: "/rooms",
  }
  ids = [(await aBooking(platform, { roomId: room.id })).id, "constructor", "%E0%A4%A"]
})
// A new session for each test: one of the calls signs out.
beforeEach(async () => {
  owner = bearer((await aSignedIn(platform, { role: "owner" })).secret)
})

type Schema = { type?: string; enum?: unknown[]; properties?: Record<string, Schema>; items?: Schema }
type Operation = {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

const operations = Object.entries(apiDescription("http://localhost:3000").paths ?? {}).flatMap(
  ([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      queries: (operation.parameters ?? []).flatMap(({ name, in: place }) =>
        place === "query" ? [name] : [],
      ),
      body: operation.requestBody?.content["application/json"]?.schema,
    })),
)

const safest = 9_007_199_254_740_991
const oddNumbers = [1e308, safest, 2_147_483_648, -1]
const oddTexts = ["\0", "\ud800", "constructor", "9999-12-31", "x".repeat(10_000), String(safest)]
const oddValues: readonly unknown[] = [...oddNumbers, ...oddTexts, null, [], {}]

const plainText = "A plain text of some words, as people write them"

function sampleOf(name: string, { type, enum: choices, properties, items }: Schema): unknown {
  if (choices) return choices[0]
  if (type === "object") return samplesOf(properties)
  if (type === "array") return items ? [sampleOf(name, items)] : []
  if (type === "boolean") return true
  return type === "number" || type === "integer" ? 1 : (sampleTexts[name] ?? plainText)
}

const samplesOf = (properties: Record<string, Schema> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sampleOf(name, schema)]))

/** The body that a call expects, with one value replaced by an odd one, for each value. */
function oddBodiesOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  const sample = samplesOf(schema.properties)
  const changed = Object.keys(sample).flatMap((name) =>
    oddValues.map((value) => ({ ...sample, [name]: value })),
  )
  return [...changed, ...oddValues, { ...sample, "\0": 1 }, { "\ud800": 1 }].map((body) =>
    JSON.stringify(body),
  )
}

const pathsOf = (path: string): string[] =>
  path.includes("{") ? ids.map((id) => path.replace("{id}", id)) : [path]

type Sent = { readonly path: string; readonly method: string; readonly body?: string; readonly type?: string }

async function statusOf(
  { path, method, body, type = "application/json" }: Sent,
  headers: Record<string, string>,
) {
  const hasBody = body !== undefined && method !== "GET"
  const request = { method, headers: { ...headers, ...(hasBody && { "content-type": type }) } }
  const response = await app.request(path, hasBody ? { ...request, body } : request)
  await response.arrayBuffer()
  return response.status
}

/** The calls that were answered as faults of the server. */
async function faultsOf(calls: readonly Sent[], callers = [{}, owner]): Promise<string[]> {
  const faults: string[] = []
  for (const call of calls)
    for (const headers of callers) {
      const status = await statusOf(call, headers)
      if (status >= 500)
        faults.push(`${status} ${call.method} ${call.path} ${call.type ?? ""} ${call.body?.slice(0, 200)}`)
    }
  return [...new Set(faults)]
}

const cut = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut off'

test.each(operations)(
  "[SAFE-7] $method $path answers malformed bodies, and never as a fault",
  async (operation) => {
    const { path, method, body } = operation
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "constructor",
      "",
    ]
    const shapes = types.map((type) => ({ type, body: cut }))
    const all = [
      ...shapes,
      { type: "multipart/form-data; boundary=x", body: cut },
      { body: "{" },
      { body: "" },
      {},
    ]
    const shapesOfMethod = method === "GET" ? [{}] : all
    const calls = pathsOf(path).flatMap((to) =>
      shapesOfMethod.map((shape) => ({ path: to, method, ...shape })),
    )
    expect(await faultsOf(calls)).toEqual([])
    const [first = path] = pathsOf(path)
    const odd = oddBodiesOf(body).map((text) => ({ path: first, method, body: text }))
    expect(await faultsOf(odd, [owner])).toEqual([])
  },
)

test.each(operations.filter(({ queries }) => queries.length > 0))(
  "[SAFE-7] $method $path answers malformed queries, and never as a fault",
  async ({ path, method, queries }) => {
    const [first = path] = pathsOf(path)
    const calls = queries.flatMap((name) =>
      ["%00", "%ED%A0%80", "%E0%A4%A", ...oddTexts.slice(2).map(encodeURIComponent)].map((value) => ({
        path: `${first}?${name}=${value}`,
        method,
      })),
    )
    expect(await faultsOf(calls)).toEqual([])
  },
)

test.each(["PROPFIND", "PATCH", "OPTIONS"])(
  "[SAFE-7] the method %s is answered everywhere",
  async (method) => {
    const paths = [
      ...operations.flatMap(({ path }) => pathsOf(path)),
      "/api/payments/callback",
      "/api/webhooks/razorpay",
    ]
    expect(await faultsOf(paths.map((path) => ({ path, method, body: "{" })))).toEqual([])
  },
)

test.each([String.raw`half a pair \ud800`, String.raw`the other half \udc00`, String.raw`nothing \u0000`])(
  "[SAFE-7] [API-9] text that the database cannot keep is refused in words: %s",
  async (text) => {
    const headers = { "content-type": "application/json" }
    const body = `{"name":"${text}","email":"meera.rao@example.in"}`
    const response = await app.request("/api/contactus", { method: "POST", headers, body })
    expect([response.status, await response.json()]).toEqual([
      400,
      { result: "Error", reason: "Some text cannot be stored. Please write it again." },
    ])
  },
)

test("[SAFE-7] whole surrogate pairs, and texts that only spell out an escape, are accepted", async () => {
  const send = (name: string) =>
    app.request("/api/contactus", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: `{"name":"${name}"}`,
    })
  for (const name of [String.raw`Meera \ud83c\udf19`, String.raw`Meera \\ud800`, String.raw`Meera \\u0000`])
    expect([name, (await send(name)).status]).toEqual([name, 422])
})

test("[SAFE-7] [API-9] no answer of the API may be stored", async () => {
  for (const path of ["/api/roomcart", "/api/offer", "/api/nothing", "/api/booking", "/api/openapi.json"]) {
    const { headers } = await app.request(path)
    expect([path, headers.get("cache-control")]).toEqual([path, "no-store"])
  }
})
