import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import { computeNightPrice, type PricedRoom, type PricingRules } from "./pricing-rules.ts"

/** Prices that fit no slab of GST by its own rate: above `above`, up to `upTo` (decision 004). */
export type PriceGap = { readonly above: Money; readonly upTo: Money }

export const isInGap = (price: Money, gaps: readonly PriceGap[]): boolean =>
  gaps.some(({ above, upTo }) => price > above && price <= upTo)

type Span = { readonly low: Money; readonly high: Money }

/** What a change does to the nights that guests can book, counted by room type and night. */
export type RateEffect = {
  /** Nights whose price, shortest stay or sale changes. */
  readonly nights: number
  readonly firstNight: CalendarDate | null
  readonly lastNight: CalendarDate | null
  /** Nights whose price changes, and between what. */
  readonly priced: number
  readonly from: Span | null
  readonly to: Span | null
  readonly closed: number
  readonly opened: number
  readonly withMinimum: number
  /** Nights whose new price falls into a gap of GST, and the first such price. */
  readonly inGap: number
  readonly gapPrice: Money | null
  /** The same for the same change of the same prices; a change is saved only if it does what was shown. */
  readonly fingerprint: string
}

type Night = {
  readonly night: CalendarDate
  readonly before: ReturnType<typeof computeNightPrice>
  readonly after: ReturnType<typeof computeNightPrice>
}

function spanOf(prices: readonly Money[]): Span | null {
  const [first] = prices
  if (first === undefined) return null
  return prices.reduce<Span>(
    ({ low, high }, price) => ({ low: price < low ? price : low, high: price > high ? price : high }),
    { low: first, high: first },
  )
}

const differs = ({ before, after }: Night): boolean =>
  before.price !== after.price ||
  before.minimumNights !== after.minimumNights ||
  before.isClosed !== after.isClosed

const total = (prices: readonly Money[]): number => prices.reduce((all, price) => all + price, 0)

/** Compares two plans night by night. */
export function computeRateEffect(
  rooms: readonly PricedRoom[],
  nights: readonly CalendarDate[],
  { before, after, gaps }: { before: PricingRules; after: PricingRules; gaps: readonly PriceGap[] },
): RateEffect {
  const changed = nights
    .flatMap((night) =>
      rooms.map(
        (room): Night => ({
          night,
          before: computeNightPrice(before, room, night),
          after: computeNightPrice(after, room, night),
        }),
      ),
    )
    .filter(differs)
  const priced = changed.filter((night) => night.before.price !== night.after.price)
  const [from, to] = [priced.map((night) => night.before.price), priced.map((night) => night.after.price)]
  const inGap = to.filter((price) => isInGap(price, gaps))
  const counts = {
    nights: changed.length,
    priced: priced.length,
    closed: changed.filter((night) => !night.before.isClosed && night.after.isClosed).length,
    opened: changed.filter((night) => night.before.isClosed && !night.after.isClosed).length,
    withMinimum: changed.filter((night) => night.before.minimumNights !== night.after.minimumNights).length,
    inGap: inGap.length,
  }
  return {
    ...counts,
    firstNight: changed[0]?.night ?? null,
    lastNight: changed.at(-1)?.night ?? null,
    from: spanOf(from),
    to: spanOf(to),
    gapPrice: inGap[0] ?? null,
    fingerprint: [...Object.values(counts), total(from), total(to)].join("-"),
  }
}
