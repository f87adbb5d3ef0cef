import { expect, test } from "vitest"
import { formatAge } from "./format-age.ts"

const instant = "2026-07-01T06:30:00.000Z"

test.each([
  ["2026-07-01T06:29:00.000Z", "less than a minute"],
  ["2026-07-01T06:30:59.000Z", "less than a minute"],
  ["2026-07-01T06:31:00.000Z", "1 minute"],
  ["2026-07-01T07:29:59.000Z", "59 minutes"],
  ["2026-07-01T07:30:00.000Z", "1 hour"],
  ["2026-07-03T06:29:00.000Z", "47 hours"],
  ["2026-07-03T06:30:00.000Z", "2 days"],
])("at %s the age of an instant is %s", (now, words) => expect(formatAge(instant, now)).toBe(words))
