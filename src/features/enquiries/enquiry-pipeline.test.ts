import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { canTransition, movesFrom, type Stage, stages } from "./enquiry-pipeline.ts"

const anyStage = fc.constantFrom(...stages)

describe("the way of an enquiry", () => {
  test("nothing becomes new again, and nothing moves to where it stands", () => {
    fc.assert(
      fc.property(anyStage, anyStage, (from, to) => {
        if (to === "new" || from === to) expect(canTransition(from, to)).toBe(false)
      }),
    )
  })

  test("from every stage each of the later ones can be reached", () => {
    const reached = (from: Stage, seen = new Set<Stage>([from])): Set<Stage> => {
      for (const to of movesFrom(from)) if (!seen.has(to)) reached(to, seen.add(to))
      return seen
    }
    for (const stage of stages)
      expect([...reached(stage)]).toEqual(expect.arrayContaining(["answered", "won", "lost"]))
  })
})
