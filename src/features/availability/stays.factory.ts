import fc from "fast-check"
import { addDays, type CalendarDate, calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromPaise, fromRupees, type Money } from "#src/shared/money.ts"
import type { Party, RoomGuests } from "./party.ts"
import { maxStayNights, type Stay } from "./stay.ts"

const firstDay = calendarDateOf("2000-01-01")

/** Any day of this century. */
export const anyDate: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: 0, max: 36_000 })
  .map((days) => addDays(firstDay, days))

/** Any valid stay. */
export const anyStay: fc.Arbitrary<Stay> = fc
  .record({ checkIn: anyDate, nights: fc.integer({ min: 1, max: maxStayNights }) })
  .map(({ checkIn, nights }) => ({ checkIn, checkOut: addDays(checkIn, nights) }))

const anyRoomGuests: fc.Arbitrary<RoomGuests> = fc.record({
  adults: fc.integer({ min: 1, max: 2 }),
  children: fc.integer({ min: 0, max: 2 }),
})

/** Any valid party. */
export const anyParty: fc.Arbitrary<Party> = fc.array(anyRoomGuests, { minLength: 1, maxLength: 10 })

/** Any amount up to ten lakh rupees, to the paisa. */
export const anyMoney: fc.Arbitrary<Money> = fc.integer({ min: 0, max: 100_000_000 }).map(fromPaise)

/** Any price of a night, in whole rupees. */
export const anyNightPrice: fc.Arbitrary<Money> = fc.integer({ min: 0, max: 60_000 }).map(fromRupees)
