import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nextFilmStage } from "./welcome-film-stage.ts"

const events = fc.array(fc.constantFrom("plays" as const, "ends" as const))

describe("the stages of the welcome film", () => {
  it("[HOME-1] playing, it shows; ended, it is over", () => {
    expect(nextFilmStage("loading", "plays")).toBe("showing")
    expect(nextFilmStage("showing", "plays")).toBe("showing")
    expect(nextFilmStage("showing", "ends")).toBe("over")
    expect(nextFilmStage("loading", "ends")).toBe("over")
  })

  it("[HOME-1] once ended nothing brings it back, whatever happens and in whatever order", () => {
    fc.assert(
      fc.property(events, events, (before, after) => {
        const ended = nextFilmStage(before.reduce(nextFilmStage, "loading"), "ends")
        expect(after.reduce(nextFilmStage, ended)).toBe("over")
      }),
    )
  })
})
