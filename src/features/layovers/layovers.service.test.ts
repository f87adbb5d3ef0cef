import { beforeEach, describe, expect, test } from "vitest"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import type { FlightTimes } from "#src/platform/flight-times/flight-times.ts"
import { localTimetable } from "#src/platform/flight-times/timetable.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import "#src/shared/hindi/hindi.ts"
import { english, hindi } from "#src/shared/language/translate.ts"
import { refused } from "#src/shared/result.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { arrivalQuery } from "./arrival-query.ts"
import { findLayover } from "./find-layover.service.ts"
import { dateOf, timeOf } from "./hotel-minute.ts"
import { lookupNote } from "./lookup-note.ts"
import { layoverForm } from "./layovers.schema.ts"
import { quoteLayover } from "./quote-layover.service.ts"
import { buildTimeline } from "./timeline.ts"

const platform = setUpPlatform()
let room: RoomType

beforeEach(async () => {
  await platform.clear()
  room = await aRoom(platform, { stockQuantity: 1 })
})

const address = "203.0.113.7"
const typed = { lands: "2026-07-10", landsAt: "23:40", departsAt: "06:15" }
const party = [{ adults: 1, children: 0 }]

const find = (form: Record<string, string>, flightTimes = platform.flightTimes) =>
  findLayover(
    { platform: { ...platform, flightTimes }, address },
    layoverForm(platform.clock.today()).parse(form),
  )

async function found(form: Record<string, string>, flightTimes?: FlightTimes) {
  const layover = await find(form, flightTimes)
  if (!layover.ok) throw new Error(JSON.stringify(layover.refusal))
  return layover.value
}

const silent: FlightTimes = { kind: "http", find: async () => refused("unavailable") }

const errorsOf = (form: Record<string, string>) => {
  const parsed = layoverForm(platform.clock.today()).safeParse(form)
  return parsed.success ? {} : fieldErrors(parsed.error)
}

describe("[GUEST-8] a layover is found", () => {
  test("by times: without a date it is the next departure", async () => {
    const { departure } = await found(typed)
    expect([dateOf(departure.at), timeOf(departure.at)]).toEqual(["2026-07-11", "06:15"])
    const sameDay = await found({ ...typed, landsAt: "03:00" })
    expect(dateOf(sameDay.departure.at)).toBe("2026-07-10")
  })

  test("by flights, however they are typed, with the terminal of each", async () => {
    const { landing, departure } = await found({ lands: "2026-07-10", flight: "6e6203", onward: "ai 111" })
    expect(landing).toMatchObject({
      flight: "6E 6203",
      terminal: "2",
      isInternational: false,
      notFound: null,
    })
    expect(timeOf(landing.at)).toBe("21:10")
    expect(departure).toMatchObject({ terminal: "3", isInternational: true, otherAirport: "LHR" })
    expect([dateOf(departure.at), timeOf(departure.at)]).toEqual(["2026-07-11", "06:35"])
  })

  test("by the typed time when the flight is not found, and it is said", async () => {
    const { landing } = await found({ ...typed, flight: "ZZ 9" })
    expect(landing).toMatchObject({
      flight: "ZZ 9",
      notFound: "unknown",
      terminal: "3",
      isInternational: true,
    })
    expect((await found({ ...typed, flight: "AI 302" }, silent)).landing.notFound).toBe("unavailable")
  })

  test("by the typed time when the timetable has another one, and both are said", async () => {
    const flights = { flight: "AI 102", onward: "AI 111" }
    const differs = await found({ lands: "2026-07-10", landsAt: "06:10", departsAt: "16:20", ...flights })
    expect([differs.landing, differs.departure].map(({ at }) => timeOf(at))).toEqual(["06:10", "16:20"])
    expect(dateOf(differs.departure.at)).toBe("2026-07-10")
    expect(differs.landing).toMatchObject({ terminal: "3", otherAirport: "JFK", timetableTime: "12:40" })
    expect(lookupNote(differs.landing, "arrival", english)).toBe(
      "Our timetable has AI 102 landing at 12:40 pm; you entered 6:10 am. We planned with your time.",
    )
    expect(lookupNote(differs.departure, "departure", english)).toBe(
      "Our timetable has AI 111 leaving at 6:35 am; you entered 4:20 pm. We planned with your time.",
    )
    const same = await found({ lands: "2026-07-10", landsAt: "12:40", ...flights })
    expect(same.landing.timetableTime).toBeNull()
    expect(lookupNote(same.landing, "arrival", english)).toBeNull()
  })

  test("not at all without a time, and a message says why", async () => {
    const { landsAt: _, ...noTime } = typed
    const kind = "flight"
    expect(await find({ ...noTime, flight: "ZZ 9" })).toEqual(
      refused({ kind, direction: "arrival", reason: "unknown" }),
    )
    expect(await find({ lands: "2026-07-10", landsAt: "23:40", onward: "AI 111" }, silent)).toEqual(
      refused({ kind, direction: "departure", reason: "unavailable" }),
    )
    expect(await find({ ...typed, departs: "2026-07-10" })).toEqual(
      refused({ kind: "departs-before-landing" }),
    )
  })

  test("by a provider that is paid by the call, with a rate limit for each address", async () => {
    let lookups = 0
    const counting: FlightTimes = {
      kind: "http",
      find: (question) => {
        lookups += 1
        return localTimetable.find(question)
      },
    }
    const form = { ...typed, flight: "AI 807" }
    for (let turn = 0; turn < 70; turn += 1) await found(form, counting)
    expect(lookups).toBe(60)
    expect((await found(form, counting)).landing.notFound).toBe("unavailable")
  })

  test("the form names what is missing, wrong or past at its field", () => {
    expect(Object.keys(errorsOf({}))).toEqual(["lands", "landsAt", "departsAt"])
    expect(Object.keys(errorsOf({ ...typed, lands: "2026-06-30" }))).toEqual(["lands"])
    expect(Object.keys(errorsOf({ ...typed, lands: "2029-06-30" }))).toEqual(["lands"])
    expect(Object.keys(errorsOf({ ...typed, departs: "2026-07-09" }))).toEqual(["departs"])
    expect(Object.keys(errorsOf({ ...typed, departs: "2026-09-09" }))).toEqual(["departs"])
    expect(
      Object.keys(errorsOf({ lands: "soon", landsAt: "25:00", departsAt: "x", onward: "nonsense" })),
    ).toEqual(["lands", "landsAt", "onward", "departsAt"])
    expect(errorsOf({ ...typed, landsTerminal: "9-lunar" })).toEqual({})
  })
})

