import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { beforeEach, expect, test } from "vitest"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { staySearchesByAddress } from "#src/features/bookings/stay-rate-limits.ts"
import { roomPath, type RoomType } from "#src/features/rooms/room-type.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createApp } from "../app.ts"
import { agentRequestsByAddress } from "./mcp-endpoint.ts"

const platform = setUpPlatform({ origin: "https://vimana.example" })
let room: RoomType

beforeEach(async () => {
  await platform.clear()
  room = await aRoom(platform, { stockQuantity: 1 })
})

/** The protocol's own client, which sends its requests to the app. */
async function connect(): Promise<Client> {
  const app = createApp(platform)
  const client = new Client({ name: "test", version: "1.0.0" })
  const transport = new StreamableHTTPClientTransport(new URL("https://vimana.example/mcp"), {
    fetch: async (url, init) => app.request(url.toString(), init),
  })
  await client.connect(transport)
  return client
}

const stayIn = (days: number, nights = 2) => {
  const checkIn = addDays(platform.clock.today(), days)
  return { checkIn, checkOut: addDays(checkIn, nights) }
}

async function call(name: string, input: Record<string, unknown>) {
  const client = await connect()
  const result = await client.callTool({ name, arguments: input })
  await client.close()
  return result
}

test("an agent finds the tools, and they only read", async () => {
  const client = await connect()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(["list_room_types", "search_stays", "quote_stay"])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  expect(client.getInstructions()).toContain("only the guest confirms")
})

test("an agent searches a stay, and gets the price and the link of the site", async () => {
  const { structuredContent } = await call("search_stays", stayIn(3))
  const totalRupees = (2 * room.finalPrice) / 100
  expect(structuredContent).toMatchObject({
    currency: "INR",
    offers: [{ roomId: room.id, name: room.name, isAvailable: true, totalRupees }],
  })
  const offers = structuredContent as { offers: { bookingUrl: string }[] }
  const link = new URL(offers.offers[0]?.bookingUrl ?? "")
  expect(link.pathname).toBe(`/booking/${room.id}`)
  expect(link.searchParams.get("total")).toBe(String(totalRupees))
})

test("a quote has each night with its GST, and what a cancellation costs", async () => {
  const { structuredContent } = await call("quote_stay", { ...stayIn(3), roomId: room.id })
  const quote = structuredContent as { nights: { price: number }[]; total: number; cancellation: string[] }
  expect(quote.nights).toHaveLength(2)
  expect(quote.nights.reduce((sum, { price }) => sum + price, 0)).toBe(quote.total)
  expect(quote.cancellation.join(" ")).toMatch(/free/i)
})

test("[GUEST-5] a quote with the guest's code has its price, and its link keeps the code", async () => {
  await anOffer(platform, { audience: "code", code: "STAY3" }, { name: "Long stay" })
  const search = { ...stayIn(3), roomId: room.id }
  const { structuredContent } = await call("quote_stay", { ...search, code: "stay3" })
  const quote = structuredContent as { total: number; bookingUrl: string }
  expect(quote).toMatchObject({ total: (1.8 * room.finalPrice) / 100, offer: { code: "STAY3" } })
  expect(new URL(quote.bookingUrl).searchParams.get("code")).toBe("stay3")
  expect((await call("quote_stay", { ...search, code: "WRONG" })).isError).toBe(true)
})

test("[GUEST-3] a stay that no type has room for is offered as a combination, which can be quoted", async () => {
  const other = await aRoom(platform, { stockQuantity: 1 })
  const couple = { adults: 2, children: 0 }
  const search = { ...stayIn(3), rooms: [couple, couple] }
  const { structuredContent } = await call("search_stays", search)
  type Found = { combination: { roomIds: string[]; totalRupees: number; bookingUrl: string } }
  const { roomIds, totalRupees, bookingUrl } = (structuredContent as Found).combination
  expect(roomIds.toSorted()).toEqual([room.id, other.id].toSorted())
  const link = new URL(bookingUrl)
  expect(link.pathname).toBe(`/booking/${roomIds[0]}`)
  expect(link.searchParams.get("types")?.split("_").toSorted()).toEqual([room.slug, other.slug].toSorted())
  const quoted = await call("quote_stay", { ...search, roomId: roomIds[0], roomIds })
  expect(quoted.structuredContent).toMatchObject({ total: totalRupees, qty: 2, bookingUrl })
})

test("what is sold out, past or unknown is said, and offers nothing to book", async () => {
  const stay = stayIn(5)
  await aBooking(platform, { roomId: room.id, ...stay })
  const { structuredContent } = await call("search_stays", stay)
  expect(structuredContent).toMatchObject({ offers: [{ isAvailable: false }] })
  expect(JSON.stringify(structuredContent)).not.toContain("bookingUrl")
  for (const [name, input] of [
    ["quote_stay", { ...stay, roomId: room.id }],
    ["quote_stay", { ...stayIn(3), roomId: "no-room" }],
    ["search_stays", stayIn(-3)],
    ["search_stays", { ...stayIn(3), rooms: [{ adults: 9, children: 0 }] }],
    ["search_stays", { ...stayIn(3), checkIn: "soon" }],
  ] as const)
    expect([name, input, (await call(name, input)).isError]).toEqual([name, input, true])
})

test("anything else than a call of the protocol is refused", async () => {
  const app = createApp(platform)
  expect((await app.request("/mcp")).status).toBe(405)
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" }
  expect((await app.request("/mcp", { method: "POST", headers, body: "{" })).status).toBe(400)
})

test("[SAFE-3] searches of an agent are limited by address like those of the API, and come one at a time", async () => {
  const app = createApp(platform)
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" }
  const search = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "search_stays", arguments: stayIn(3) },
  }
  const post = (body: unknown) => app.request("/mcp", { method: "POST", headers, body: JSON.stringify(body) })
  const batch = await post([search, search])
  expect([batch.status, await batch.json()]).toMatchObject([400, { error: { code: -32600 } }])
  const statuses: number[] = []
  for (let count = 0; count <= staySearchesByAddress.points; count += 1)
    statuses.push((await post(search)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(staySearchesByAddress.points)
  const refused = await post(search)
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true])
})

test("[SAFE-3] every request of an agent is limited by address, also one that searches nothing", async () => {
  const app = createApp(platform)
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" }
  const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" })
  const post = () => app.request("/mcp", { method: "POST", headers, body: list })
  for (let count = 0; count < agentRequestsByAddress.points; count += 1) await post()
  const refused = await post()
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true])
  expect(await refused.json()).toMatchObject({ error: { code: -32000 } })
})

test("llms.txt names every room type with its price, and the ways to search", async () => {
  const answer = await createApp(platform).request("/llms.txt")
  const text = await answer.text()
  expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8")
  expect(text).toMatch(/^# Vimana New Delhi\n/)
  expect(text).toContain(`[${room.name}](https://vimana.example${roomPath(room)})`)
  expect(text).toContain("https://vimana.example/mcp")
})
