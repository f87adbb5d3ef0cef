import { expect, test } from "vitest"
import { calendarPath } from "#src/features/availability/stay-calendar.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { createDatedReader } from "./dated-searches.ts"

const room = "/check-availability/0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"
const find = createDatedReader(() => calendarDateOf("2026-07-01"))

test.each([
  "checkIn=01-08-2026&checkOut=03-08-2026&rooms=2-0",
  "checkOut=03-08-2026&checkIn=01-08-2026",
  "checkIn=2026-08-01&checkOut=2026-08-03&adult=2&child=0",
  "rooms=2-0&checkIn=01-08-2026&utm_source=mail&checkOut=03-08-2026&session=somebody",
  "checkIn=01-08-2026&checkOut=03-08-2026&total=1&total=2&",
])("one search is one page, in any spelling: %s", (query) => {
  const stay = { checkIn: "2026-08-01", checkOut: "2026-08-03" }
  const search = "?checkIn=01-08-2026&checkOut=03-08-2026&rooms=2-0"
  expect(find(`/check-availability?${query}`)).toEqual({ path: `/check-availability${search}`, stay })
  expect(find(`${room}?${query}`)).toEqual({ path: `${room}${search}`, stay })
})

test("a search for other guests is another page", () => {
  const dates = "checkIn=01-08-2026&checkOut=03-08-2026"
  const parties = ["rooms=2-0", "rooms=2-1", "rooms=2-0_2-0", "adult=1&child=2"]
  const paths = parties.map((guests) => find(`/check-availability?${dates}&${guests}`)?.path)
  expect(new Set(paths).size).toBe(parties.length)
  expect(paths).not.toContain(undefined)
})

test("[AVAIL-7] equal filters of the list are one page, and the page of one room reads none", () => {
  const dates = "checkIn=01-08-2026&checkOut=03-08-2026"
  const filters = ["only=view-runway_bed-king&sort=price", "sort=price&only=bed-king_x_view-runway_bed-king"]
  for (const filter of filters) {
    const search = `?${dates}&rooms=2-0`
    expect(find(`/hi/check-availability?${filter}&${dates}`)?.path).toBe(
      `/hi/check-availability${search}&only=bed-king_view-runway&sort=price`,
    )
    expect(find(`${room}?${dates}&${filter}`)?.path).toBe(`${room}${search}`)
  }
  expect(find(`/check-availability?${dates}&only=&sort=name`)).toEqual(find(`/check-availability?${dates}`))
})

test("a calendar of prices depends on all nights, and has one spelling", () => {
  const id = "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"
  for (const roomId of [null, id])
    for (const rooms of [1, 10]) {
      const path = calendarPath({ roomId, rooms })
      expect(find(path)).toEqual({ path, stay: null })
    }
  const others = ["", "?rooms=0", "?rooms=11", `?room=${id}&rooms=1`, "?rooms=1&x=1", `?rooms=1&room=${id}0`]
  for (const query of others) expect([query, find(`/price-calendar.json${query}`)]).toEqual([query, null])
})

const dates = "checkIn=01-08-2026&checkOut=03-08-2026"

test.each([
  ["no dates", ["/check-availability", "/check-availability?", "/check-availability?rooms=2-0"]],
  [
    "a search that is refused",
    [
      "/check-availability?checkIn=01-08-2026",
      "/check-availability?checkIn=30-06-2026&checkOut=03-07-2026",
      "/check-availability?checkIn=03-08-2026&checkOut=01-08-2026",
      "/check-availability?checkIn=01-08-2026&checkOut=01-12-2026",
      "/check-availability?checkIn=01-08-2029&checkOut=02-08-2029",
      `/check-availability?${dates}&rooms=9-9`,
      `/check-availability?${dates}&rooms=`,
    ],
  ],
  [
    "a button that answers with a redirect",
    [`/check-availability?${dates}&change=add`, `${room}?${dates}&then=book`],
  ],
  [
    "another page",
    [`/booking/0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11?${dates}`, `/checkin?${dates}`, `/admin?${dates}`],
  ],
  [
    "another spelling",
    [
      `//check-availability?${dates}`,
      `/check-availability/?${dates}`,
      `/CHECK-availability?${dates}`,
      `/check-availability.data?${dates}`,
      `${room.toUpperCase()}?${dates}`,
      `${room}/more?${dates}`,
      `/check-availability/../admin?${dates}`,
      `http://evil.example/check-availability?${dates}`,
      `/check-availability?${dates}&x=${"y".repeat(500)}`,
    ],
  ],
])("%s is left to the router", (_, urls) => {
  for (const url of urls) expect([url, find(url)]).toEqual([url, null])
})

test("an address is read once, and many addresses do not grow the memory without end", () => {
  let readings = 0
  const read = createDatedReader(() => {
    readings += 1
    return calendarDateOf("2026-07-01")
  })
  const urlOf = (number: number) => `/check-availability?${dates}&x=${number}`
  const first = read(urlOf(0))
  expect([read(urlOf(0)) === first, readings]).toEqual([true, 1])
  for (let number = 1; number <= 2000; number++) read(urlOf(number))
  expect(read(urlOf(0))).toEqual(first)
  expect(readings).toBe(2002)
})
