import { createServer, type Server } from "node:http"
import { beforeEach, expect, test } from "vitest"
import { findStayCalendar } from "#src/features/availability/price-calendar.service.ts"
import { searchStays } from "#src/features/availability/quote-stay.service.ts"
import { calendarPath, type StayCalendar } from "#src/features/availability/stay-calendar.ts"
import { parseStaySearch } from "#src/features/availability/stay-search-url.ts"
import { aBooking, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { listen, portOf } from "#test/local-server.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createListener } from "./listener.ts"
import type { renderPage } from "./pages.ts"

const platform = setUpPlatform({ origin: "https://vimana.example" })
let server: Server
let room: RoomType
let renderings = 0
let afterReading = async (): Promise<unknown> => null

const search = "/check-availability?checkIn=01-08-2026&checkOut=03-08-2026"

const calendar = calendarPath({ roomId: null, rooms: 5 })

/** A page that shows how many rooms are left, with all data of the request. */
const render: typeof renderPage = async (request, { actor, address, nonce }) => {
  renderings += 1
  if (request.url.endsWith(calendar)) {
    const nights = await findStayCalendar(platform, { roomId: null, rooms: 5 })
    return Response.json(nights)
  }
  const staySearch = parseStaySearch(new URL(request.url).searchParams)
  const left = valueOf(await searchStays(platform, staySearch)).map((offer) => offer.left)
  await afterReading()
  const input = JSON.stringify({
    left,
    url: request.url,
    actor,
    address,
    headers: [...request.headers.keys()],
  })
  const page = `<!doctype html><p>${input}</p><script nonce="${nonce}">ours()</script>`
  const headers = { "content-type": "text/html; charset=utf-8", "content-length": String(page.length) }
  return new Response(page, { headers })
}

beforeEach(async () => {
  await platform.clear()
  room = await aRoom(platform, { stockQuantity: 5 })
  renderings = 0
  afterReading = async () => null
  server = createServer(createListener(platform, render))
  await listen(server)
  return () => server.close()
})

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${portOf(server)}${path}`, init)

const pageOf = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(path, { headers })).text()

/** Any changing request to this process makes it read the versions again, once it is answered in full. */
const change = () => ask("/signin", { method: "POST" }).then((answer) => answer.text())

const book = () => aBooking(platform, { roomId: room.id })

test("a search that was requested before is not rendered again, in any spelling and for any visitor", async () => {
  const first = await pageOf(search)
  const cookies = {
    cookie: "__Host-session=somebody",
    authorization: "Bearer somebody",
    referer: "https://a.example",
  }
  const others = [
    await pageOf(
      "/check-availability?utm_source=mail&checkOut=2026-08-03&adult=2&checkIn=2026-08-01",
      cookies,
    ),
    await pageOf(`${search}&rooms=2-0`, { "x-forwarded-for": "203.0.113.9", host: "evil.example" }),
  ]
  expect(others).toEqual([first, first])
  expect(renderings).toBe(1)
  expect(first).toContain(
    `"url":"https://vimana.example${search}&rooms=2-0","actor":{"kind":"visitor"},"address":"everybody","headers":[]`,
  )
})

test("[CORP-2] a signed-in guest gets no page that is for everybody", async () => {
  const shared = await pageOf(search)
  const cookie = `__Host-session=${"a".repeat(43)}`
  expect(await pageOf(search, { cookie })).not.toBe(shared)
  expect(renderings).toBe(1)
})

test("[AVAIL-7] after a booking the next search shows one room less", async () => {
  expect(await pageOf(search)).toContain('"left":[5]')
  const { id } = await book()
  await change()
  expect(await pageOf(search)).toContain('"left":[4]')
  await cancelBooking(platform, system, { id })
  await change()
  expect(await pageOf(search)).toContain('"left":[5]')
})

test("[AVAIL-7] a booking by another process shows within a moment", async () => {
  await pageOf(search)
  await book()
  await expect.poll(() => pageOf(search)).toContain('"left":[4]')
})

test("a booking on far nights does not render a page again", async () => {
  const other = "/check-availability?checkIn=10-09-2026&checkOut=12-09-2026"
  await pageOf(other)
  await book()
  await change()
  await pageOf(other)
  expect(renderings).toBe(1)
})

test("a booking while a page is rendered does not leave the old number in the cache", async () => {
  afterReading = book
  await pageOf(search)
  afterReading = async () => null
  await change()
  expect(await pageOf(search)).toContain('"left":[4]')
})

test("a booking that is cancelled while a page is rendered does not leave its number in the cache", async () => {
  const booking = await book()
  afterReading = () => cancelBooking(platform, system, { id: booking.id })
  await pageOf(search)
  afterReading = async () => null
  await change()
  expect(await pageOf(search)).toContain('"left":[5]')
})

test("each encoding is kept by itself, and a browser with the page gets 304", async () => {
  const gzip = await ask(search, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } })
  const plain = await ask(search, { headers: { "accept-encoding": "br" } })
  expect([gzip.headers.get("content-encoding"), plain.headers.get("content-encoding")]).toEqual([
    "gzip",
    null,
  ])
  expect(await gzip.text()).toBe(await plain.text())
  expect(gzip.headers.get("vary")).toBe("accept-encoding")
  const etag = gzip.headers.get("etag") ?? ""
  const again = { "if-none-match": etag, "accept-encoding": "gzip" }
  expect((await ask(search, { headers: again })).status).toBe(304)
  expect(gzip.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
})

test("[AVAIL-5] the calendar of prices is made once, and again after a booking on any night", async () => {
  const soldOut = async () => {
    const { prices } = (await (await ask(calendar)).json()) as StayCalendar
    return prices.filter((price) => price === 0).length
  }
  expect([await soldOut(), await soldOut(), renderings]).toEqual([0, 0, 1])
  const { nights } = await book()
  await change()
  expect([await soldOut(), renderings]).toEqual([nights.length, 2])
  const answer = await ask(calendar, { headers: { "accept-encoding": "gzip" } })
  expect(answer.headers.get("content-type")).toBe("application/json")
  const etag = answer.headers.get("etag") ?? ""
  expect((await ask(calendar, { headers: { "if-none-match": etag } })).status).toBe(304)
  platform.moveTo("2026-07-02T06:30:00Z")
  await change()
  expect(((await (await ask(calendar)).json()) as StayCalendar).from).toBe("2026-07-02")
})

test("[AVAIL-3] a search that is refused, and every other method, go to the router", async () => {
  expect((await ask("/check-availability?checkIn=03-08-2026&checkOut=01-08-2026")).status).toBe(404)
  expect((await ask(`${search}&change=add`)).status).toBe(404)
  expect((await ask(search, { method: "PUT" })).status).toBe(405)
  expect(renderings).toBe(0)
})

test("[GUEST-7] a new offer, and the end of one, change the pages of searches", async () => {
  expect([await pageOf(search), renderings].at(1)).toBe(1)
  const id = await anOffer(platform)
  await change()
  expect([await pageOf(search), renderings].at(1)).toBe(2)
  await platform.db.execute("update offers set discount_percent = 20 where id = $1", [id])
  await change()
  expect([await pageOf(search), renderings].at(1)).toBe(3)
  platform.moveTo("2027-07-02T06:30:00Z")
  await change()
  await pageOf("/check-availability?checkIn=01-08-2027&checkOut=03-08-2027")
  expect(renderings).toBe(4)
})

test("[GUEST-5] [GUEST-7] a search keeps its offer, is rendered without a session, and a typed code is not cached", async () => {
  const offerId = await anOffer(platform, { audience: "members" })
  const page = await pageOf(`${search}&offer=${offerId}`, { cookie: "vimana_session=somebody" })
  expect(page).toContain(`offer=${offerId}`)
  expect(page).toContain('"actor":{"kind":"visitor"}')
  await pageOf(`${search}&offer=${offerId}`)
  expect(renderings).toBe(1)
  expect((await ask(`${search}&code=STAY3`)).status).toBe(404)
  expect(renderings).toBe(1)
})
