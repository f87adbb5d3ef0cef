import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, calendarDateOf, daysUntil } from "#src/shared/calendar-date.ts"
import { checkNewStay, checkStay, maxDaysAhead, maxStayNights, nightsOf } from "./stay.ts"
import { anyDate, anyStay } from "./stays.factory.ts"

const today = calendarDateOf("2026-07-01")
const from = (days: number) => addDays(today, days)
const judge = (checkIn: number, checkOut: number) => {
  const checked = checkStay({ checkIn: from(checkIn), checkOut: from(checkOut) }, today)
  return checked.ok ? "taken" : checked.refusal
}

describe("new dates for a stay", () => {
  const stay = (checkIn: number, checkOut: number) => ({ checkIn: from(checkIn), checkOut: from(checkOut) })
  const move = (booked: [number, number], to: [number, number]) => {
    const checked = checkNewStay(stay(...booked), stay(...to), today)
    return checked.ok ? "taken" : checked.refusal
  }

  test.each<[string, [number, number], [number, number], string]>([
    ["stays longer", [-3, 2], [-3, 5], "taken"],
    ["leaves sooner", [-3, 2], [-3, 1], "taken"],
    ["leaves today", [-3, 2], [-3, 0], "taken"],
    ["should have left and stays longer", [-3, -1], [-3, 2], "taken"],
    ["is to leave on a day that is over", [-3, 2], [-3, -1], "check-out-past"],
    ["is to arrive on another day", [-3, 2], [1, 2], "has-arrived"],
    ["is to have no night", [-3, 2], [-3, -3], "check-out-past"],
    ["stays too long", [-3, 2], [-3, maxStayNights], "too-many-nights"],
  ])("[AVAIL-3] of a guest in house who %s", (...[, booked, to, verdict]) =>
    expect(move(booked, to)).toBe(verdict),
  )

  test("[AVAIL-3] unchanged dates are not checked again", () => {
    fc.assert(
      fc.property(anyStay, anyDate, (booked, day) => {
        const checked = checkNewStay(booked, booked, day)
        if (booked.checkIn < day) expect(checked).toEqual({ ok: true, value: booked })
      }),
    )
  })
})

describe("the dates of a stay", () => {
  test("[AVAIL-3] both are required", () => {
    for (const dates of [
      { checkIn: null, checkOut: from(1) },
      { checkIn: from(1), checkOut: null },
      { checkIn: null, checkOut: null },
    ]) {
      expect(checkStay(dates, today)).toEqual({ ok: false, refusal: "dates-missing" })
    }
  })

  test.each([
    ["from today for a night", 0, 1, "taken"],
    ["of the most nights", 3, 3 + maxStayNights, "taken"],
    ["that begins on the furthest day", maxDaysAhead, maxDaysAhead + 1, "taken"],
    ["that ends beyond the furthest day", maxDaysAhead, maxDaysAhead + 30, "taken"],
    ["from yesterday", -1, 1, "check-in-past"],
    ["of no night", 2, 2, "check-out-not-after-check-in"],
    ["backwards", 5, 2, "check-out-not-after-check-in"],
    ["of a night too many", 3, 4 + maxStayNights, "too-many-nights"],
    ["of 400 nights", 3, 403, "too-many-nights"],
    ["a day too far ahead", maxDaysAhead + 1, maxDaysAhead + 2, "too-far-ahead"],
  ])("[AVAIL-3] a stay %s is checked: %i to %i", (...[, checkIn, checkOut, verdict]) =>
    expect(judge(checkIn, checkOut)).toBe(verdict),
  )

  test("[CONST-2] a stay has as many nights as there are days between its dates", () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        expect(nightsOf(stay)).toBe(daysUntil(stay.checkIn, stay.checkOut).length)
      }),
    )
  })

  test("[AVAIL-3] accepted dates are between today and the last day, in order, for any input", () => {
    fc.assert(
      fc.property(anyDate, anyDate, anyDate, (checkIn, checkOut, day) => {
        const checked = checkStay({ checkIn, checkOut }, day)
        if (!checked.ok) return
        expect(checked.value.checkIn >= day && checkIn < checkOut).toBe(true)
        expect(nightsOf(checked.value)).toBeLessThanOrEqual(maxStayNights)
        expect(checkIn <= addDays(day, maxDaysAhead)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(anyStay, (stay) => {
        expect(checkStay(stay, stay.checkIn).ok).toBe(true)
      }),
    )
  })
})
