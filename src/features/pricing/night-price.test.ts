import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, calendarDateOf, daysUntil } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { findMissedMinimum } from "./minimum-stay.ts"
import { computeNightPrice } from "./night-price.ts"
import {
  changedPrice,
  nightKey,
  type NightSetting,
  type PriceRule,
  type PricingRules,
  type Season,
  weekdayKey,
  weekdayOf,
} from "./pricing-rules.ts"

const room = { id: "suite", finalPrice: fromRupees(10_000) }
const start = calendarDateOf("2026-11-01")
const price = (rupees: number): PriceRule => ({ kind: "price", price: fromRupees(rupees) })
const change = (percent: number): PriceRule => ({ kind: "change", hundredths: percent * 100 })

const season = (parts: Partial<Season> & { days: [number, number]; rule: PriceRule }): Season => ({
  id: "a",
  name: "Winter",
  firstNight: addDays(start, parts.days[0]),
  lastNight: addDays(start, parts.days[1]),
  rules: { suite: parts.rule },
  ...parts,
})

const planOf = (parts: Partial<PricingRules>): PricingRules => ({
  seasons: [],
  weekdays: new Map(),
  nights: new Map(),
  ...parts,
})

const own = (setting: Partial<NightSetting>): NightSetting => ({
  price: null,
  minimumNights: null,
  isClosed: false,
  ...setting,
})

const anyRule = fc.oneof(
  fc.integer({ min: 1, max: 50_000 }).map(price),
  fc.integer({ min: -90, max: 500 }).map(change),
)
const anySeason = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 10 }), anyRule, fc.uuid())
  .map(([first, length, rule, id]) => season({ id, name: id, days: [first, first + length], rule }))
const anyPlan = fc
  .record({
    seasons: fc.array(anySeason, { maxLength: 5 }),
    weekdays: fc.dictionary(fc.constantFrom("0", "1", "5", "6"), anyRule),
    nights: fc.dictionary(fc.integer({ min: 0, max: 40 }).map(String), fc.integer({ min: 1, max: 90_000 })),
  })
  .map(({ seasons, weekdays, nights }) =>
    planOf({
      seasons,
      weekdays: new Map(
        Object.entries(weekdays).map(([day, rule]) => [weekdayKey("suite", Number(day)), rule]),
      ),
      nights: new Map(
        Object.entries(nights).map(([day, rupees]) => [
          nightKey("suite", addDays(start, Number(day))),
          own({ price: fromRupees(rupees) }),
        ]),
      ),
    }),
  )
const anyNight = fc.integer({ min: 0, max: 40 }).map((day) => addDays(start, day))

describe("the price of a night", () => {
  test("[AVAIL-2] is its own, else its season's, else its weekday's, else the type's", () => {
    fc.assert(
      fc.property(anyPlan, anyNight, (rules, night) => {
        const planned = computeNightPrice(rules, room, night)
        const holding = rules.seasons.filter(
          ({ firstNight, lastNight }) => firstNight <= night && night <= lastNight,
        )
        if (rules.nights.has(nightKey("suite", night))) expect(planned.source).toBe("night")
        else if (holding.length > 0) expect(planned.source).toBe("season")
        else if (rules.weekdays.has(weekdayKey("suite", weekdayOf(night))))
          expect(planned.source).toBe("weekday")
        else expect(planned).toMatchObject({ source: "base", price: room.finalPrice })
        expect(planned.price % 100).toBe(0)
        expect(planned.price).toBeGreaterThan(0)
      }),
    )
  })

  test("[AVAIL-2] does not depend on the order of the rules", () => {
    fc.assert(
      fc.property(anyPlan, anyNight, (rules, night) => {
        const turned = { ...rules, seasons: rules.seasons.toReversed() }
        expect(computeNightPrice(turned, room, night)).toEqual(computeNightPrice(rules, room, night))
      }),
    )
  })

  test("of two seasons that apply, the shorter sets it: Diwali before the winter around it", () => {
    const winter = season({ id: "b", days: [0, 90], rule: change(10) })
    const diwali = season({ id: "c", name: "Diwali", days: [6, 12], rule: change(30) })
    const priceOn = (day: number) =>
      computeNightPrice(planOf({ seasons: [winter, diwali] }), room, addDays(start, day)).price
    expect([5, 6, 12, 13].map(priceOn)).toEqual([11_000, 13_000, 13_000, 11_000].map(fromRupees))
  })

  test("of a type that a season does not name stays as it is", () => {
    const diwali = season({ days: [0, 9], rule: change(30) })
    const other = { id: "classic", finalPrice: fromRupees(5850) }
    expect(computeNightPrice(planOf({ seasons: [diwali] }), other, start)).toMatchObject({
      source: "base",
      season: null,
    })
  })

  test.each([
    [5850, 3000, 7605],
    [6992, 1250, 7866],
    [1, -9000, 0],
    [9025, -1000, 8123],
    [10_000, 0, 10_000],
  ])("[CONST-1] %d rupees changed by %d hundredths of a percent are %d", (base, hundredths, changed) => {
    expect(changedPrice(fromRupees(base), hundredths)).toBe(fromRupees(changed))
  })
})

describe("the shortest stay", () => {
  const rates = (...minimums: (number | null)[]) =>
    daysUntil(start, addDays(start, minimums.length)).map((night, index) => ({
      night,
      price: room.finalPrice,
      minimumNights: minimums[index] ?? null,
    }))

  test("[AVAIL-5] is the longest minimum of its nights, and that night is named", () => {
    expect(findMissedMinimum(rates(null, 3, 4))).toEqual({ night: "2026-11-03", nights: 4 })
    expect(findMissedMinimum(rates(null, 3, 3))).toBeNull()
    expect(findMissedMinimum(rates(null))).toBeNull()
  })

  test("[AVAIL-5] holds exactly when every night of the stay allows its length", () => {
    const anyMinimums = fc.array(fc.option(fc.integer({ min: 1, max: 8 })), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(anyMinimums, (minimums) => {
        const isMet = minimums.every((least) => (least ?? 1) <= minimums.length)
        expect(findMissedMinimum(rates(...minimums)) === null).toBe(isMet)
      }),
    )
  })
})
