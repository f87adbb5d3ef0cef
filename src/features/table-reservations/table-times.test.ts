import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { hotel } from "#src/shared/hotel.ts"
import {
  formatSlot,
  freeSlots,
  nearestSlots,
  nextSlotAfter,
  parseSlot,
  seatingSlots,
  slotsFrom,
  timeOfSlot,
} from "./table-times.ts"

const anySlot = fc.constantFrom(...seatingSlots)

describe("the times of a table", () => {
  test("[GUEST-7] begin when the restaurants open and end when they close", () => {
    expect(timeOfSlot(seatingSlots[0] ?? 0)).toBe(hotel.diningOpens)
    const last = slotsFrom(seatingSlots.at(-1) ?? 0).at(-1) ?? 0
    expect(timeOfSlot(last + 1)).toBe(hotel.diningCloses)
  })

  test("are read as they are written, and no other time is", () => {
    fc.assert(fc.property(anySlot, (slot) => parseSlot(timeOfSlot(slot)) === slot))
    for (const time of ["06:30", "22:00", "19:15", "7:30", "", "24:00"]) expect(parseSlot(time)).toBeNull()
    expect(formatSlot(parseSlot("19:30") ?? 0)).toBe("7:30 pm")
  })

  test.each([
    ["18:00", "18:30"],
    ["18:01", "19:00"],
    ["18:29", "19:00"],
    ["18:30", "19:00"],
  ])("[GUEST-7] at %s the first table of today is that of %s", (now, first) => {
    expect(timeOfSlot(nextSlotAfter(now))).toBe(first)
  })
})

const someSlots = fc.array(
  fc.record({ slot: fc.integer({ min: 14, max: 45 }), taken: fc.integer({ min: 0, max: 10 }) }),
  { maxLength: 20 },
)

test("[GUEST-7] a time is free when each of its half hours has room, and no other is", () => {
  fc.assert(
    fc.property(someSlots, fc.integer({ min: 1, max: 12 }), (taken, guests) => {
      const slots = [...new Map(taken.map((one) => [one.slot, { ...one, covers: 10 }])).values()]
      const free = freeSlots(slots, 10, guests)
      for (const slot of seatingSlots) {
        const fits = slotsFrom(slot).every(
          (part) => (slots.find((one) => one.slot === part)?.taken ?? 0) + guests <= 10,
        )
        expect(free.includes(slot)).toBe(fits)
      }
    }),
  )
})

test("[GUEST-7] the nearest free times are offered, in the order of the day", () => {
  fc.assert(
    fc.property(anySlot, fc.uniqueArray(anySlot), (wanted, free) => {
      const nearest = nearestSlots(wanted, free, 3)
      expect(nearest).toEqual(nearest.toSorted((a, b) => a - b))
      expect(nearest).toHaveLength(Math.min(3, free.length))
      const farthest = Math.max(0, ...nearest.map((slot) => Math.abs(slot - wanted)))
      for (const other of free.filter((slot) => !nearest.includes(slot)))
        expect(Math.abs(other - wanted)).toBeGreaterThanOrEqual(farthest)
    }),
  )
})
