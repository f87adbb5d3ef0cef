import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { checkAvailability, roomsLeft } from "./availability.ts"

const start = calendarDateOf("2026-12-24")
const nightsWith = (...free: number[]) =>
  free.map((rooms, index) => ({ night: addDays(start, index), free: rooms }))
const anyNights = fc
  .array(fc.integer({ min: -3, max: 20 }), { minLength: 1, maxLength: 30 })
  .map((free) => nightsWith(...free))

describe("availability", () => {
  test("[AVAIL-5] every night must have the rooms, and as many are left as on the fullest night", () => {
    expect(checkAvailability(nightsWith(5, 2, 9), 2)).toEqual({ ok: true, value: { left: 2 } })
  })

  test("[AVAIL-5] the refusal names the first full night and what is left on it", () => {
    expect(checkAvailability(nightsWith(5, 1, 0), 2)).toEqual({
      ok: false,
      refusal: { firstFullNight: "2026-12-25", left: 1 },
    })
    expect(checkAvailability(nightsWith(-1), 1)).toEqual({
      ok: false,
      refusal: { firstFullNight: "2026-12-24", left: 0 },
    })
  })

  test("[AVAIL-7] exactly as many rooms can be taken as are said to be left", () => {
    fc.assert(
      fc.property(anyNights, fc.integer({ min: 1, max: 25 }), (nights, rooms) => {
        expect(checkAvailability(nights, rooms).ok).toBe(rooms <= roomsLeft(nights))
        expect(roomsLeft(nights)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
