import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { conflictFields, mergedValues } from "./edit-conflict.ts"

const opened = { name: "Suite", price: "16500", message: "A sitting room." }

const names = ["name", "price", "message"] as const
const anyValues = fc.record({
  name: fc.constantFrom("a", "b", "c"),
  price: fc.constantFrom("1", "2", "3"),
  message: fc.constantFrom("", "x", "y"),
})

describe("two people who edit one record", () => {
  test("[ADM-3] nothing is asked where only one of them changed a field", () => {
    const three = { opened, yours: { ...opened, price: "17000" }, theirs: { ...opened, name: "Sky Suite" } }
    expect(conflictFields(three)).toEqual([
      { name: "name", yours: "Suite", theirs: "Sky Suite", isContested: false },
    ])
    expect(mergedValues(three)).toEqual({ ...opened, price: "17000", name: "Sky Suite" })
  })

  test("[ADM-3] a field that both changed is contested, and what was typed stays", () => {
    const three = { opened, yours: { ...opened, price: "17000" }, theirs: { ...opened, price: "18000" } }
    expect(conflictFields(three)).toEqual([
      { name: "price", yours: "17000", theirs: "18000", isContested: true },
    ])
    expect(mergedValues(three)["price"]).toBe("17000")
  })

  test("[ADM-3] no typed word is ever lost, and no change of the other goes unseen", () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, (before, yours, theirs) => {
        const fields = conflictFields({ opened: before, yours, theirs })
        const merged = mergedValues({ opened: before, yours, theirs })
        for (const name of names) {
          const typed = yours[name] !== before[name]
          if (typed) expect(merged[name]).toBe(yours[name])
          const isSeen = fields.some((field) => field.name === name)
          expect(isSeen).toBe(theirs[name] !== before[name] && theirs[name] !== yours[name])
          if (!typed) expect(merged[name]).toBe(theirs[name])
        }
      }),
    )
  })

  test("[ADM-3] without knowing how the form was opened, every difference is contested", () => {
    expect(conflictFields({ opened: {}, yours: opened, theirs: { ...opened, name: "X" } })).toEqual([
      { name: "name", yours: "Suite", theirs: "X", isContested: true },
    ])
  })
})
