import { XMLParser, XMLValidator } from "fast-xml-parser"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { quoteStay } from "#src/features/availability/quote-stay.service.ts"
import { aStaySearch } from "#src/features/bookings/bookings.factory.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees, toRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createApp } from "./app.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

type Amount = { "#text": string; "@currency": string; "@all_inclusive"?: string }
type Stay = {
  Property: string
  RoomID: string
  Checkin: string
  Nights: string
  Baserate?: Amount
  Tax?: Amount
  OtherFees?: Amount
  Unavailable?: { NoVacancy: string }
}
type Transaction = { "@timestamp": string; "@id": string; Result: Stay[] }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  isArray: (name) => name === "Result",
})

const request = () => app.request("/feeds/google-hotel-prices.xml")

async function readFeed(): Promise<Transaction> {
  const answer = await request()
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"])
  const text = await answer.text()
  expect(XMLValidator.validate(text)).toBe(true)
  const document = parser.parse(text) as Record<string, unknown>
  expect(Object.keys(document)).toEqual(["?xml", "Transaction"])
  return document["Transaction"] as Transaction
}

const day = (index: number) => addDays(platform.clock.today(), index)

/** A room type with a season of its own: a dear night, a minimum stay, a full night and a closed one. */
async function aVariedRoom(): Promise<RoomType> {
  const room = await aRoom(platform, { stockQuantity: 2 })
  const rate =
    "insert into rate_nights (room_type_id, night, price_paise, minimum_nights) values ($1, $2, $3, $4)"
  await platform.db.execute(rate, [room.id, day(1), fromRupees(12_345), null])
  await platform.db.execute(rate, [room.id, day(2), fromRupees(8000), 2])
  await platform.db.execute(
    "insert into inventory_nights (room_type_id, night, capacity, sold) values ($1, $2, 2, 2)",
    [room.id, day(3)],
  )
  return room
}

test("[GUEST-9] the price feed is a Transaction message, by an independent parser", async () => {
  await aVariedRoom()
  await aRoom(platform, { isInStock: false })
  await aRoom(platform, { isActive: false })
  const { "@timestamp": timestamp, "@id": id, Result: results } = await readFeed()
  expect(timestamp).toBe(platform.clock.now().toISOString())
  expect(id).toMatch(/^\w{32}$/)
  expect(results).toHaveLength(2 * 180)
  expect(new Set(results.map(({ RoomID, Checkin }) => `${RoomID} ${Checkin}`)).size).toBe(2 * 180)
  for (const { Property, Checkin, Nights, Baserate, Tax, OtherFees, Unavailable } of results) {
    expect([Property, Nights]).toEqual(["vimana-new-delhi", "1"])
    expect(Checkin).toMatch(/^\d{4}-\d\d-\d\d$/)
    // Either a price or the reason why there is none.
    expect(Baserate === undefined).toBe(Unavailable !== undefined)
    if (Unavailable) expect(Unavailable).toEqual({ NoVacancy: "" })
    if (!Baserate) continue
    expect([Baserate["@currency"], Baserate["@all_inclusive"]]).toEqual(["INR", "true"])
    expect(Baserate["#text"]).toMatch(/^[1-9]\d*\.\d\d$/)
    for (const extra of [Tax, OtherFees]) expect(extra).toEqual({ "#text": "0.00", "@currency": "INR" })
  }
})

test("[GUEST-9] every price of the feed is the price of the quote, and what cannot be booked has none", async () => {
  const room = await aVariedRoom()
  const { Result: results } = await readFeed()
  for (const index of [0, 1, 2, 3, 4, 90, 179]) {
    const search = aStaySearch({ checkIn: day(index), nights: 1 })
    const quoted = await quoteStay(platform, room.id, search)
    const price = quoted.ok ? toRupees(quoted.value.quote.total).toFixed(2) : undefined
    expect([index, results[index]?.Checkin, results[index]?.Baserate?.["#text"]]).toEqual([
      index,
      day(index),
      price,
    ])
  }
  expect([2, 3].map((index) => results[index]?.Unavailable)).toEqual([{ NoVacancy: "" }, { NoVacancy: "" }])
})

test("[GUEST-7] [GUEST-9] while a public offer runs, the feed has its prices, as the booking page does", async () => {
  const room = await aVariedRoom()
  await aRoom(platform)
  const before = await readFeed()
  const half = { kind: "percent", percent: 50 } as const
  await anOffer(platform, { discount: half, firstNight: day(4), lastNight: day(4) })
  await anOffer(platform, { roomTypeIds: [room.id] })
  await anOffer(platform, { discount: half, minimumNights: 2 })
  await anOffer(platform, { discount: half, audience: "members" })
  await anOffer(platform, { discount: half, audience: "code", code: "HALF" })
  const after = await readFeed()
  expect(after["@id"]).not.toBe(before["@id"])
  for (const { RoomID, Checkin, Baserate } of after.Result.filter((stay) => stay.Checkin < day(8))) {
    const search = aStaySearch({ checkIn: calendarDateOf(Checkin), nights: 1 })
    const quoted = await quoteStay(platform, RoomID, search)
    const price = quoted.ok ? toRupees(quoted.value.quote.total).toFixed(2) : undefined
    expect([RoomID, Checkin, Baserate?.["#text"]]).toEqual([RoomID, Checkin, price])
  }
})

test("the feed is kept until a night or the day changes", async () => {
  const room = await aRoom(platform)
  const first = await readFeed()
  platform.passMinutes(1)
  expect(await readFeed()).toEqual(first)
  await platform.db.execute(
    "insert into inventory_nights (room_type_id, night, capacity, is_closed) values ($1, $2, 2, true)",
    [room.id, day(0)],
  )
  const second = await readFeed()
  expect(second["@id"]).not.toBe(first["@id"])
  expect(second.Result[0]?.Unavailable).toEqual({ NoVacancy: "" })
  platform.passMinutes(24 * 60)
  expect((await readFeed()).Result[0]?.Checkin).toBe(day(0))
})

test("a hotel without room types has no feed", async () => {
  expect((await request()).status).toBe(404)
})
