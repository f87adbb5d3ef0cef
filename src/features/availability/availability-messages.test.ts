import { describe, expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { defaultGstPeriods } from "#src/features/pricing/gst.ts"
import { quoteNights } from "#src/features/pricing/quote.ts"
import {
  formatNotAvailable,
  formatPartyRefusal,
  formatPriceDifference,
  formatStayRefusal,
} from "./availability-messages.ts"

const night = calendarDateOf("2026-12-25")

describe("the texts of refusals", () => {
  test.each([
    ["dates-missing", "Please select both Check-In and Check-Out dates."],
    ["check-out-not-after-check-in", "Check-Out date must be after Check-In date."],
  ] as const)("[AVAIL-3] %s", (reason, text) => expect(formatStayRefusal(reason).text).toBe(text))

  test.each([
    ["too-many-adults", "Maximum 2 adults allowed per room."],
    ["too-many-children", "Maximum 2 children allowed per room."],
    ["no-room", "At least one room is required."],
  ] as const)("[AVAIL-4] %s", (reason, text) => {
    expect(formatPartyRefusal(reason, null)).toEqual({ field: "rooms", text })
    expect(formatPartyRefusal(reason, 2)).toEqual({ field: "rooms.2", text })
  })

  test("[AVAIL-5] a full night is named, with the rooms left on it", () => {
    expect(formatNotAvailable({ firstFullNight: null, left: 0 }).text).toBe("Room not available")
    expect(formatNotAvailable({ firstFullNight: night, left: 0 }).text).toBe(
      "Room not available: it is fully booked on Fri 25 Dec 2026.",
    )
    expect(formatNotAvailable({ firstFullNight: night, left: 2 }).text).toBe(
      "Room not available: only 2 left on Fri 25 Dec 2026.",
    )
  })

  test("[BOOK-7] a price that differs is answered with the right one", () => {
    const quote = quoteNights([{ night, price: fromRupees(12_500) }], 2, defaultGstPeriods)
    expect(formatPriceDifference(quote)).toMatchObject({
      field: "total",
      text: expect.stringContaining("₹25,000"),
    })
  })
})
