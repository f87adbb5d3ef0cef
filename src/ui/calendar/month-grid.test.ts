import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { addMonths, formatMonth, monthOf } from "#src/shared/calendar-month.ts"
import { dayAfterKey, tabbableDate, isWithin, listWeeks, within, formatDay } from "./month-grid.ts"

const day = calendarDateOf
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day("2000-01-01"), days))

test("[L-21] a month shows each of its days once, under its weekday, and no other", () => {
  fc.assert(
    fc.property(anyDay, (date) => {
      const weeks = listWeeks(monthOf(date), day(`${monthOf(date)}-01`))
      const days = weeks.flat().filter((one) => one !== null)
      expect(new Set(days).size).toBe(days.length)
      expect(days).toContain(date)
      expect(days.every((one) => monthOf(one) === monthOf(date))).toBe(true)
      for (const week of weeks) {
        for (const [weekday, one] of week.entries()) {
          if (one) expect((new Date(`${one}T00:00:00Z`).getUTCDay() + 6) % 7).toBe(weekday)
        }
      }
    }),
  )
})

test("[L-22] the keys lead where the grid pattern says", () => {
  const from = day("2026-12-31")
  expect(dayAfterKey(from, "ArrowRight")).toBe("2027-01-01")
  expect(dayAfterKey(from, "ArrowLeft")).toBe("2026-12-30")
  expect(dayAfterKey(from, "ArrowUp")).toBe("2026-12-24")
  expect(dayAfterKey(from, "ArrowDown")).toBe("2027-01-07")
  expect(dayAfterKey(from, "Home")).toBe("2026-12-28")
  expect(dayAfterKey(from, "End")).toBe("2027-01-03")
  expect(dayAfterKey(from, "PageUp")).toBe("2026-11-30")
  expect(dayAfterKey(day("2027-01-31"), "PageDown")).toBe("2027-02-28")
  expect(dayAfterKey(from, "Tab")).toBeNull()
})

test("[L-22] a day is named in full", () => {
  expect(formatDay(day("2026-12-25"))).toBe("Friday 25 December 2026")
  expect(formatMonth(addMonths("2026-12", 1))).toBe("January 2027")
})

test("weeks that are over are left out, the others stay whole", () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const weeks = listWeeks(monthOf(today), today)
      expect(weeks[0]).toContain(today)
      expect(listWeeks(monthOf(today), addDays(today, -40)).slice(-weeks.length)).toEqual(weeks)
    }),
  )
})

test("a day outside the calendar is moved to its nearest end", () => {
  fc.assert(
    fc.property(anyDay, anyDay, (from, date) => {
      const limits = { from, to: addDays(from, 530) }
      expect(isWithin(within(date, limits), limits)).toBe(true)
      if (isWithin(date, limits)) expect(within(date, limits)).toBe(date)
    }),
  )
})

test("[L-22] the Tab key reaches one day of each month that has days to choose", () => {
  const limits = { from: day("2026-12-10"), to: day("2028-05-01") }
  expect(tabbableDate("2026-12", day("2026-12-24"), limits)).toBe("2026-12-24")
  expect(tabbableDate("2026-12", day("2027-01-02"), limits)).toBe("2026-12-10")
  expect(tabbableDate("2027-01", day("2026-12-24"), limits)).toBe("2027-01-01")
  expect(tabbableDate("2026-11", day("2026-12-24"), limits)).toBeNull()
})
