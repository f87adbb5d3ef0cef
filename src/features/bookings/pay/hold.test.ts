import { expect, test } from "vitest"
import { isHoldExpired, minutesLeft } from "./hold.ts"

const until = "2026-12-01T09:02:00.000Z"

test("[BOOK-10] a hold ends at its instant, and a booking without one never does", () => {
  expect(isHoldExpired(until, "2026-12-01T09:01:59.999Z")).toBe(false)
  expect(isHoldExpired(until, until)).toBe(true)
  expect(isHoldExpired(null, until)).toBe(false)
})

test("[BOOK-10] the minutes left are counted whole, down to none", () => {
  const at = (instant: string) => minutesLeft(until, Date.parse(instant))
  expect([
    at("2026-12-01T08:47:00.000Z"),
    at("2026-12-01T09:01:59.000Z"),
    at("2026-12-01T09:30:00.000Z"),
  ]).toEqual([15, 1, 0])
})
