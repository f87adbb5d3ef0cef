import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { differencesOf } from "./audit-difference.ts"
import { wordsOfKey } from "./audit-entry.ts"

const record = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,6}$/),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.integer())),
)

describe("the difference between two states", () => {
  test("[ADM-10] names the fields that changed, with both values", () => {
    expect(differencesOf({ role: "guest", name: "Meera" }, { role: "events", name: "Meera" })).toEqual([
      { field: "role", before: "guest", after: "events" },
    ])
    expect(differencesOf(null, { total: 12 })).toEqual([{ field: "total", before: null, after: "12" }])
    expect(differencesOf({ total: 12 }, undefined)).toEqual([{ field: "total", before: "12", after: null }])
  })

  test("[ADM-10] is empty between a state and itself, and whole against nothing", () => {
    fc.assert(
      fc.property(record, (state) => {
        expect(differencesOf(state, { ...state })).toEqual([])
        expect(differencesOf(null, state).map(({ field }) => field)).toEqual(Object.keys(state))
      }),
    )
  })

  test("[ADM-10] has every field that differs, once, and no other", () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
          (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
        )
        const told = differencesOf(before, after).map(({ field }) => field)
        expect(new Set(told).size).toBe(told.length)
        for (const field of told) expect(differing).toContain(field)
      }),
    )
  })

  test.each([
    ["change-dates", "Change dates"],
    ["checkIn", "Check in"],
    ["payment_status", "Payment status"],
  ])("%s reads %s", (key, words) => expect(wordsOfKey(key)).toBe(words))
})
