import { expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { callerRoomStatus } from "./caller-room.ts"

const firstFullNight = calendarDateOf("2026-12-03")
const why = (parts: object) => ({ kind: "not-available" as const, firstFullNight, left: 32, ...parts })

test.each([
  ["a free room", true, null, { canBook: true, restriction: null, unavailableLabel: null }],
  [
    "a minimum stay with 32 rooms free",
    true,
    why({ minimumNights: 3 }),
    { canBook: true, restriction: "Minimum 3 nights", unavailableLabel: null },
  ],
  [
    "a closed night with 32 rooms free",
    true,
    why({ isClosed: true }),
    { canBook: false, restriction: "Not on sale on Thu 3 Dec 2026", unavailableLabel: "Closed" },
  ],
  [
    "a full night",
    true,
    why({ left: 0 }),
    { canBook: false, restriction: "Fully booked on Thu 3 Dec 2026", unavailableLabel: "Full" },
  ],
  [
    "too few rooms",
    true,
    why({ left: 2 }),
    { canBook: false, restriction: "Only 2 left on Thu 3 Dec 2026", unavailableLabel: "Too few" },
  ],
  [
    "a type out of stock",
    false,
    null,
    { canBook: false, restriction: null, unavailableLabel: "Out of stock" },
  ],
])("[AVAIL-5] the desk sees why it cannot book, or what restricts, %s", (...[, isSellable, reason, answer]) =>
  expect(callerRoomStatus({ isSellable, why: reason })).toEqual(answer),
)
