import { describe, expect, it } from "vitest"
import { cancellationSections, cancellationSummary } from "./cancellation-page.ts"

const policy = { freeHours: 24, groupFreeHours: 72, groupRooms: 3, lateNights: 1 }
const timing = "Refunds start in 3-5 business days and take 7-10 more to arrive."

describe("the cancellation policy in words", () => {
  it("[POL-1] [CONST-6] states every figure of the policy, in short and at length", () => {
    const short = cancellationSummary(policy)
      .map(({ term, description }) => `${term}: ${description}`)
      .join("\n")
    const long = cancellationSections(policy, timing)
      .flatMap(({ paragraphs }) => paragraphs)
      .join("\n")
    for (const text of [short, long]) {
      for (const figure of ["24 hours", "one night", "100%", "ore than 3 rooms", "72 hours", "3-5", "7-10"])
        expect(text).toContain(figure)
    }
  })

  it("[POL-1] follows the figures when they change", () => {
    const text = cancellationSections({ ...policy, freeHours: 48, lateNights: 2 }, timing)
      .flatMap(({ paragraphs }) => paragraphs)
      .join("\n")
    expect(text).toContain("48 hours or more before check-in")
    expect(text).toContain("2 nights")
    expect(text).not.toContain("24 hours")
  })
})
