import { expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { defaultGstPeriods } from "./gst.ts"
import { formatNightPrice } from "./night-price-text.ts"
import { quoteNights } from "./quote.ts"

const quoteOf = (rupees: readonly number[], rooms = 1) =>
  quoteNights(
    rupees.map((price, day) => ({ night: calendarDateOf(`2026-12-0${day + 1}`), price: fromRupees(price) })),
    rooms,
    defaultGstPeriods,
  )

test("[AVAIL-7] beside the price of a stay stands the price of a night", () => {
  expect(formatNightPrice(quoteOf([9025, 9025]))).toBe("₹9,025 a night")
  expect(formatNightPrice(quoteOf([9500, 9025, 9900]))).toBe("from ₹9,025 a night")
  expect(formatNightPrice(quoteOf([9025, 9025], 2))).toBe("₹9,025 per room per night")
  expect(formatNightPrice(quoteOf([9025], 2))).toBe("₹9,025 per room per night")
})

test("[AVAIL-7] one night in one room costs what the stay costs, and is not named twice", () => {
  expect(formatNightPrice(quoteOf([9025]))).toBeNull()
})
