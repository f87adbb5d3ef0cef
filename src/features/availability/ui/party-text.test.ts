import { formatNights, formatRooms } from "#src/shared/format/format-count.ts"
import { expect, test } from "vitest"
import { formatGuests } from "./party-text.ts"

test("[AVAIL-1] a party reads as people would say it", () => {
  expect(formatGuests([{ adults: 1, children: 0 }])).toBe("1 adult")
  expect(
    formatGuests([
      { adults: 2, children: 1 },
      { adults: 1, children: 1 },
    ]),
  ).toBe("3 adults, 2 children")
  expect([formatNights(1), formatNights(3), formatRooms(1), formatRooms(10)]).toEqual([
    "1 night",
    "3 nights",
    "1 room",
    "10 rooms",
  ])
})
