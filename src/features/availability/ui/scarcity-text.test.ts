import { expect, test } from "vitest"
import { formatRoomsLeft, formatShortage } from "./scarcity-text.ts"

test("[AVAIL-7] the number of rooms left is shown when it is small, and is exact", () => {
  expect(formatRoomsLeft(1)).toBe("Only 1 room of this type is left.")
  expect(formatRoomsLeft(3)).toBe("Only 3 rooms of this type are left.")
  expect([formatRoomsLeft(0), formatRoomsLeft(4), formatRoomsLeft(24)]).toEqual([null, null, null])
})

test("[AVAIL-7] a room type that is not available says why", () => {
  expect(formatShortage(0, 1)).toContain("Fully booked")
  expect(formatShortage(1, 2)).toBe("Only 1 room is left for these nights; you asked for 2.")
  expect(formatShortage(2, 2)).toBeNull()
})
