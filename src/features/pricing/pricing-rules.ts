import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { divideRoundingHalfUp, fromRupees, type Money } from "#src/shared/money.ts"

/** A price, or a change of the type's own price in hundredths of a percent. */
export type PriceRule =
  | { readonly kind: "price"; readonly price: Money }
  | { readonly kind: "change"; readonly hundredths: number }

export type Season = {
  readonly id: string
  readonly name: string
  readonly firstNight: CalendarDate
  /** Included. */
  readonly lastNight: CalendarDate
  /** By room type id; the season does not apply to a type without a rule. */
  readonly rules: Readonly<Record<string, PriceRule>>
}

/** The settings of one night of one room type. */
export type NightSetting = {
  readonly price: Money | null
  readonly minimumNights: number | null
  /** No further room is sold. */
  readonly isClosed: boolean
}

export const defaultNightSetting: NightSetting = { price: null, minimumNights: null, isClosed: false }

/** All rules that price nights, except the base prices of the room types. */
export type PricingRules = {
  readonly seasons: readonly Season[]
  readonly weekdays: ReadonlyMap<string, PriceRule>
  readonly nights: ReadonlyMap<string, NightSetting>
}

/** A room type with its base price. */
export type PricedRoom = { readonly id: string; readonly finalPrice: Money }

export const nightKey = (roomTypeId: string, night: CalendarDate): string => `${roomTypeId} ${night}`
export const weekdayKey = (roomTypeId: string, weekday: number): string => `${roomTypeId} ${weekday}`

/** 0 is Sunday. */
export const weekdayOf = (night: CalendarDate): number => new Date(`${night}T00:00:00Z`).getUTCDay()

/** The names of the weekdays, by `weekdayOf`. */
export const weekdayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const

/** The weekdays in the order of the screens, which begin with Monday. */
export const shownWeekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** A price changed by hundredths of a percent, in whole rupees, halves up. */
export const changedPrice = (price: Money, hundredths: number): Money =>
  fromRupees(divideRoundingHalfUp(price * (10_000 + hundredths), 1_000_000))
