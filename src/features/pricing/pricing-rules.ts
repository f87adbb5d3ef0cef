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
  /** Its last night belongs to it. */
  readonly lastNight: CalendarDate
  /** By the id of the room type; a type without a rule knows no such season. */
  readonly rules: Readonly<Record<string, PriceRule>>
}

/** What is said of one night of one type by itself. */
export type NightSetting = {
  readonly price: Money | null
  readonly minimumNights: number | null
  /** No further room is sold. */
  readonly isClosed: boolean
}

export const defaultNightSetting: NightSetting = { price: null, minimumNights: null, isClosed: false }

/** Everything that prices are made of, beside the types' own. */
export type PricingRules = {
  readonly seasons: readonly Season[]
  readonly weekdays: ReadonlyMap<string, PriceRule>
  readonly nights: ReadonlyMap<string, NightSetting>
}

/** The type as far as its price goes. */
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

// Diwali week goes before the winter around it: the shorter season, then the one that begins later, then any fixed order.
const hasPriority = (a: Season, b: Season): boolean => {
  if (lengthOf(a) !== lengthOf(b)) return lengthOf(a) < lengthOf(b)
  if (a.firstNight !== b.firstNight) return a.firstNight > b.firstNight
  return a.id < b.id
}

/** The season that sets the price of a type on a night: the shortest of those that hold. */
function seasonOf(seasons: readonly Season[], roomTypeId: string, night: CalendarDate): Season | null {
  let found: Season | null = null
  for (const season of seasons) {
    const holds = season.firstNight <= night && night <= season.lastNight && season.rules[roomTypeId]
    if (holds && (found === null || hasPriority(season, found))) found = season
  }
  return found
}

export type PriceSource = "night" | "season" | "weekday" | "base"

/** One night of one type as it is sold. */
export type PricedNight = NightSetting & {
  readonly price: Money
  readonly source: PriceSource
  /** The season that holds, whether or not the night has a price of its own. */
  readonly season: string | null
}

/** The price of a night: its own, else its season's, else its weekday's, else the type's. */
export function computeNightPrice(plan: PricingRules, room: PricedRoom, night: CalendarDate): PricedNight {
  const own = plan.nights.get(nightKey(room.id, night)) ?? defaultNightSetting
  const season = seasonOf(plan.seasons, room.id, night)
  const rest = { minimumNights: own.minimumNights, isClosed: own.isClosed, season: season?.name ?? null }
  if (own.price !== null) return { ...rest, price: own.price, source: "night" }
  const seasonRule = season?.rules[room.id]
  if (seasonRule) return { ...rest, price: priceBy(seasonRule, room.finalPrice), source: "season" }
  const weekdayRule = plan.weekdays.get(weekdayKey(room.id, weekdayOf(night)))
  if (weekdayRule) return { ...rest, price: priceBy(weekdayRule, room.finalPrice), source: "weekday" }
  return { ...rest, price: room.finalPrice, source: "base" }
}
