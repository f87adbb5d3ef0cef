import { type CalendarDate, daysBetween } from "#src/shared/calendar-date.ts"
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

/** A price changed by hundredths of a percent, in whole rupees, halves up. */
export const changedPrice = (price: Money, hundredths: number): Money =>
  fromRupees(divideRoundingHalfUp(price * (10_000 + hundredths), 1_000_000))

const priceBy = (rule: PriceRule, base: Money): Money =>
  rule.kind === "price" ? rule.price : changedPrice(base, rule.hundredths)

const lengthOf = ({ firstNight, lastNight }: Season): number => daysBetween(firstNight, lastNight)

// The shorter season wins, such as Diwali week within the winter; then the one that begins later, then the lower id.
const hasPriority = (a: Season, b: Season): boolean => {
  if (lengthOf(a) !== lengthOf(b)) return lengthOf(a) < lengthOf(b)
  if (a.firstNight !== b.firstNight) return a.firstNight > b.firstNight
  return a.id < b.id
}

/** The season that prices a room type on a night. */
function findSeason(seasons: readonly Season[], roomTypeId: string, night: CalendarDate): Season | null {
  let found: Season | null = null
  for (const season of seasons) {
    const applies = season.firstNight <= night && night <= season.lastNight && season.rules[roomTypeId]
    if (applies && (found === null || hasPriority(season, found))) found = season
  }
  return found
}

export type PriceSource = "night" | "season" | "weekday" | "base"

/** One night of one room type with its current price. */
export type PricedNight = NightSetting & {
  readonly price: Money
  readonly source: PriceSource
  /** The season that applies, also when the night has its own price. */
  readonly season: string | null
}

/** The price of a night: its own, else of its season, else of its weekday, else the base price of the type. */
export function computeNightPrice(rules: PricingRules, room: PricedRoom, night: CalendarDate): PricedNight {
  const own = rules.nights.get(nightKey(room.id, night)) ?? defaultNightSetting
  const season = findSeason(rules.seasons, room.id, night)
  const rest = { minimumNights: own.minimumNights, isClosed: own.isClosed, season: season?.name ?? null }
  if (own.price !== null) return { ...rest, price: own.price, source: "night" }
  const seasonRule = season?.rules[room.id]
  if (seasonRule) return { ...rest, price: priceBy(seasonRule, room.finalPrice), source: "season" }
  const weekdayRule = rules.weekdays.get(weekdayKey(room.id, weekdayOf(night)))
  if (weekdayRule) return { ...rest, price: priceBy(weekdayRule, room.finalPrice), source: "weekday" }
  return { ...rest, price: room.finalPrice, source: "base" }
}
