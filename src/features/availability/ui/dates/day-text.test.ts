import { expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { formatDayRefusal, formatShortPrice, noteOfDay } from "./day-text.ts"

test.each([
  [95_000, "₹950"],
  [99_950, "₹1k"],
  [735_000, "₹7.4k"],
  [740_000, "₹7.4k"],
  [1_200_000, "₹12k"],
  [9_990_100, "₹1L"],
  [12_000_000, "₹1.2L"],
])("a price of %i paise is short as %s", (paise, text) => {
  expect(formatShortPrice(paise)).toBe(text)
})

test.each([
  [95_000, "₹950"],
  [735_050, "₹7,351"],
  [1_200_000, "₹12,000"],
  [12_000_000, "₹1.2L"],
])("in Hindi a price of %i paise is short as %s", (paise, text) => {
  expect(formatShortPrice(paise, "hi")).toBe(text)
})

const from = calendarDateOf("2026-12-24")
const calendar = { from, prices: [735_050, 0, 740_000], minimums: { 2: 2 } }

test("[L-22] a day says its full price, its minimum stay, or that it is sold out", () => {
  const said = ["24", "25", "26", "27"].map(
    (day) => noteOfDay(calendar, calendarDateOf(`2026-12-${day}`))?.said,
  )
  expect(said).toEqual([", from ₹7,350.50", ", sold out", ", from ₹7,400, 2 nights minimum", undefined])
})

test("a refused day says why", () => {
  const night = calendarDateOf("2026-12-25")
  expect(formatDayRefusal({ kind: "sold-out", night }, null)).toBe("Fri 25 Dec 2026 is sold out.")
  expect(formatDayRefusal({ kind: "sold-out", night }, from)).toMatch(/sold out: depart by then/)
  expect(formatDayRefusal({ kind: "below-minimum", night, nights: 2 }, from)).toBe(
    "2 nights minimum for a stay that includes Fri 25 Dec 2026.",
  )
  expect(formatDayRefusal({ kind: "stay", reason: "check-in-past" }, null)).toMatch(/earlier than today/)
})
