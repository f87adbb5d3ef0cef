import { describe, expect, test } from "vitest"
import { isInMiddleOfWindow, nextIndex, stepWithin } from "./home-panel-steps.ts"

describe("the panels of the home page", () => {
  test("[HOME-3] the wheel goes forward and back without wrapping", () => {
    expect([0, 1, 2, 3].map((index) => stepWithin(4, index, 120))).toEqual([1, 2, 3, null])
    expect([0, 1, 2, 3].map((index) => stepWithin(4, index, -3))).toEqual([null, 0, 1, 2])
    expect(stepWithin(4, 1, 0)).toBeNull()
  })

  test("[HOME-3] [HOME-9] automatic steps and swipes wrap around", () => {
    expect([0, 1, 2, 3].map((index) => nextIndex(4, index))).toEqual([1, 2, 3, 0])
    expect([0, 1, 2, 3].map((index) => nextIndex(4, index, -1))).toEqual([3, 0, 1, 2])
  })

  test("[HOME-3] the page keeps its own scrolling until the panels are in the middle of the window", () => {
    expect(isInMiddleOfWindow({ top: 90, bottom: 810 }, 900)).toBe(true)
    expect(isInMiddleOfWindow({ top: 700, bottom: 1400 }, 900)).toBe(false)
    expect(isInMiddleOfWindow({ top: -600, bottom: 100 }, 900)).toBe(false)
  })
})
