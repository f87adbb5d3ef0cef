import { expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { cancellationPolicyOf2025, listCancellationSteps } from "#src/features/pricing/cancellation-policy.ts"
import { cancellationCostRows, formatCancellation, formatFreeCancellation } from "./cancellation-text.ts"
import { fromRupees } from "#src/shared/money.ts"
import { formatHotelMoment, formatHotelTime } from "#src/shared/hotel-moment.ts"

const [first, second] = [fromRupees(6000), fromRupees(9000)]
const stay = {
  checkIn: calendarDateOf("2026-12-25"),
  rooms: 1,
  total: fromRupees(15_000),
  nightTotals: [first, second],
  cancellationPolicy: cancellationPolicyOf2025,
}

test("[CONST-6] the cut-off is stated to the minute, in the hotel's time", () => {
  const words = formatCancellation(stay, "2026-12-24T08:30:00.000Z").join(" ")
  expect(words).toContain("free of charge until 2:00 pm on Thu 24 Dec 2026, New Delhi time: 24 hours before")
  expect(words).toContain(
    "Dates can be changed up to 24 hours before check-in, until 2:00 pm on Thu 24 Dec 2026",
  )
})

test("[CONST-6] a search states free cancellation only while it does not end today", () => {
  const textOn = (today: string, rooms = 1) =>
    formatFreeCancellation({ ...stay, rooms }, calendarDateOf(today))
  expect(textOn("2026-12-23")).toBe("Free cancellation until 2:00 pm on Thu 24 Dec 2026.")
  expect(textOn("2026-12-24")).toBeNull()
  expect(textOn("2026-12-21", 4)).toContain("until 2:00 pm on Tue 22 Dec 2026")
  expect(textOn("2026-12-22", 4)).toBeNull()
})

test("[CONST-6] more than three rooms are free to cancel until 72 hours before", () => {
  const group = { ...stay, rooms: 4 }
  const words = formatCancellation(group, "2026-12-01T00:00:00.000Z").join(" ")
  expect(words).toContain("until 2:00 pm on Tue 22 Dec 2026, New Delhi time: 72 hours before")
  const later = formatCancellation(group, "2026-12-23T00:00:00.000Z").join(" ")
  expect(later).toContain("ended at 2:00 pm on Tue 22 Dec 2026")
  expect(later).toContain(
    "Dates can be changed up to 24 hours before check-in, until 2:00 pm on Thu 24 Dec 2026",
  )
})

test("[CONST-6] a stay booked too late to cancel for free says so", () => {
  const words = formatCancellation(stay, "2026-12-24T08:30:01.000Z").join(" ")
  expect(words).toContain("ended at 2:00 pm on Thu 24 Dec 2026")
  expect(words).toContain("Cancelling costs the price of the first night, ₹6,000. A guest who")
  expect(words).not.toContain("Dates can be changed")
})

test("[CONST-6] a stay booked after its check-in time costs the whole stay, as it is charged", () => {
  const [ended, late] = formatCancellation(stay, "2026-12-25T12:00:00.000Z")
  expect(ended).toContain("ended at 2:00 pm on Thu 24 Dec 2026")
  expect(late).toBe("Cancelling costs the price of the whole stay, ₹15,000.")
})

test("[CONST-6] a discount of the desk is taken off what a cancellation costs at most, and the sentence says so", () => {
  const textAt = (at: string, discount: number) =>
    formatCancellation(stay, at, fromRupees(discount)).find((text) => text.includes("costs"))
  expect(textAt("2026-12-25T12:00:00.000Z", 1500)).toBe(
    "Cancelling costs the price of the whole stay less its discount, ₹13,500.",
  )
  expect(textAt("2026-12-01T00:00:00.000Z", 1500)).toBe(
    "After that it costs the price of the first night, ₹6,000. A guest who does not arrive is charged the whole stay less its discount.",
  )
  expect(textAt("2026-12-01T00:00:00.000Z", 10_000)).toBe(
    "After that it costs the price of the whole stay less its discount, ₹5,000.",
  )
})

test("[CONST-6] a charge of two nights is one night for a stay of one night", () => {
  const cancellationPolicy = { ...cancellationPolicyOf2025, lateNights: 2 }
  const words = formatCancellation({ ...stay, cancellationPolicy }, "2026-12-01T00:00:00.000Z").join(" ")
  expect(words).toContain("After that it costs the price of the first 2 nights, ₹15,000.")
  const one = { ...stay, total: first, nightTotals: [first], cancellationPolicy }
  expect(formatCancellation(one, "2026-12-01T00:00:00.000Z").join(" ")).toContain("the first night, ₹6,000.")
})

test("[CONST-6] dates that were changed after free cancellation had ended do not promise it again", () => {
  const cancellationPolicy = { ...cancellationPolicyOf2025, isFreeEnded: true }
  const lines = formatCancellation({ ...stay, cancellationPolicy }, "2026-12-01T00:00:00.000Z")
  expect(lines.slice(0, 2)).toEqual([
    "Free cancellation of this stay ended before its dates were changed.",
    "Cancelling costs the price of the first night, ₹6,000. A guest who does not arrive is charged the whole stay.",
  ])
})

test("a time at the hotel has the same text in every browser", () => {
  expect(formatHotelTime("2026-12-31T09:02:00.000Z")).toBe("2:32 pm")
  expect(formatHotelMoment("2026-12-31T18:29:59.000Z")).toBe("Thu 31 Dec 2026, 11:59 pm")
  expect(formatHotelMoment("2026-12-31T18:30:00.000Z")).toBe("Fri 1 Jan 2027, 12 midnight")
})

test("[CONST-6] the costs by date: a row for each step, in the hotel's time", () => {
  const rows = (now: string) =>
    cancellationCostRows(listCancellationSteps(stay, new Date(now))).map(
      ({ label, value }) => `${label}: ${value}`,
    )
  const after = "After that, or without arriving: ₹15,000"
  expect(rows("2026-12-01T00:00:00Z")).toEqual([
    "Cancel until 2:00 pm on Thu 24 Dec 2026: Free",
    "Then until 2:00 pm on Fri 25 Dec 2026: ₹6,000",
    after,
  ])
  expect(rows("2026-12-25T00:00:00Z")).toEqual(["Cancel until 2:00 pm on Fri 25 Dec 2026: ₹6,000", after])
  expect(rows("2026-12-25T09:00:00Z")).toEqual(["Cancelling from now on: ₹15,000"])
})
