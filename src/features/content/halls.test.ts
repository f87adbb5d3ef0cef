import { describe, expect, it } from "vitest"
import { formatArea, listCapacities, formatSeats } from "./halls.ts"

describe("the halls", () => {
  it("[CORP-1] gives floor areas in both measures", () => {
    expect(formatArea({ areaSqft: 1450 })).toBe("1,450 sq ft (135 sq m)")
  })

  it("[CORP-1] marks a way of seating that is not offered", () => {
    expect(formatSeats(null)).toBe("–")
    expect(formatSeats(110)).toBe("110")
  })

  it("[CORP-1] never seats more at tables than stand at a reception, nor more in halves than in the whole", () => {
    const rows = listCapacities()
    for (const row of rows) expect(row.banquet ?? 0).toBeLessThan(row.reception ?? 0)
    const [whole, east, west] = rows
    expect((east?.areaSqft ?? 0) + (west?.areaSqft ?? 0)).toBe(whole?.areaSqft)
    expect((east?.banquet ?? 0) + (west?.banquet ?? 0)).toBeLessThanOrEqual(whole?.banquet ?? 0)
  })
})
