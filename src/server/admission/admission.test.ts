import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays, formatDayFirst } from "#src/shared/calendar-date.ts"
import { outageMessages } from "#src/shared/language/outage-messages.ts"
import { listen } from "#test/local-server.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createListener } from "../listener.ts"
import { type Admission, createAdmission } from "./admission.ts"

const platform = setUpPlatform()
let server: Server
let origin: string
let isFull = false
const requestedKinds: string[] = []
const real = createAdmission()

/** The real admission, until it is full. */
const admission: Admission = {
  figures: real.figures,
  acquire(request) {
    requestedKinds.push(request.kind)
    return isFull ? Promise.resolve(null) : real.acquire(request)
  },
}

const render = async () =>
  new Response("<!doctype html><title>page</title>", { headers: { "content-type": "text/html" } })

beforeAll(async () => {
  await aRoom(platform)
  server = createServer(createListener(platform, render, admission))
  origin = `http://127.0.0.1:${await listen(server)}`
})
afterAll(() => {
  server.close()
})

const day = (days: number) => formatDayFirst(addDays(platform.clock.today(), days))
const search = (days: number) =>
  `/check-availability?checkIn=${day(days)}&checkOut=${day(days + 1)}&rooms=2-0`

test("[SAFE-7] [WORDS-1] when the hotel is busy: 503 with Retry-After and a friendly page, or JSON", async () => {
  isFull = true
  for (const path of [search(3), "/signin", "/api/roomcart"]) {
    const reply = await fetch(`${origin}${path}`)
    const text = await reply.text()
    expect([reply.status, reply.headers.get("retry-after"), reply.headers.get("cache-control")]).toEqual([
      503,
      "5",
      "no-store",
    ])
    expect(text).toContain(outageMessages.busy.text)
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff")
  }
  const inHindi = await (await fetch(`${origin}/hi${search(3)}`)).text()
  expect(inHindi).toContain('<html lang="hi-IN">')
  expect(inHindi).toContain("इस समय बहुत भीड़ है")
  const posted = await fetch(`${origin}/api/booking`, { method: "POST", body: "{}" })
  expect([posted.status, requestedKinds.at(-1)]).toEqual([503, "payment"])
})

test.each(["/api/roomcart", "/api/offer", "/api/gallery", "/api/testimonial"])(
  "[SAFE-7] a read of %s that claims to be an upload waits for its turn like any other",
  async (path) => {
    isFull = true
    requestedKinds.length = 0
    const headers = { "content-type": "multipart/form-data; boundary=x" }
    expect((await fetch(`${origin}${path}`, { headers })).status).toBe(503)
    expect(requestedKinds).toEqual(["search"])
  },
)

test("[SAFE-6] cached pages, health and files are never refused", async () => {
  isFull = false
  await (await fetch(`${origin}${search(5)}`)).text()
  await (await fetch(`${origin}/rooms`)).text()
  isFull = true
  requestedKinds.length = 0
  for (const path of [search(5), "/rooms", "/healthz", "/readyz", "/favicon.ico"])
    expect([path, (await fetch(`${origin}${path}`)).status]).not.toEqual([path, 503])
  expect(requestedKinds).toEqual([])
})

test("a page for everybody that is not rendered yet is rendered once for all, and waits for no slot", async () => {
  isFull = true
  expect((await fetch(`${origin}/gallery`)).status).toBe(200)
})

test("every request leaves its slot, however it ends", async () => {
  isFull = false
  for (const path of ["/signin", "/api/booking/none", search(7), "/media/pictures/none-480.webp"])
    await (await fetch(`${origin}${path}`)).text()
  expect(Object.values(real.figures()).map(({ running }) => running)).toEqual([0, 0, 0, 0])
})
