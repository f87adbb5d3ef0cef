import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { add, fromPaise, fromRupees, type Money, sum, zero } from "#src/shared/money.ts"
import {
  type CancellableStay,
  canChangeDates,
  cancellationCharge,
  cancellationPolicyOf2025,
  policyAfterChange,
  freeCancellationHours,
  listCancellationSteps,
  refundAfterCharge,
} from "./cancellation-policy.ts"
import { startOfStay } from "#src/features/day-rooms/day-room.ts"
import { anyMoney } from "#src/features/availability/stays.factory.ts"

const checkIn = calendarDateOf("2026-12-25")

function stayOf(
  rooms: number,
  nightTotals: readonly Money[] = [fromRupees(6000), fromRupees(9000)],
): CancellableStay {
  return {
    checkIn,
    rooms,
    total: sum(nightTotals),
    nightTotals,
    cancellationPolicy: cancellationPolicyOf2025,
  }
}

const at = (local: string) => new Date(`${local}+05:30`)
const chargeAt = (rooms: number, local: string) => cancellationCharge(stayOf(rooms), at(local))
const oneNight = fromRupees(6000)
const everything = fromRupees(15_000)

describe("cancelling a booking", () => {
  test("[CONST-6] check-in is at 14:00 of the hotel's own clock", () => {
    expect(startOfStay({ checkIn }).toISOString()).toBe("2026-12-25T08:30:00.000Z")
  })

  test.each([
    ["weeks ahead", 1, "2026-12-01T09:00:00", zero],
    ["24 hours ahead to the second", 1, "2026-12-24T14:00:00", zero],
    ["a second later", 1, "2026-12-24T14:00:01", oneNight],
    ["at the minute of check-in", 1, "2026-12-25T14:00:00", oneNight],
    ["a second after check-in, as no-show", 1, "2026-12-25T14:00:01", everything],
    ["the day after", 1, "2026-12-26T09:00:00", everything],
    ["three rooms, 24 hours ahead", 3, "2026-12-24T14:00:00", zero],
    ["four rooms, 72 hours ahead to the second", 4, "2026-12-22T14:00:00", zero],
    ["four rooms, a second later", 4, "2026-12-22T14:00:01", oneNight],
    ["four rooms, 24 hours ahead", 4, "2026-12-24T14:00:00", oneNight],
    ["four rooms, no-show", 4, "2026-12-25T18:00:00", everything],
  ])("[CONST-6] %s", (...[, rooms, local, charge]) => expect(chargeAt(rooms, local)).toBe(charge))

  test("[CONST-6] the same instant counts the same in every zone", () => {
    const utc = new Date("2026-12-24T08:30:00Z")
    const auckland = new Date("2026-12-24T21:30:00+13:00")
    const losAngeles = new Date("2026-12-24T00:30:00-08:00")
    expect([utc, auckland, losAngeles].map((now) => cancellationCharge(stayOf(1), now))).toEqual([
      zero,
      zero,
      zero,
    ])
  })

  test("[CONST-6] more than three rooms need 72 hours", () => {
    expect([1, 2, 3, 4, 10].map((rooms) => freeCancellationHours(stayOf(rooms)))).toEqual([
      24, 24, 24, 72, 72,
    ])
  })

  test("[CONST-6] the charge only rises as check-in comes nearer, from nothing to everything", () => {
    const anyNights = fc.array(anyMoney, { minLength: 1, maxLength: 10 })
    const hours = fc.double({ min: -100, max: 200, noNaN: true })
    fc.assert(
      fc.property(
        anyNights,
        fc.integer({ min: 1, max: 10 }),
        fc.tuple(hours, hours),
        (nights, rooms, [a, b]) => {
          const stay = stayOf(rooms, nights)
          const charge = (before: number) =>
            cancellationCharge(stay, new Date(startOfStay({ checkIn }).getTime() - before * 3_600_000))
          expect(charge(Math.min(a, b))).toBeGreaterThanOrEqual(charge(Math.max(a, b)))
          expect(charge(a)).toBeGreaterThanOrEqual(0)
          expect(charge(a)).toBeLessThanOrEqual(stay.total)
        },
      ),
    )
  })

  test("[CONST-6] its steps name the time limits, and leave out what is over and what costs the same", () => {
    const stepsAt = (local: string, nights?: Money[]) =>
      listCancellationSteps(stayOf(1, nights), at(local)).map(({ until, charge }) => [until, charge])
    const free = [at("2026-12-24T14:00:00"), zero]
    const late = [at("2026-12-25T14:00:00"), oneNight]
    expect(stepsAt("2026-12-01T09:00:00")).toEqual([free, late, [null, everything]])
    expect(stepsAt("2026-12-24T14:00:00")).toEqual([free, late, [null, everything]])
    expect(stepsAt("2026-12-24T14:00:01")).toEqual([late, [null, everything]])
    expect(stepsAt("2026-12-25T14:00:01")).toEqual([[null, everything]])
    expect(stepsAt("2026-12-01T09:00:00", [oneNight])).toEqual([free, [null, oneNight]])
  })

  test("[CONST-6] the steps say at every moment what a cancellation costs then", () => {
    const hours = fc.double({ min: -100, max: 800, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(anyMoney, { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 1, max: 10 }),
        fc.tuple(hours, hours),
        fc.boolean(),
        (nights, rooms, [a, b], isFreeEnded) => {
          const before = (left: number) => new Date(startOfStay({ checkIn }).getTime() - left * 3_600_000)
          const cancellationPolicy = { ...cancellationPolicyOf2025, isFreeEnded }
          const stay = { ...stayOf(rooms, nights), cancellationPolicy }
          const [seenAt, cancelledAt] = [before(Math.max(a, b)), before(Math.min(a, b))]
          const steps = listCancellationSteps(stay, seenAt)
          const step = steps.find(({ until }) => until === null || cancelledAt <= until)
          expect(step?.charge).toBe(cancellationCharge(stay, cancelledAt))
          expect(steps.map(({ charge }) => charge)).toEqual(
            [...new Set(steps.map(({ charge }) => charge))].toSorted((x, y) => x - y),
          )
        },
      ),
    )
  })

  test("[L-13] charge and refund make what was paid, unless less was paid than is charged", () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, (charge, paid) => {
        const refund = refundAfterCharge(charge, paid)
        if (paid >= charge) expect(add(refund, charge)).toBe(paid)
        else expect(refund).toBe(zero)
      }),
    )
  })

  test("[L-14] a booking keeps the policy that it was made under", () => {
    const generous = { freeHours: 0, groupFreeHours: 0, groupRooms: 3, lateNights: 1 }
    const stay = { ...stayOf(1), cancellationPolicy: generous }
    expect(cancellationCharge(stay, at("2026-12-25T13:59:00"))).toBe(zero)
    const strict = { freeHours: 240, groupFreeHours: 720, groupRooms: 1, lateNights: 5 }
    expect(cancellationCharge({ ...stay, cancellationPolicy: strict }, at("2026-12-24T14:00:00"))).toBe(
      everything,
    )
  })
})

