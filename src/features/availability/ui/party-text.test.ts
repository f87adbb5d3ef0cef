import { expect, test } from "vitest"
import { wordsOfGuests, wordsOfNights, wordsOfRooms } from "./party-text.ts"

test("[AVAIL-1] a party reads as people would say it", () => {
  expect(wordsOfGuests([{ adults: 1, children: 0 }])).toBe("1 adult")
  expect(
    wordsOfGuests([
      { adults: 2, children: 1 },
      { adults: 1, children: 1 },
    ]),
  ).toBe("3 adults, 2 children")
  expect([wordsOfNights(1), wordsOfNights(3), wordsOfRooms(1), wordsOfRooms(10)]).toEqual([
    "1 night",
    "3 nights",
    "1 room",
    "10 rooms",
  ])
})
