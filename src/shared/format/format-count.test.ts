import { expect, test } from "vitest"
import { formatCount, singularOf } from "./format-count.ts"

test("[ADM-9] one of a list has the singular of its name", () => {
  expect(formatCount(1, singularOf("bookings"), "bookings")).toBe("1 booking")
  expect(formatCount(2, singularOf("bookings"), "bookings")).toBe("2 bookings")
  expect(["entries", "corporate queries", "room types"].map(singularOf)).toEqual([
    "entry",
    "corporate query",
    "room type",
  ])
})