describe("changing dates", () => {
  test("[CONST-6] is possible until 24 hours before check-in, for parties of any size", () => {
    for (const rooms of [1, 4]) {
      expect(canChangeDates(stayOf(rooms), at("2026-12-24T14:00:00"))).toBe(true)
      expect(canChangeDates(stayOf(rooms), at("2026-12-24T14:00:01"))).toBe(false)
    }
    expect(canChangeDates(stayOf(1, [fromPaise(1)]), at("2026-12-26T00:00:00"))).toBe(false)
  })
})

describe("the policy after a change of dates", () => {
  const changed = (rooms: number, now: string) => policyAfterChange(stayOf(rooms), at(now))

  test("[CONST-6] [L-14] has no free cancellation once that of the group had ended", () => {
    expect(changed(4, "2026-12-22T14:00:00")).toEqual(cancellationPolicyOf2025)
    const cancellationPolicy = changed(4, "2026-12-22T14:00:01")
    expect(cancellationPolicy.isFreeEnded).toBe(true)
    expect(cancellationCharge({ ...stayOf(4), cancellationPolicy }, at("2026-10-01T12:00:00"))).toBe(oneNight)
  })

  test("[CONST-6] is the same for three rooms, and after the limit for changes", () => {
    expect(changed(3, "2026-12-24T14:00:00")).toEqual(cancellationPolicyOf2025)
    expect(changed(4, "2026-12-24T14:00:01")).toEqual(cancellationPolicyOf2025)
  })
})

test("[GUEST-8] [CONST-6] a day room is free until its free hours before its start, and costs its price after", () => {
  const dayRoom = { startsAt: "2026-12-26T09:00", hours: 6 } as const
  const stay = { ...stayOf(1, [zero, fromRupees(4500)]), dayRoom }
  const charges = ["2026-12-25T09:00:00", "2026-12-25T09:01:00", "2026-12-26T09:01:00"].map((local) =>
    cancellationCharge(stay, at(local)),
  )
  expect(charges).toEqual([zero, fromRupees(4500), fromRupees(4500)])
  expect(listCancellationSteps(stay, new Date("2026-12-01T00:00:00Z"))).toEqual([
    { until: new Date("2026-12-25T03:30:00Z"), charge: zero },
    { until: null, charge: fromRupees(4500) },
  ])
})
