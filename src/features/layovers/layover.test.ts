import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { endOf, nightsOfDayRoom } from "#src/features/day-rooms/day-room.ts"
import { airport, driveMinutesOf } from "#src/shared/location/airport.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { addMinutes, dateOf, minuteAt, timeOf } from "./hotel-minute.ts"
import { type AirportCall, type LayoverPlan, planLayover } from "./layover.ts"
import { terminalUses } from "./layover-fields.ts"

const clockOf = (at: AirportCall["at"]) => `${dateOf(at)} ${timeOf(at)}`

const call = (
  clock: string,
  isInternational = true,
  terminal: AirportCall["terminal"] = "3",
): AirportCall => ({
  at: minuteAt(calendarDateOf(clock.slice(0, 10)), clock.slice(11)),
  terminal,
  isInternational,
})

const today = calendarDateOf("2026-11-30")

function planOf(landing: AirportCall, departure: AirportCall): LayoverPlan {
  const plan = planLayover(landing, departure, today)
  if (!plan.ok) throw new Error(plan.refusal)
  return plan.value
}

describe("[GUEST-8] the hours between two flights", () => {
  test("lands 23:40, departs 06:15: a room for six hours, both cars and a breakfast box", () => {
    const plan = planOf(call("2026-12-01T23:40"), call("2026-12-02T06:15"))
    expect(plan.stay).toEqual({ kind: "day-room", dayRoom: { startsAt: "2026-12-02T00:30", hours: 6 } })
    expect([plan.meetsAt, plan.arrivesAt, plan.wakesAt, plan.leavesAt].map(clockOf)).toEqual([
      "2026-12-02 00:40",
      "2026-12-02 00:50",
      "2026-12-02 02:20",
      "2026-12-02 03:05",
    ])
    expect(plan.breakfast).toBe("box")
  })

  test("a domestic connection at the far terminal has a shorter wait and a longer drive", () => {
    const plan = planOf(call("2026-12-01T21:10", false, "1"), call("2026-12-02T06:45", false, "1"))
    expect([plan.meetsAt, plan.arrivesAt, plan.leavesAt].map(clockOf)).toEqual([
      "2026-12-01 21:40",
      "2026-12-01 21:55",
      "2026-12-02 04:30",
    ])
    expect(plan.stay).toMatchObject({ dayRoom: { startsAt: "2026-12-01T21:30", hours: 9 } })
  })

  test("a morning departure after the restaurants open has its breakfast at a table, and an afternoon none", () => {
    expect(planOf(call("2026-12-01T22:00"), call("2026-12-02T11:30")).breakfast).toBe("table")
    expect(planOf(call("2026-12-01T08:00"), call("2026-12-01T20:30")).breakfast).toBeNull()
  })

  test("more than twelve hours are a night, and what a night does not cover is said", () => {
    expect(planOf(call("2026-12-01T18:00"), call("2026-12-02T13:00")).stay).toEqual({
      kind: "nights",
      stay: { checkIn: "2026-12-01", checkOut: "2026-12-02" },
      nights: 1,
      isEarly: false,
      isLate: false,
    })
    const long = planOf(call("2026-12-01T09:00"), call("2026-12-02T18:00"))
    expect(long.stay).toMatchObject({ nights: 1, isEarly: true, isLate: true })
    expect(planOf(call("2026-12-01T18:00"), call("2026-12-04T13:00")).stay).toMatchObject({ nights: 3 })
  })

  test("a layover without time for a bed still has time for a table, when the restaurants are open", () => {
    expect(planOf(call("2026-12-01T12:00"), call("2026-12-01T18:00")).stay).toEqual({
      kind: "too-short",
      canDine: true,
    })
    for (const departs of ["2026-12-02T06:30", "2026-12-02T03:00"])
      expect(planOf(call("2026-12-02T00:30"), call(departs)).stay).toEqual({
        kind: "too-short",
        canDine: false,
      })
  })

  test("nobody leaves before they land", () => {
    expect(planLayover(call("2026-12-02T06:15"), call("2026-12-02T06:15"), today)).toEqual({
      ok: false,
      refusal: "departs-before-landing",
    })
  })
})

