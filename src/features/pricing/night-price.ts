import { type CalendarDate, daysBetween } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import {
  changedPrice,
  defaultNightSetting,
  nightKey,
  type NightSetting,
  type PricedRoom,
  type PriceRule,
  type PricingRules,
  type Season,
  weekdayKey,
  weekdayOf,
} from "./pricing-rules.ts"

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
