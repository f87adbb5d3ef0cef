import { expect, test } from "vitest"
import { hotel } from "./hotel.ts"

const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
})

test("[AVAIL-3] the offset and the label of the hotel's time are those of its zone, all year", () => {
  const named = (timeZoneName: "longOffset" | "short", at: string) =>
    new Intl.DateTimeFormat("en-IN", { timeZone: hotel.timeZone, timeZoneName })
      .formatToParts(new Date(at))
      .find(({ type }) => type === "timeZoneName")?.value
  for (const at of ["2026-01-15T00:00:00Z", "2026-07-15T00:00:00Z"]) {
    expect(named("longOffset", at)).toBe(`GMT${hotel.utcOffset}`)
    expect(named("short", at)).toBe(hotel.timeZoneLabel)
  }
})

test("the hotel's time zone stands in one file", () => {
  const own = /Asia\/Kolkata|\+05:30|5\.5 \* 3_?600/
  const files = Object.entries(sources).filter(([, text]) => own.test(text))
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  expect(files.map(([path]) => path)).toEqual(["./hotel.ts"])
})
