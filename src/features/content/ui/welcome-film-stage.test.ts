import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nextFilmStage } from "./home-film-stage.ts"

const events = fc.array(fc.constantFrom("wanted" as const, "plays" as const, "ends" as const))

describe("the stages of the welcome film", () => {
  it("[HOME-1] wanted, it loads; playing, it shows; ended, it is over", () => {
    expect(nextFilmStage("waiting", "wanted")).toBe("loading")
    expect(nextFilmStage("loading", "plays")).toBe("showing")
    expect(nextFilmStage("showing", "ends")).toBe("over")
  })

  it("[HOME-1] once ended nothing brings it back, whatever happens and in whatever order", () => {
    fc.assert(
      fc.property(events, events, (before, after) => {
        const ended = nextFilmStage(before.reduce(nextFilmStage, "waiting"), "ends")
        expect(after.reduce(nextFilmStage, ended)).toBe("over")
      }),
    )
  })

  it("[HOME-1] it shows only after it was wanted", () => {
    expect(nextFilmStage("waiting", "plays")).toBe("waiting")
  })
})
