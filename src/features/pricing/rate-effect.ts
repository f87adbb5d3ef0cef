import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import { isUnusualPrice } from "#src/shared/unusual-price.ts"
import { type GstPeriods, gstSlabsOn, isInGstGap } from "./gst.ts"
import { computeNightPrice } from "./night-price.ts"
import type { PricedRoom, PricingRules } from "./pricing-rules.ts"

type PriceRange = { readonly low: Money; readonly high: Money }

/** The effect of a change on the nights that guests can book, counted by room type and night. */
export type RateEffect = {
  /** Nights whose price, minimum stay or sale changes. */
  readonly nights: number
  /** The dates and the room types of these nights. */
  readonly dates: number
  readonly roomTypes: number
  readonly firstNight: CalendarDate | null
  readonly lastNight: CalendarDate | null
  /** Nights whose price changes, with the price ranges before and after. */
  readonly priced: number
  readonly from: PriceRange | null
  readonly to: PriceRange | null
  readonly closed: number
  readonly opened: number
  readonly withMinimum: number
  /** Nights whose new price is in a GST gap, and the first such price. */
  readonly inGap: number
  readonly gapPrice: Money | null
  /** Nights whose new price is unusual, and the first such change: it is saved only with a confirmation. */
  readonly unusual: number
  readonly unusualChange: { readonly before: Money; readonly after: Money } | null
  /** Equal for equal effects: a change is saved only if its effect is the one that was shown. */
  readonly fingerprint: string
}

type Night = {
  readonly night: CalendarDate
  readonly roomTypeId: string
  readonly before: ReturnType<typeof computeNightPrice>
  readonly after: ReturnType<typeof computeNightPrice>
}

function findPriceRange(prices: readonly Money[]): PriceRange | null {
  const [first] = prices
  if (first === undefined) return null
  return prices.reduce<PriceRange>(
    ({ low, high }, price) => ({ low: price < low ? price : low, high: price > high ? price : high }),
    { low: first, high: first },
  )
}

const isChanged = ({ before, after }: Night): boolean =>
  before.price !== after.price ||
  before.minimumNights !== after.minimumNights ||
  before.isClosed !== after.isClosed

const total = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

type ComparedRules = {
  readonly before: PricingRules
  readonly after: PricingRules
  readonly gstPeriods: GstPeriods
}

const changedNights = (
  rooms: readonly PricedRoom[],
  nights: readonly CalendarDate[],
  { before, after }: Pick<ComparedRules, "before" | "after">,
): Night[] =>
  nights
    .flatMap((night) =>
      rooms.map(
        (room): Night => ({
          night,
          roomTypeId: room.id,
          before: computeNightPrice(before, room, night),
          after: computeNightPrice(after, room, night),
        }),
      ),
    )
    .filter(isChanged)

/** Compares the prices before and after a change, night by night. */
export function computeRateEffect(
  rooms: readonly PricedRoom[],
  nights: readonly CalendarDate[],
  { before, after, gstPeriods }: ComparedRules,
): RateEffect {
  const changed = changedNights(rooms, nights, { before, after })
  const priced = changed.filter((night) => night.before.price !== night.after.price)
  const [from, to] = [priced.map((night) => night.before.price), priced.map((night) => night.after.price)]
  const unusual = priced.filter((night) => isUnusualPrice(night.before.price, night.after.price))
  const inGap = priced.filter(({ night, after: { price } }) =>
    isInGstGap(price, gstSlabsOn(gstPeriods, night)),
  )
  const counts = {
    nights: changed.length,
    dates: new Set(changed.map(({ night }) => night)).size,
    roomTypes: new Set(changed.map(({ roomTypeId }) => roomTypeId)).size,
    priced: priced.length,
    closed: changed.filter((night) => !night.before.isClosed && night.after.isClosed).length,
    opened: changed.filter((night) => night.before.isClosed && !night.after.isClosed).length,
    withMinimum: changed.filter((night) => night.before.minimumNights !== night.after.minimumNights).length,
    inGap: inGap.length,
    unusual: unusual.length,
  }
  return {
    ...counts,
    firstNight: changed[0]?.night ?? null,
    lastNight: changed.at(-1)?.night ?? null,
    from: findPriceRange(from),
    to: findPriceRange(to),
    gapPrice: inGap[0]?.after.price ?? null,
    unusualChange: unusual[0] ? { before: unusual[0].before.price, after: unusual[0].after.price } : null,
    fingerprint: [
      ...Object.values(counts),
      total(from),
      total(to),
      total(changed.map(({ before: { minimumNights } }) => minimumNights ?? 0)),
      total(changed.map(({ after: { minimumNights } }) => minimumNights ?? 0)),
    ].join("-"),
  }
}
