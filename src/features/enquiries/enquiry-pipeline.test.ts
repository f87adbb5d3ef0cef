import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { canTransition, nextStages, type Stage, stages } from "./enquiry-pipeline.ts"

const anyStage = fc.constantFrom(...stages)

describe("the stages of an enquiry", () => {
  test("nothing becomes new again, and nothing moves to its own stage", () => {
    fc.assert(
      fc.property(anyStage, anyStage, (from, to) => {
        if (to === "new" || from === to) expect(canTransition(from, to)).toBe(false)
      }),
    )
  })

  test("every later stage can be reached from every stage", () => {
    const reached = (from: Stage, seen = new Set<Stage>([from])): Set<Stage> => {
      for (const to of nextStages(from)) if (!seen.has(to)) reached(to, seen.add(to))
      return seen
    }
    for (const stage of stages)
      expect([...reached(stage)]).toEqual(expect.arrayContaining(["answered", "won", "lost"]))
  })
})
