import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees, sum } from "#src/shared/money.ts"
import { dayRoomHours } from "./day-room.ts"
import { priceOfDayRoom, ratesOfDayRoom } from "./day-room-price.ts"

const first = calendarDateOf("2026-11-30")
const anyPrice = fc.integer({ min: 1, max: 60_000 }).map(fromRupees)
const anyHours = fc.constantFrom(...dayRoomHours)

test("[GUEST-8] a day room costs half a night for 6 hours, 65 % for 9 and 80 % for 12", () => {
  expect(dayRoomHours.map((hours) => priceOfDayRoom(fromRupees(9025), hours))).toEqual(
    [4513, 5866, 7220].map(fromRupees),
  )
})

test("[GUEST-8] [CONST-1] it is in whole rupees, less than a night, and more hours cost no less", () => {
  fc.assert(
    fc.property(anyPrice, (price) => {
      const prices = dayRoomHours.map((hours) => priceOfDayRoom(price, hours))
      expect(prices.every((own) => own % 100 === 0 && own > 0 && own <= price)).toBe(true)
      expect(prices.toSorted((a, b) => a - b)).toEqual(prices)
    }),
  )
})

test("[GUEST-8] its price is a share of the dearer night and stands on its last one", () => {
  fc.assert(
    fc.property(fc.array(anyPrice, { minLength: 1, maxLength: 2 }), anyHours, (prices, hours) => {
      const rates = prices.map((price, index) => ({ night: addDays(first, index), price }))
      const own = ratesOfDayRoom(rates, { startsAt: "2026-12-01T08:00", hours })
      const dearest = fromRupees(Math.max(...prices) / 100)
      expect(own.map(({ night }) => night)).toEqual(rates.map(({ night }) => night))
      expect(own.at(-1)?.price).toBe(priceOfDayRoom(dearest, hours))
      expect(sum(own.map(({ price }) => price))).toBe(own.at(-1)?.price)
    }),
  )
})
