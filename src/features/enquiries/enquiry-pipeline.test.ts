import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { nextStages, type Stage, stageNamesOf, stages, stagesOf } from "./enquiry-pipeline.ts"

const anyStage = fc.constantFrom(...stages)

describe("the stages of an enquiry", () => {
  test("nothing becomes new again, and nothing moves to its own stage", () => {
    fc.assert(
      fc.property(anyStage, anyStage, (from, to) => {
        if (to === "new" || from === to) expect(nextStages("banquet", from)).not.toContain(to)
      }),
    )
  })

  test("every later stage can be reached from every stage", () => {
    const reached = (from: Stage, seen = new Set<Stage>([from])): Set<Stage> => {
      for (const to of nextStages("banquet", from)) if (!seen.has(to)) reached(to, seen.add(to))
      return seen
    }
    for (const stage of stages)
      expect([...reached(stage)]).toEqual(expect.arrayContaining(["answered", "won", "lost"]))
  })

  test("[ENQ-5] a contact message is new, answered or closed", () => {
    expect(stagesOf("contact").map((stage) => stageNamesOf("contact")[stage])).toEqual([
      "New",
      "Answered",
      "Closed",
    ])
    expect(nextStages("contact", "new")).toEqual(["answered", "lost"])
    expect(nextStages("contact", "answered")).toEqual(["lost"])
    expect(nextStages("contact", "lost")).toEqual(["answered"])
  })
})
