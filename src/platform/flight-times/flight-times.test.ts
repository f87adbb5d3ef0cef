import { createServer, type RequestListener, type Server } from "node:http"
import { afterEach, describe, expect, test } from "vitest"
import { readConfig } from "#src/config.ts"
import { isTerminal } from "#src/shared/location/airport.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { listen } from "#test/local-server.ts"
import { silentLog } from "../log/log.ts"
import { createFlightTimes } from "./create-flight-times.ts"
import { createHttpFlightTimes } from "./http-flight-times.ts"
import {
  domesticArrivals,
  domesticDepartures,
  internationalArrivals,
  internationalDepartures,
} from "./sample-timetable.ts"
import { localTimetable } from "./timetable.ts"

const date = calendarDateOf("2026-12-24")
const landing = { direction: "arrival", flight: "AI 302", date } as const
const found = { time: "18:50", terminal: "3", isInternational: true, otherAirport: "SYD" }
const unavailable = { ok: false, refusal: "unavailable" }

let server: Server | undefined

async function stop(): Promise<void> {
  server?.closeAllConnections()
  await server?.[Symbol.asyncDispose]()
  server = undefined
}

afterEach(stop)

/** A provider that answers this way, with its flight times and the requests it received. */
async function providerThat(answers: RequestListener, timeout = 2000) {
  const requests: { url: string; authorization: string | undefined }[] = []
  server = createServer((request, response) => {
    requests.push({ url: request.url ?? "", authorization: request.headers.authorization })
    answers(request, response)
  })
  const port = await listen(server)
  const settings = { url: `http://127.0.0.1:${port}/flights?airport=DEL`, key: "a key" }
  return { flightTimes: createHttpFlightTimes(settings, silentLog, timeout), requests }
}

const answering = (body: unknown, status = 200): RequestListener => {
  const text = typeof body === "string" ? body : JSON.stringify(body)
  return (_, response) => response.writeHead(status, { "content-type": "application/json" }).end(text)
}

const scheduled = {
  scheduledAt: "2026-12-24T18:50",
  terminal: "T3",
  isInternational: true,
  otherAirport: "SYD",
}

describe("[GUEST-8] the sample timetable", () => {
  test("knows a flight on the days on which it flies, in its direction", async () => {
    expect(await localTimetable.find(landing)).toEqual({ ok: true, value: found })
    const unknown = { ok: false, refusal: "unknown" }
    // No Wednesday flight.
    expect(await localTimetable.find({ ...landing, date: calendarDateOf("2026-12-23") })).toEqual(unknown)
    expect(await localTimetable.find({ ...landing, direction: "departure" })).toEqual(unknown)
    expect(await localTimetable.find({ ...landing, flight: "ZZ 1" })).toEqual(unknown)
  })

  test("has one time for each flight and day, at a terminal of the airport", () => {
    for (const rows of [
      [...internationalArrivals, ...domesticArrivals],
      [...internationalDepartures, ...domesticDepartures],
    ]) {
      expect(new Set(rows.map(([flight]) => flight)).size).toBe(rows.length)
      for (const [flight, otherAirport, time, terminal, days] of rows) {
        expect(flight).toMatch(/^[A-Z\d]{2} \d{1,4}$/)
        expect(otherAirport).toMatch(/^[A-Z]{3}$/)
        expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
        expect(isTerminal(terminal)).toBe(true)
        expect(days).toMatch(/^[1-7.]{7}$/)
      }
    }
  })

  test("is used by the demo hotel alone: guests of another hotel must not plan by it", async () => {
    const demo = createFlightTimes(readConfig({}), silentLog)
    const real = createFlightTimes(readConfig({ ORIGIN: "https://hotel.example" }), silentLog)
    const config = readConfig({ FLIGHT_TIMES_URL: "https://flights.example" })
    expect([demo.kind, real.kind]).toEqual(["timetable", "none"])
    expect(createFlightTimes(config, silentLog).kind).toBe("http")
    expect(await real.find(landing)).toEqual(unavailable)
  })
})

describe("[GUEST-8] a provider of flight times", () => {
  test("is asked once with its key, and its answer is kept", async () => {
    const { flightTimes, requests } = await providerThat(answering(scheduled))
    expect(await flightTimes.find(landing)).toEqual({ ok: true, value: found })
    expect(await flightTimes.find(landing)).toEqual({ ok: true, value: found })
    const url = "/flights?airport=DEL&direction=arrival&flight=AI+302&date=2026-12-24"
    expect(requests).toEqual([{ url, authorization: "Bearer a key" }])
  })

  test("does not know a flight", async () => {
    const { flightTimes } = await providerThat(answering("no such flight", 404))
    expect(await flightTimes.find(landing)).toEqual({ ok: false, refusal: "unknown" })
  })

  const nonsense: [name: string, body: unknown, status?: number][] = [
    ["fails", "out of order", 500],
    ["refuses the key", { message: "forbidden" }, 403],
    ["sends a page", "<!doctype html>"],
    ["sends nothing", ""],
    ["sends another shape", { flights: [] }],
    ["names a terminal that is not there", { ...scheduled, terminal: "9" }],
    ["names an hour that is not there", { ...scheduled, scheduledAt: "2026-12-24T25:50" }],
    ["answers for another day", { ...scheduled, scheduledAt: "2026-12-25T18:50" }],
    ["sends too much", { ...scheduled, more: "x".repeat(100_000) }],
    ["leads elsewhere", "", 302],
  ]

  test.each(nonsense)(
    "%s: it counts as no answer, and is asked again",
    async (_, ...[body, status = 200]) => {
      const { flightTimes, requests } = await providerThat(answering(body, status))
      expect(await flightTimes.find(landing)).toEqual(unavailable)
      expect(await flightTimes.find(landing)).toEqual(unavailable)
      expect(requests).toHaveLength(2)
    },
  )

  test("does not answer, or breaks off: a guest does not wait for it", async () => {
    const silent = await providerThat(() => undefined, 50)
    expect(await silent.flightTimes.find(landing)).toEqual(unavailable)
    await stop()
    const broken = await providerThat((request) => request.socket.destroy())
    expect(await broken.flightTimes.find(landing)).toEqual(unavailable)
    await stop()
    const slow = await providerThat((_, response) => void response.writeHead(200).write("{"), 50)
    expect(await slow.flightTimes.find(landing)).toEqual(unavailable)
  })

  test("is not there", async () => {
    const settings = { url: "http://127.0.0.1:1/", key: null }
    expect(await createHttpFlightTimes(settings, silentLog).find(landing)).toEqual(unavailable)
  })
})
