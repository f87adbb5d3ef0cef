import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { checkParty, maxRoomsPerBooking } from "./party.ts"
import { defaultParty, formatBookingQuery, formatStaySearch, parseStaySearch } from "./stay-search-url.ts"
import { anyDate, anyParty } from "./stays.factory.ts"

const parse = (text: string) => parseStaySearch(new URLSearchParams(text))
const anySearch = fc.record({
  checkIn: fc.option(anyDate),
  checkOut: fc.option(anyDate),
  party: fc.oneof(anyParty, fc.constant([])),
})

describe("a search in an address", () => {
  test("[AVAIL-6] is written with the parameters of the site", () => {
    const search = {
      checkIn: calendarDateOf("2026-12-25"),
      checkOut: calendarDateOf("2026-12-28"),
      party: [
        { adults: 2, children: 1 },
        { adults: 1, children: 0 },
      ],
    }
    expect(formatStaySearch(search).toString()).toBe("checkIn=25-12-2026&checkOut=28-12-2026&rooms=2-1_1-0")
    expect(formatBookingQuery(search, { totalRupees: 30_000, nights: 3 }).toString()).toBe(
      "checkIn=25-12-2026&checkOut=28-12-2026&rooms=2-1_1-0&total=30000&totalDays=3&quantity=2",
    )
  })

  test("[AVAIL-6] [L-17] survives a reload and a shared link: what is written is read again", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(parse(formatStaySearch(search).toString())).toEqual(search)
        const handedOn = formatBookingQuery(search, { totalRupees: 1, nights: 1 })
        expect(parse(handedOn.toString())).toEqual(search)
      }),
    )
  })

  test("[AVAIL-1] rooms may come as fields of a plain form", () => {
    expect(parse("adult=2&child=1&adult=1&child=0").party).toEqual([
      { adults: 2, children: 1 },
      { adults: 1, children: 0 },
    ])
    expect(parse("checkIn=2026-12-25&checkOut=2026-12-28&adult=2")).toEqual({
      checkIn: "2026-12-25",
      checkOut: "2026-12-28",
      party: [{ adults: 2, children: 0 }],
    })
  })

  test("an address without rooms is a search for two adults", () =>
    expect(parse("").party).toEqual(defaultParty))

  test.each([
    "checkIn=&checkOut=",
    "checkIn=31-02-2026&checkOut=tomorrow",
    "checkIn=2026-13-01",
    "rooms=2-0",
  ])("[AVAIL-3] dates that cannot be read stay open: %s", (text) =>
    expect(parse(text)).toMatchObject({ checkIn: null, checkOut: null }),
  )

  test.each([
    "rooms=",
    "rooms=x",
    "rooms=2-",
    "rooms=-1-0",
    "rooms=3-0",
    "rooms=1e3-0",
    "rooms=2-0_",
    "adult=x&child=y",
  ])("[AVAIL-4] guests that cannot be read are no party: %s", (text) =>
    expect(checkParty(parse(text).party).ok).toBe(false),
  )

  test.each([
    ["a list", `rooms=${Array.from({ length: 50_000 }, () => "2-0").join("_")}`],
    ["fields", "adult=2&".repeat(2000)],
  ])("[AVAIL-4] [SAFE-7] a great many rooms as %s are read in part and refused", (_, query) => {
    const { party } = parse(query)
    expect(party).toHaveLength(maxRoomsPerBooking + 1)
    expect(checkParty(party)).toMatchObject({ refusal: { reason: "too-many-rooms" } })
  })

  test("any address can be parsed", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (checkIn, rooms, adult) => {
        const { party } = parseStaySearch(new URLSearchParams({ checkIn, rooms, adult }))
        expect(Array.isArray(party)).toBe(true)
      }),
    )
  })
})
