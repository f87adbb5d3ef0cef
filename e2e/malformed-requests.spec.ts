import { signIn } from "./guest.ts"
import { admin } from "./hotel-under-test.ts"
import { expect, test } from "./hotel-test.ts"
import {
  everyPattern,
  faultsOf,
  form,
  oddPaths,
  oddQueries,
  oddValues,
  pathOf,
  refusedBodies,
  renderedBodies,
} from "./hostile-calls.ts"
import { callRaw } from "./raw-call.ts"

// The requests of one address are rate limited: these calls must not use up the limits of other journeys.
const stranger = { "x-forwarded-for": "10.251.0.1" }

/** A session of the owner, because a caller with every right reaches every route. */
async function asOwner(): Promise<Record<string, string>> {
  const { state } = await signIn(admin)
  return { ...stranger, cookie: state.cookies.map(({ name, value }) => `${name}=${value}`).join("; ") }
}

// The whole server answers these; each page alone answers all of them and many more in `test/attacks/fuzz-pages.test.ts`.
const oneInTurn = <T>(values: readonly T[], turn: number): T[] =>
  values.slice(turn % values.length).slice(0, 1)

const isForStaff = (pattern: string): boolean => pattern.startsWith("/admin")

const audiences = [
  ["a visitor", async () => stranger, (pattern: string) => !isForStaff(pattern) || pattern === "/admin/tape"],
  ["the owner", asOwner, () => true],
] as const

for (const [who, headersOf, mayAsk] of audiences) {
  test(`[SAFE-7] whatever address ${who} asks for, no answer is a fault`, async () => {
    test.slow()
    const headers = await headersOf()
    const patterns = everyPattern().filter(mayAsk)
    const addresses = patterns.flatMap((pattern, index) => [
      ...oneInTurn(oddPaths(pattern), index),
      ...oneInTurn(oddQueries, index).map((query) => `${pathOf(pattern)}?${query}`),
    ])
    expect(addresses.length).toBeGreaterThan(patterns.length)
    expect(await faultsOf(addresses.map((path) => ({ path, headers })))).toEqual([])
  })

  test(`[SAFE-7] whatever ${who} sends, by whatever method, no answer is a fault`, async () => {
    test.slow()
    const headers = await headersOf()
    const calls = everyPattern()
      .filter(mayAsk)
      .flatMap((pattern, index) =>
        [...oneInTurn(renderedBodies, index), ...oneInTurn(refusedBodies, index)].map((body) => ({
          ...body,
          path: pathOf(pattern),
          headers: { ...body.headers, ...headers },
        })),
      )
    expect(await faultsOf(calls)).toEqual([])
  })
}

test("[SAFE-7] whatever is written into the fields of a form, no answer is a fault", async () => {
  test.slow()
  const headers = { ...(await asOwner()), ...form }
  const calls = []
  for (const path of everyPattern().filter((pattern) => !/[:*]/.test(pattern))) {
    const { text } = await callRaw({ path, headers })
    const names = new Set(
      [...text.matchAll(/<(?:input|select|textarea|button)\b[^>]*?\bname="([^"]+)"/g)].map(
        ([, name = ""]) => name,
      ),
    )
    if (names.size === 0) continue
    for (const value of oneInTurn(oddValues, calls.length)) {
      const fields = new URLSearchParams([...names].map((name) => [name, value]))
      calls.push({ method: "POST", path, headers, body: fields.toString() })
    }
  }
  expect(calls.length).toBeGreaterThan(50)
  expect(await faultsOf(calls)).toEqual([])
})

const kinds = [
  ["text", { "content-type": "text/plain" }, 415],
  ["JSON", { "content-type": "application/json" }, 415],
  ["nothing", {}, 415],
  ["a multipart form that is cut short", { "content-type": "multipart/form-data; boundary=x" }, 400],
] as const

for (const [what, headers, status] of kinds) {
  test(`[SAFE-7] a page that is sent ${what} answers with a sentence`, async () => {
    for (const path of ["/contact-us", "/signin", "/contact-us.data"]) {
      const answer = await callRaw({ method: "POST", path, headers: { ...headers, ...stranger }, body: "{" })
      expect(answer).toMatchObject({ status, contentType: expect.stringContaining("text/plain") })
      expect(answer.text).toMatch(/^[A-Z].+\.$/)
    }
  })
}

test("[SAFE-7] pages accept GET, HEAD and POST only", async () => {
  for (const method of ["PUT", "PATCH", "DELETE", "TRACE"])
    expect(await callRaw({ method, path: "/contact-us", headers: stranger })).toMatchObject({ status: 405 })
})

test("[SAFE-1] a form of 65 KB is answered 413 with a sentence, on every page that takes forms", async () => {
  const body = `message=${"x".repeat(65 * 1024)}`
  const paths = [
    "/contact-us",
    "/signin",
    "/booking",
    "/admin/tape",
    "/sandbox/razorpay/v1/checkout/pay",
    "/api/payments/callback",
  ]
  for (const path of paths)
    for (const length of [{}, { "transfer-encoding": "chunked" }]) {
      const answer = await callRaw({
        method: "POST",
        path,
        headers: { ...form, ...stranger, ...length },
        body,
      })
      expect([path, answer.status]).toEqual([path, 413])
      expect(answer.text).toContain("What you sent is too large. Please send at most 64 KB.")
    }
})

test("[SAFE-7] the tape chart refuses to close a thousand years, and others are served in the meantime", async () => {
  const headers = { ...(await asOwner()), ...form }
  const room =
    /name="room" value="([^"]+)"/.exec((await callRaw({ path: "/admin/rates", headers })).text)?.[1] ?? ""
  for (const checkOut of ["2999-12-31", "9999-12-31"]) {
    const body = new URLSearchParams({ room, checkIn: "2026-01-01", checkOut, intent: "close" }).toString()
    const closing = callRaw({ method: "POST", path: "/admin/tape", headers, body })
    expect((await callRaw({ path: "/healthz" })).status).toBe(200)
    expect((await closing).status).toBe(409)
  }
})
