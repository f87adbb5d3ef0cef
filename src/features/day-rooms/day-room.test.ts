import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, calendarDateOf, daysBetween, daysUntil } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import {
  arrivalDayOf,
  type DayRoom,
  dayRoomHours,
  endOf,
  nightsOfDayRoom,
  parseDayRoom,
  startOfStay,
} from "./day-room.ts"
import { formatDayRoom, formatDeparture, formatStayDates } from "./day-room-text.ts"

const anyDayRoomWithin = (days: number): fc.Arbitrary<DayRoom> =>
  fc
    .record({
      day: fc.integer({ min: 0, max: days }),
      half: fc.integer({ min: 0, max: 47 }),
      hours: fc.constantFrom(...dayRoomHours),
    })
    .map(({ day, half, hours }) => {
      const time = `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`
      return { startsAt: `${addDays(calendarDateOf("2026-02-01"), day)}T${time}`, hours }
    })

const anyDayRoom = anyDayRoomWithin(800)
const anyOfTwoDays = anyDayRoomWithin(1)

const nightsOf = (startsAt: string, hours: DayRoom["hours"]) => {
  const { checkIn, checkOut } = nightsOfDayRoom({ startsAt, hours })
  return daysUntil(checkIn, checkOut)
}

describe("the nights of a day room", () => {
  test.each([
    ["2026-12-01T09:00", 6, ["2026-11-30", "2026-12-01"]],
    ["2026-12-01T23:30", 6, ["2026-12-01"]],
    ["2026-12-01T06:00", 6, ["2026-11-30"]],
    ["2026-12-01T00:00", 12, ["2026-11-30"]],
    ["2026-12-01T14:00", 12, ["2026-12-01"]],
    ["2026-12-01T13:30", 6, ["2026-11-30", "2026-12-01"]],
    ["2026-12-31T22:00", 12, ["2026-12-31"]],
  ] as const)("[GUEST-8] from %s for %i hours are %j", (startsAt, hours, nights) => {
    expect(nightsOf(startsAt, hours)).toEqual(nights)
  })

  test("[GUEST-8] contain the hours from check-in to check-out, and no shorter stay does", () => {
    fc.assert(
      fc.property(anyDayRoom, (dayRoom) => {
        const { checkIn, checkOut } = nightsOfDayRoom(dayRoom)
        const opens = (day: string) => `${day}T${hotel.checkInTime}`
        const closes = (day: string) => `${day}T${hotel.checkOutTime}`
        expect(opens(checkIn) <= dayRoom.startsAt && endOf(dayRoom) <= closes(checkOut)).toBe(true)
        expect(opens(addDays(checkIn, 1)) <= dayRoom.startsAt).toBe(false)
        expect(endOf(dayRoom) <= closes(addDays(checkOut, -1))).toBe(false)
        expect([1, 2]).toContain(daysBetween(checkIn, checkOut))
      }),
    )
  })

  test("[GUEST-8] two day rooms whose hours meet share a night, so the second finds it taken", () => {
    fc.assert(
      fc.property(anyOfTwoDays, anyOfTwoDays, (one, other) => {
        fc.pre(one.startsAt < endOf(other) && other.startsAt < endOf(one))
        const shared = nightsOf(one.startsAt, one.hours).filter((night) =>
          nightsOf(other.startsAt, other.hours).includes(night),
        )
        expect(shared).not.toEqual([])
      }),
    )
  })
})

describe("the start of a stay", () => {
  test("[GUEST-8] is the check-in time, or the first hour of a day room", () => {
    const checkIn = calendarDateOf("2026-11-30")
    const dayRoom = { startsAt: "2026-12-01T08:00", hours: 6 } as const
    expect(startOfStay({ checkIn }).toISOString()).toBe("2026-11-30T08:30:00.000Z")
    expect(startOfStay({ checkIn, dayRoom }).toISOString()).toBe("2026-12-01T02:30:00.000Z")
    expect([arrivalDayOf({ checkIn }), arrivalDayOf({ checkIn, dayRoom })]).toEqual([checkIn, "2026-12-01"])
  })
})

describe("hours as text", () => {
  test("[GUEST-8] are read back from what was written, on half hours and for known lengths only", () => {
    fc.assert(
      fc.property(anyDayRoom, (dayRoom) => {
        expect(parseDayRoom(dayRoom.startsAt, String(dayRoom.hours))).toEqual(dayRoom)
      }),
    )
    const wrong = [
      ["2026-12-01T08:15", "6"],
      ["2026-12-01T24:00", "6"],
      ["2026-02-30T08:00", "6"],
      ["2026-12-01", "6"],
      ["2026-12-01T08:00", "7"],
      ["2026-12-01T08:00", ""],
      ["", ""],
    ] as const
    expect(wrong.map(([startsAt, hours]) => parseDayRoom(startsAt, hours))).toEqual(wrong.map(() => null))
  })

  test("[GUEST-8] name the day once, and both over midnight", () => {
    const texts = ["2026-12-01T08:00", "2026-12-01T23:30"].map((startsAt) =>
      formatDayRoom({ startsAt, hours: 6 }),
    )
    expect(texts).toEqual([
      "Tue 1 Dec 2026, 8:00 am to 2:00 pm (6 hours)",
      "Tue 1 Dec 2026, 11:30 pm to Wed 2 Dec 2026, 5:30 am (6 hours)",
    ])
    const dates = { checkIn: calendarDateOf("2026-11-30"), checkOut: calendarDateOf("2026-12-02") }
    expect(formatStayDates(dates)).toBe("Mon 30 Nov 2026 to Wed 2 Dec 2026")
    expect(formatStayDates({ ...dates, dayRoom: { startsAt: "2026-12-01T08:00", hours: 6 } })).toBe(texts[0])
    expect(formatDeparture(dates)).toBe("Wed 2 Dec 2026")
    expect(formatDeparture({ ...dates, dayRoom: { startsAt: "2026-12-01T08:00", hours: 6 } })).toBe(
      "Tue 1 Dec 2026, 2:00 pm",
    )
  })
})
