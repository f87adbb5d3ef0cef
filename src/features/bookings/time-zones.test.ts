import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { describe, expect, test } from "vitest"

const root = fileURLToPath(new URL("../../..", import.meta.url))

// Runs a process in each time zone, as a server or build machine there would.
const program = `
import { createClock } from "#src/platform/clock.ts"
import { typeParsers } from "#src/platform/db/type-parsers.ts"
import { addDays, calendarDateOf, daysBetween, daysUntil, formatLongDate, parseDayFirstDate } from "#src/shared/calendar-date.ts"
import { canChangeDates, cancellationCharge, cancellationPolicyOf2025 } from "#src/features/pricing/cancellation-policy.ts"
import { checkStay } from "#src/features/availability/stay.ts"
import { formatStaySearch, parseStaySearch } from "#src/features/availability/stay-search-url.ts"

const todayAt = (instant) => createClock(() => new Date(instant)).today()
const day = calendarDateOf("2026-12-25")
const stay = { checkIn: day, rooms: 1, total: 1200000, nightTotals: [600000, 600000], cancellationPolicy: cancellationPolicyOf2025 }
const at = (instant) => [cancellationCharge(stay, new Date(instant)), canChangeDates(stay, new Date(instant))]
const read = (oid, text) => typeParsers.getTypeParser(oid, "text")(text)
const tonight = (now) => checkStay({ checkIn: calendarDateOf("2026-07-01"), checkOut: calendarDateOf("2026-07-02") }, todayAt(now)).ok

console.log(JSON.stringify({
  minutesBehindLondon: new Date("2026-12-25T00:00:00Z").getTimezoneOffset(),
  today: ["2026-06-30T18:29:59.999Z", "2026-06-30T18:30:00Z", "2026-07-01T18:29:59Z", "2026-12-31T18:30:00Z"].map(todayAt),
  tonight: ["2026-07-01T18:29:59Z", "2026-07-01T18:30:00Z"].map(tonight),
  counting: [addDays(day, 1), addDays(day, -300), daysBetween(calendarDateOf("2026-03-01"), calendarDateOf("2026-11-05"))],
  nights: daysUntil(calendarDateOf("2026-10-24"), calendarDateOf("2026-10-27")),
  words: [formatLongDate(day), parseDayFirstDate("25-12-2026"), formatStaySearch(parseStaySearch(new URLSearchParams("checkIn=25-12-2026&checkOut=28-12-2026"))).toString()],
  policy: ["2026-12-24T08:30:00Z", "2026-12-24T08:30:01Z", "2026-12-25T08:30:01Z"].map(at),
  stored: [read(1082, "2026-12-25"), read(1184, "2026-12-25 00:00:00+00"), read(1184, "2026-12-24 18:30:00+05:30")],
}))
`

async function answersIn(zone: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", program],
    {
      cwd: root,
      env: { TZ: zone, PATH: process.env["PATH"] },
    },
  )
  return JSON.parse(stdout) as unknown
}

describe("a server's own time zone", () => {
  test.each([
    ["Asia/Kolkata", -330],
    ["UTC", 0],
    ["Pacific/Auckland", -780],
    ["America/Los_Angeles", 480],
    ["Pacific/Kiritimati", -840],
  ])(
    "[AVAIL-3] [CONST-2] [CONST-6] [L-15] [L-16] changes no day, no night and no deadline: %s",
    async (zone, minutesBehindLondon) => {
      expect(await answersIn(zone)).toEqual({
        minutesBehindLondon,
        today: ["2026-06-30", "2026-07-01", "2026-07-01", "2027-01-01"],
        tonight: [true, false],
        counting: ["2026-12-26", "2026-02-28", 249],
        nights: ["2026-10-24", "2026-10-25", "2026-10-26"],
        words: ["Fri 25 Dec 2026", "2026-12-25", "checkIn=25-12-2026&checkOut=28-12-2026&rooms=2-0"],
        policy: [
          [0, true],
          [600_000, false],
          [1_200_000, false],
        ],
        stored: ["2026-12-25", "2026-12-25T00:00:00.000Z", "2026-12-24T13:00:00.000Z"],
      })
    },
  )
})
