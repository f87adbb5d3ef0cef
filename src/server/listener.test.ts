import { createHash } from "node:crypto"
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { beforeEach, expect, test } from "vitest"
import { aTestimonial } from "#src/features/content/testimonials/testimonials.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { listen, portOf } from "#test/local-server.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createListener } from "./listener.ts"
import type { renderPage } from "./pages.ts"

const platform = setUpPlatform({ origin: "https://vimana.example" })
let server: Server
let renderings = 0
let statusOfPage = 200
let extra: Record<string, string> = {}

/** A page that shows its input, with a script of ours and an injected one. */
const render: typeof renderPage = async (request, { nonce, actor, address }) => {
  renderings += 1
  const rows = await platform.db.execute<{ name: string }>("select name from testimonials")
  const input = JSON.stringify({
    url: request.url,
    actor,
    address,
    headers: [...request.headers.keys()],
    names: rows.map(({ name }) => name),
  })
  const body = `<!doctype html><title>${renderings}</title><p>${input}</p><script nonce="${nonce}">ours('₹')</script><script>theirs()</script><script nonce="${nonce}" src="/assets/a.js"></script><script type="application/ld+json" nonce="${nonce}">{}</script>`
  return new Response(body, {
    status: statusOfPage,
    headers: { "content-type": "text/html; charset=utf-8", ...extra },
  })
}

beforeEach(async () => {
  await platform.clear()
  renderings = 0
  statusOfPage = 200
  extra = {}
  server = createServer(createListener(platform, render))
  await listen(server)
  return () => server.close()
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const ask = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const port = portOf(server)
    const sent = httpRequest({ port, path, method, headers, host: "127.0.0.1" }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on("error", reject).end()
  })

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64")

test("a public page is rendered once and sent in each accepted encoding", async () => {
  const plain = await ask("/rooms")
  const br = await ask("/rooms", { "accept-encoding": "gzip, deflate, br" })
  const zipped = await ask("/rooms", { "accept-encoding": "gzip" })
  expect([plain.status, br.status, zipped.status, renderings]).toEqual([200, 200, 200, 1])
  expect([br.headers["content-encoding"], zipped.headers["content-encoding"]]).toEqual(["br", "gzip"])
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(zipped.body)).toEqual(plain.body)
  for (const { headers, body } of [plain, br, zipped]) {
    expect(headers).toMatchObject({ vary: "accept-encoding", "content-length": String(body.length) })
    expect(headers["set-cookie"]).toBeUndefined()
  }
})

test("its CSP allows our scripts by hash, and no injected ones", async () => {
  const { headers, body } = await ask("/rooms")
  const policy = headers["content-security-policy"] ?? ""
  expect(policy).toContain(`script-src 'self' 'sha256-${sha256("ours('₹')")}';`)
  expect(policy).not.toContain(sha256("theirs()"))
  expect(policy).not.toContain("nonce")
  expect(body.toString()).not.toContain("nonce")
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "strict-transport-security": expect.stringContaining("max-age"),
    "referrer-policy": "strict-origin-when-cross-origin",
  })
})

test("a browser with the current page gets 304", async () => {
  const { headers } = await ask("/rooms")
  const again = await ask("/rooms", { "if-none-match": headers.etag ?? "" })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers).toMatchObject({ etag: headers.etag, vary: "accept-encoding" })
  expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"])
  expect((await ask("/rooms", { "if-none-match": '"another"' })).status).toBe(200)
})

test("HEAD answers like GET, without a body", async () => {
  const full = await ask("/rooms")
  const head = await ask("/rooms", {}, "HEAD")
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers["content-length"]).toBe(full.headers["content-length"])
})

test("only the path of a request gets into the page", async () => {
  const poison = {
    host: "evil.example",
    cookie: "session=somebody",
    authorization: "Bearer somebody",
    "x-forwarded-host": "evil.example",
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-proto": "http",
    "x-original-url": "/admin",
    "x-http-method-override": "DELETE",
    range: "bytes=0-3",
  }
  const { status, body } = await ask("/rooms", poison)
  expect(status).toBe(200)
  expect(body.toString()).toContain(
    '{"url":"https://vimana.example/rooms","actor":{"kind":"visitor"},"address":"everybody","headers":[],"names":[]}',
  )
  expect((await ask("/rooms")).body).toEqual(body)
  expect(renderings).toBe(1)
})

test("queries, other spellings and other methods go to the router", async () => {
  for (const path of ["/rooms?x=1", "/rooms/", "//rooms", "/%72ooms", "http://evil.example/rooms"]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
  const form = { "content-type": "application/x-www-form-urlencoded" }
  expect((await ask("/rooms", form, "POST")).status).toBe(404)
  expect(renderings).toBe(0)
})

test.each([
  ["sets a cookie", { "set-cookie": "a=b" }],
  ["must not be stored", { "cache-control": "no-store" }],
  ["is for one person", { "cache-control": "private, no-cache" }],
])("a page that %s is not kept", async (_, headers) => {
  extra = headers
  expect((await ask("/rooms")).status).toBe(404)
  extra = {}
  expect((await ask("/rooms")).status).toBe(200)
})

test("a change of content shows at once, and without one a page is not rendered again", async () => {
  const before = await ask("/rooms")
  await aTestimonial(platform, { name: "Somebody New" })
  await ask("/signin", {}, "POST")
  const after = await ask("/rooms", { "if-none-match": before.headers.etag ?? "" })
  expect(after.status).toBe(200)
  expect(after.body.toString()).toContain("Somebody New")
  await ask("/signin", {}, "POST")
  expect((await ask("/rooms")).body).toEqual(after.body)
  expect(renderings).toBe(2)
})

test("a change by another process shows within a moment", async () => {
  await ask("/rooms")
  await aTestimonial(platform, { name: "Somebody New" })
  await expect.poll(async () => (await ask("/rooms")).body.toString()).toContain("Somebody New")
})

test("[SAFE-7] a missing post is neither cached nor compressed", async () => {
  expect((await ask("/blog/nothing-here")).status).toBe(404)
  expect(renderings).toBe(0)
})

test("a response that is not a page is never cached", async () => {
  statusOfPage = 404
  expect((await ask("/rooms")).status).toBe(404)
  expect(renderings).toBe(1)
  statusOfPage = 200
  expect((await ask("/rooms")).status).toBe(200)
})

test("the page of a room type is cached; a slug without a room is left to the router", async () => {
  const room = await aRoom(platform, { slug: "lotus" })
  for (const _ of [1, 2]) expect((await ask(`/rooms/${room.slug}`)).status).toBe(200)
  expect(renderings).toBe(1)
  await ask("/rooms/no-such-room")
  expect(renderings).toBe(1)
})
