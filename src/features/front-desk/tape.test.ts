import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { occupancyLevel, nextCell, parseTapeLength } from "./tape.ts"

const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]

describe("the tape chart", () => {
  test("[L-22] keys never lead out of the grid, and every place can be reached", () => {
    const size = { rows: 6, columns: 14 }
    const anyPlace = fc.record({
      row: fc.integer({ min: 0, max: 5 }),
      column: fc.integer({ min: 0, max: 13 }),
    })
    fc.assert(
      fc.property(anyPlace, fc.constantFrom(...keys), fc.boolean(), (place, key, ctrlKey) => {
        const next = nextCell(place, { key, ctrlKey }, size)
        expect(next?.row).toSatisfy((row: number) => row >= 0 && row < size.rows)
        expect(next?.column).toSatisfy((column: number) => column >= 0 && column < size.columns)
      }),
    )
    expect(nextCell({ row: 2, column: 5 }, { key: "End", ctrlKey: true }, size)).toEqual({
      row: 5,
      column: 13,
    })
    expect(nextCell({ row: 2, column: 5 }, { key: "x", ctrlKey: false }, size)).toBeNull()
  })

  test("a full night looks full, and an empty one empty", () => {
    expect(occupancyLevel({ rooms: 20, free: 20 })).toBe(0)
    expect(occupancyLevel({ rooms: 20, free: 10 })).toBe(2)
    expect(occupancyLevel({ rooms: 20, free: 1 })).toBe(3)
    expect(occupancyLevel({ rooms: 20, free: 0 })).toBe(4)
    expect(occupancyLevel({ rooms: 0, free: 0 })).toBe(4)
  })

  test("shows 14 nights unless 30 are asked for", () => {
    expect([null, "30", "7", "14"].map(parseTapeLength)).toEqual([14, 30, 14, 14])
  })
})