test("[GUEST-8] the plan is in the request that the desk reads", async () => {
  const layover = await found(typed)
  expect(buildTimeline(layover).find(({ title }) => title === "A call wakes you")?.at).toBe(
    layover.plan.wakesAt,
  )
  expect(arrivalQuery(layover, english).get("requests")).toBe(
    "Wake-up call at 2:20 am, please. Car to Terminal 3 at 3:05 am: I fly at 6:15 am. A breakfast box, please.",
  )
  expect(arrivalQuery(layover, hindi).get("requests")).toContain("कृपया रात 2:20 बजे मुझे फ़ोन से जगाएँ।")
})

describe("[GUEST-8] a layover is quoted", () => {
  const quoted = async (form: Record<string, string>) => {
    const quote = await quoteLayover(platform, (await found(form)).plan, party)
    if (!quote.ok) throw new Error(JSON.stringify(quote.refusal))
    return quote.value
  }

  test("as a day room at its share of the night, from the same rooms as every stay", async () => {
    const quote = await quoted(typed)
    expect(quote?.search).toMatchObject({ dayRoom: { startsAt: "2026-07-11T00:30", hours: 6 } })
    const [night] = quote?.rooms ?? []
    expect(night).toMatchObject({ isAvailable: true, left: 1 })
    expect(night?.quote.total).toBe(room.finalPrice / 2)
    await aBooking(platform, { roomId: room.id, checkIn: calendarDateOf("2026-07-10"), nights: 1 })
    expect((await quoted(typed))?.rooms).toMatchObject([{ isAvailable: false, left: 0 }])
  })

  test("as a night when the hours are longer, as a search when there are several, and not for an hour", async () => {
    const night = await quoted({ ...typed, departsAt: "18:00" })
    expect(night?.rooms).toMatchObject([{ quote: { total: room.finalPrice } }])
    expect(night?.search).toMatchObject({ checkIn: "2026-07-10", checkOut: "2026-07-11" })
    expect(await quoted({ ...typed, departs: "2026-07-14" })).toMatchObject({
      search: { checkIn: "2026-07-10", checkOut: "2026-07-14" },
      rooms: null,
    })
    expect(await quoted({ ...typed, departsAt: "03:00" })).toBeNull()
  })

  test("from tonight when last night, which is no longer sold, would have been the first", async () => {
    const afterMidnight = { lands: "2026-07-01", landsAt: "02:00", departsAt: "20:00" }
    platform.moveTo("2026-06-30T18:00:00Z")
    expect((await quoted(afterMidnight))?.search).toMatchObject({ checkIn: "2026-06-30" })
    platform.moveTo("2026-06-30T19:00:00Z")
    expect((await found(afterMidnight)).plan.stay).toMatchObject({ kind: "nights", isEarly: true })
    const night = await quoted(afterMidnight)
    expect(night?.search).toMatchObject({ checkIn: "2026-07-01", checkOut: "2026-07-02" })
    expect(night?.rooms).toMatchObject([{ isAvailable: true }])
  })

  test("refuses hours that have passed and guests that no room takes", async () => {
    const { plan } = await found({ lands: "2026-07-01", landsAt: "00:10", departsAt: "08:00" })
    expect(await quoteLayover(platform, plan, party)).toEqual(refused({ kind: "stay", reason: "start-past" }))
    const many = [{ adults: 9, children: 0 }]
    expect(await quoteLayover(platform, (await found(typed)).plan, many)).toMatchObject({
      ok: false,
      refusal: { kind: "party" },
    })
  })
})
