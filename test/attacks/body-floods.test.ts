import { createServer, type IncomingMessage, request, type Server } from "node:http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createListener } from "#src/server/listener.ts"
import { listen, portOf } from "#test/local-server.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const megabyte = 1024 * 1024
const [formBytes, webhookBytes] = [64 * 1024, megabyte]

const platform = setUpPlatform()
let server: Server

beforeAll(async () => {
  server = createServer(createListener(platform))
  await listen(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const form = "application/x-www-form-urlencoded"
const multipart = "multipart/form-data; boundary=x"

const ways = [
  ["a page's form", "/contact-us", form, formBytes],
  ["a page's form with script", "/contact-us.data", form, formBytes],
  ["a form of the administration", "/admin/tape", form, formBytes],
  ["a multipart form of a page without files", "/signup", multipart, formBytes],
  ["an upload to a page that takes none", "/admin/update-offers", multipart, formBytes],
  ["an upload to the data of that page", "/admin/update-offers.data", multipart, formBytes],
  ...["offers", "gallery", "testimonial"].flatMap((what) =>
    ["/_.data", "/.data", "/1.data"].map(
      (end) => ["an upload to no record", `/admin/update-${what}${end}`, multipart, formBytes] as const,
    ),
  ),
  ["an upload to no room type", "/admin/roomcart/update/_.data", multipart, formBytes],
  ["an upload to a booking named like a page", "/admin/create-gallery.data/", multipart, formBytes],
  ["a page that does not exist", "/no-such-page", form, formBytes],
  ["a call of the API", "/api/booking", "application/json", formBytes],
  ["a call that is no form, to a route that takes files", "/api/gallery", "application/json", formBytes],
  ["a form without files, to a page that takes files", "/admin/create-gallery", form, formBytes],
  ["a page view", "/api/page-view", "application/json", formBytes],
  ["a payment's return", "/api/payments/callback", form, formBytes],
  ["the local mailbox", "/dev/mailbox", form, formBytes],
  ["the sandbox", "/sandbox/razorpay/v1/orders", "application/json", formBytes],
  ["a webhook", "/api/webhooks/razorpay", "application/json", webhookBytes],
] as const

type Call = { readonly path: string; readonly headers: Record<string, string | number> }

const open = ({ path, headers }: Call) =>
  request({
    host: "127.0.0.1",
    port: portOf(server),
    method: "POST",
    path,
    headers,
    agent: false,
  })

async function read(response: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return { status: response.statusCode, text: Buffer.concat(parts).toString() }
}

/** Sends the bytes, keeps the request open, and returns what is answered before its end. */
const answerTo = (call: Call, bytes: number): Promise<{ status: number | undefined; text: string }> =>
  new Promise((resolve, reject) => {
    const sending = open(call)
    sending.on("error", reject)
    sending.on("response", (response) => {
      resolve(read(response))
    })
    sending.flushHeaders()
    if (bytes > 0) sending.write(Buffer.alloc(bytes, 97))
  }).finally(() => server.closeAllConnections()) as never

const words = (limit: number) =>
  `What you sent is too large. Please send at most ${limit === webhookBytes ? "1 MB" : "64 KB"}.`

test.each(ways)(
  "[SAFE-1] %s is refused by its declared length, before a byte of it came",
  async (_, path, type, limit) => {
    const headers = { "content-type": type, "content-length": limit + 1 }
    const { status, text } = await answerTo({ path, headers }, 0)
    expect([path, status]).toEqual([path, 413])
    expect(text).toContain(words(limit))
    expect(text.startsWith("{")).toBe(path.startsWith("/api/"))
  },
)

test.each(ways)(
  "[SAFE-1] %s without a length is read up to its limit and no further",
  async (_, path, type, limit) => {
    const headers = { "content-type": type, "transfer-encoding": "chunked" }
    const { status, text } = await answerTo({ path, headers }, limit + 1)
    expect([path, status]).toEqual([path, 413])
    expect(text).toContain(words(limit))
  },
)

test.each(ways)("[SAFE-1] %s of exactly its limit is not too large", async (_, path, type, limit) => {
  for (const length of [{ "content-length": limit }, { "transfer-encoding": "chunked" }]) {
    const status = await new Promise((resolve, reject) => {
      const sending = open({ path, headers: { "content-type": type, ...length } })
      sending.on("error", reject).on("response", (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sending.end(Buffer.alloc(limit, 97))
    })
    expect([path, status]).not.toEqual([path, 413])
    expect(status).toBeLessThan(500)
  }
})

const record = "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"

test.each(
  ["roomcart/update", "update-offers", "update-gallery", "update-testimonial"].flatMap((page) => [
    `/admin/${page}/${record}`,
    `/admin/${page}/${record}.data`,
  ]),
)("[SAFE-1] [VAL-5] %s takes files, so it bounds them itself", async (path) => {
  const headers = { "content-type": multipart, "content-length": 200 * megabyte }
  expect((await answerTo({ path, headers }, 0)).status).not.toBe(413)
})

test.each(["/api/gallery", "/api/roomcart", "/api/offer", "/api/testimonial"])(
  "[SAFE-1] files that a visitor sends to %s are refused before a byte of them came",
  async (path) => {
    const headers = { "content-type": multipart, "content-length": 200 * megabyte }
    expect(await answerTo({ path, headers }, 0)).toMatchObject({ status: 401 })
  },
)

const chunk = Buffer.alloc(64 * 1024, 97)

/** Sends a body as fast as the server reads it, until the server closes the connection or has read everything. */
const flood = (path: string, bytes: number): Promise<number> =>
  new Promise((resolve) => {
    let sent = 0
    const sending = open({ path, headers: { "content-type": form, "transfer-encoding": "chunked" } })
    const finish = () => resolve(sent)
    const send = () => {
      while (!sending.destroyed && sent < bytes) {
        sent += chunk.length
        if (!sending.write(chunk)) return void sending.once("drain", send)
      }
      sending.end()
    }
    sending.on("error", finish).on("close", finish)
    sending.on("response", (response) => response.resume())
    send()
  })

test("[SAFE-1] six floods of 200 MB at once leave the memory flat, and others are served in the meantime", async () => {
  const size = 200 * megabyte
  await flood("/contact-us", megabyte)
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 10)
  const floods = Promise.all(
    ["/contact-us", "/api/booking", "/signin", "/api/payments/callback", "/api/webhooks/razorpay", "/"].map(
      (path) => flood(path, size),
    ),
  )
  const port = portOf(server)
  const signal = AbortSignal.timeout(10_000)
  expect((await fetch(`http://127.0.0.1:${port}/healthz`, { signal })).status).toBe(200)
  const taken = await floods
  clearInterval(watch)
  expect(Math.max(...taken)).toBeLessThan(size)
  expect((peak - before) / megabyte).toBeLessThan(150)
})

test("[SAFE-1] a sender who goes away in the middle of a body is no fault of the server", async () => {
  const faults: unknown[] = []
  const own = createServer(
    createListener({
      ...platform,
      log: { ...platform.log, error: (fault: unknown) => faults.push(fault) } as never,
    }),
  )
  const port = await listen(own)
  for (const type of [form, "application/json", multipart])
    for (const length of [{ "content-length": 5000 }, { "transfer-encoding": "chunked" }])
      for (const path of ["/contact-us", "/api/contactus", "/api/webhooks/razorpay"]) {
        const headers = { "content-type": type, ...length }
        const sending = request({ host: "127.0.0.1", port, method: "POST", path, headers, agent: false })
        sending.on("error", () => undefined)
        await new Promise((resolve) => sending.write("a=b", resolve))
        sending.destroy()
      }
  await new Promise((resolve) => own.close(resolve))
  expect(faults).toEqual([])
})
