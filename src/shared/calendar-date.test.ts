import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  addDays,
  calendarDateOf,
  daysBetween,
  daysUntil,
  formatDayFirst,
  formatLongDate,
  formatShortDate,
  parseCalendarDate,
  parseDayFirstDate,
  parseIsoDate,
} from "./calendar-date.ts"

const start = calendarDateOf("1999-01-01")
const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays(start, days))
const anyStep = fc.integer({ min: -20_000, max: 20_000 })

describe("calendar dates", () => {
  test.each([
    "2026-02-29",
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "2100-02-29",
    "0000-01-01",
  ])("%s is no day of the calendar", (text) => {
    expect(parseIsoDate(text)).toBeNull()
    expect(() => calendarDateOf(text)).toThrow(RangeError)
  })

  test.each([
    "",
    "2026-1-1",
    "26-01-01",
    " 2026-01-01",
    "2026-01-01T00:00:00Z",
    "2026/01/01",
    "today",
    "25-12-2026 ",
  ])("%j is not written as a date", (text) => expect(parseIsoDate(text)).toBeNull())

  test("leap days are days", () => {
    expect(parseIsoDate("2028-02-29")).toBe("2028-02-29")
    expect(parseIsoDate("2000-02-29")).toBe("2000-02-29")
  })

  test("[AVAIL-6] DD-MM-YYYY reads back as the same day", () => {
    expect(formatDayFirst(calendarDateOf("2026-12-05"))).toBe("05-12-2026")
    expect(parseDayFirstDate("31-12-2026")).toBe("2026-12-31")
    expect(parseDayFirstDate("12-31-2026")).toBeNull()
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseDayFirstDate(formatDayFirst(day))).toBe(day)
        expect(parseCalendarDate(formatDayFirst(day))).toBe(day)
        expect(parseCalendarDate(day)).toBe(day)
      }),
    )
  })

  test("a text is parsed only as the date that it contains", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (text) => {
        const day = parseIsoDate(text)
        expect(day === null || day === text).toBe(true)
      }),
    )
  })
})

describe("counting days", () => {
  test("[L-15] [CONST-2] adding and subtracting days returns to the same date", () => {
    fc.assert(
      fc.property(anyDay, anyStep, (day, step) => {
        expect(daysBetween(day, addDays(day, step))).toBe(step)
        expect(addDays(addDays(day, step), -step)).toBe(day)
      }),
    )
  })

  test("[L-15] the order of dates is the order of their texts", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(Math.sign(daysBetween(a, b))).toBe(a < b ? 1 : a > b ? -1 : 0)
      }),
    )
  })

  test("[CONST-2] a range has each of its days once, the last one excluded", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5, max: 400 }), (from, length) => {
        const to = addDays(from, length)
        const days = daysUntil(from, to)
        expect(days).toHaveLength(Math.max(0, length))
        expect(new Set(days).size).toBe(days.length)
        expect(days.every((day, index) => daysBetween(from, day) === index)).toBe(true)
        expect(days.includes(to)).toBe(false)
      }),
    )
  })

  test("[L-15] days on which a country's clocks change are one day long", () => {
    for (const day of ["2026-03-08", "2026-03-29", "2026-04-05", "2026-09-27", "2026-10-25", "2026-11-01"]) {
      expect(daysBetween(calendarDateOf(day), addDays(calendarDateOf(day), 1))).toBe(1)
    }
  })
})

describe("dates for people", () => {
  test.each([
    ["2026-12-25", "Fri 25 Dec 2026", "25 Dec 2026"],
    ["2028-02-29", "Tue 29 Feb 2028", "29 Feb 2028"],
    ["2026-01-01", "Thu 1 Jan 2026", "1 Jan 2026"],
  ])("%s reads %s", (date, long, short) => {
    expect(formatLongDate(calendarDateOf(date))).toBe(long)
    expect(formatShortDate(calendarDateOf(date))).toBe(short)
  })
})