const firstMinute = minuteAt(calendarDateOf("2026-12-01"), "00:00")

const layovers = fc
  .record({
    landsIn: fc.integer({ min: 0, max: 400 * 24 * 60 }),
    length: fc.integer({ min: 1, max: 6 * 24 * 60 }),
    arrival: fc.constantFrom(...terminalUses),
    onward: fc.constantFrom(...terminalUses),
  })
  .map(({ landsIn, length, arrival, onward }) => {
    const at = addMinutes(firstMinute, landsIn)
    return planOf({ ...arrival, at }, { ...onward, at: addMinutes(at, length) })
  })

const holds = (rule: (plan: LayoverPlan) => void) => fc.assert(fc.property(layovers, rule), { numRuns: 500 })

describe("[GUEST-8] for every layover", () => {
  test("the guest is at the terminal exactly in time, and the car never waits nor is waited for", () => {
    holds(({ landing, departure, meetsAt, arrivesAt, leavesAt }) => {
      const lead = departure.isInternational
        ? airport.minutesToBoard.international
        : airport.minutesToBoard.domestic
      expect(leavesAt + driveMinutesOf(departure.terminal) + lead).toBe(departure.at)
      expect(arrivesAt - driveMinutesOf(landing.terminal)).toBe(meetsAt)
      expect(meetsAt).toBeGreaterThan(landing.at)
    })
  })

  test("a day room begins on the half hour of the arrival, covers the visit, and no shorter one would", () => {
    holds(({ arrivesAt, leavesAt, stay }) => {
      if (stay.kind !== "day-room") return
      const { startsAt, hours } = stay.dayRoom
      const start = minuteAt(calendarDateOf(startsAt.slice(0, 10)), startsAt.slice(11))
      expect([6, 9, 12]).toContain(hours)
      expect(startsAt).toMatch(/:(00|30)$/)
      expect(arrivesAt - start).toBeGreaterThanOrEqual(0)
      expect(arrivesAt - start).toBeLessThan(30)
      expect(start + hours * 60).toBeGreaterThanOrEqual(leavesAt)
      if (hours > 6) expect(start + (hours - 3) * 60).toBeLessThan(leavesAt)
    })
  })

  test("nights hold the visit, but for the hours that are said to be early or late", () => {
    holds(({ arrivesAt, leavesAt, stay }) => {
      if (stay.kind !== "nights") return
      const from = minuteAt(stay.stay.checkIn, "14:00")
      const until = minuteAt(stay.stay.checkOut, "12:00")
      expect(stay.isEarly).toBe(arrivesAt < from)
      expect(stay.isLate).toBe(leavesAt > until)
      expect(stay.nights).toBeGreaterThanOrEqual(1)
      expect(from - arrivesAt).toBeLessThanOrEqual(8 * 60)
      expect(leavesAt - until).toBeLessThanOrEqual(6 * 60)
    })
  })

  test("a guest with two hours at the hotel gets a room, and a longer visit never gets less", () => {
    holds(({ arrivesAt, leavesAt, stay }) => {
      const minutes = leavesAt - arrivesAt
      expect(stay.kind === "too-short").toBe(minutes < 120)
      if (stay.kind === "day-room") expect(minutes).toBeLessThanOrEqual(12 * 60)
      if (stay.kind === "nights") expect(minutes).toBeGreaterThan(12 * 60 - 30)
    })
  })

  test("the hours of a day room lie within the nights that it takes", () => {
    holds(({ stay }) => {
      if (stay.kind !== "day-room") return
      const { checkIn, checkOut } = nightsOfDayRoom(stay.dayRoom)
      expect(stay.dayRoom.startsAt >= `${checkIn}T14:00`).toBe(true)
      expect(endOf(stay.dayRoom) <= `${checkOut}T12:00`).toBe(true)
    })
  })
})
