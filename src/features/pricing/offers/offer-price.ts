import type { OfferDiscount, OfferTerms, RateOffer } from "#src/features/content/offers/offer-terms.ts"
import { computeFinalPrice } from "#src/features/rooms/room-type.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { divideRoundingHalfUp, fromPaise, fromRupees, type Money, subtract } from "#src/shared/money.ts"
import type { NightRate } from "../minimum-stay.ts"

type Rate = Pick<NightRate, "night" | "price">

const lowestPrice = fromRupees(1)

function reducedPrice(price: Money, discount: OfferDiscount): number {
  if (discount.kind === "percent") return computeFinalPrice(price, discount.percent)
  return fromRupees(divideRoundingHalfUp(Math.max(0, price - discount.amount), 100))
}

/** The price of a night less a discount: whole rupees (CONST-1), at least one, and never more than before. */
export const discountedPrice = (price: Money, discount: OfferDiscount): Money =>
  fromPaise(Math.min(price, Math.max(lowestPrice, reducedPrice(price, discount))))

const includesNight = ({ firstNight, lastNight }: OfferTerms, night: CalendarDate): boolean =>
  (firstNight === null || firstNight <= night) && (lastNight === null || night <= lastNight)

/** The rates with the discount on the nights that the offer includes. */
export const discountedRates = (rates: readonly Rate[], { terms }: RateOffer): Rate[] =>
  rates.map(({ night, price }) => ({
    night,
    price: includesNight(terms, night) ? discountedPrice(price, terms.discount) : price,
  }))

/** Why an offer does not change the price of a stay. */
export type OfferObstacle =
  | { readonly kind: "unknown" | "other-room" | "no-saving" }
  | { readonly kind: "not-yet"; readonly from: CalendarDate }
  | { readonly kind: "ended"; readonly on: CalendarDate }
  | { readonly kind: "other-nights"; readonly first: CalendarDate | null; readonly last: CalendarDate | null }
  | { readonly kind: "too-short"; readonly nights: number }
  | { readonly kind: "too-many-codes"; readonly retryAfterSeconds: number }

/** A stay in one room type, and the day on which it is booked. */
export type PricedStay = {
  readonly roomTypeId: string
  readonly rates: readonly Rate[]
  readonly today: CalendarDate
}

/** Why an offer does not apply to a stay, independent of the guest; null when it does. */
export function findOfferObstacle(
  { validUntil, terms }: RateOffer,
  { roomTypeId, rates, today }: PricedStay,
): OfferObstacle | null {
  const { bookableFrom, roomTypeIds, minimumNights, firstNight, lastNight } = terms
  if (bookableFrom !== null && today < bookableFrom) return { kind: "not-yet", from: bookableFrom }
  if (today > validUntil) return { kind: "ended", on: validUntil }
  if (roomTypeIds.length > 0 && !roomTypeIds.includes(roomTypeId)) return { kind: "other-room" }
  if (!rates.some(({ night }) => includesNight(terms, night)))
    return { kind: "other-nights", first: firstNight, last: lastNight }
  if (rates.length < minimumNights) return { kind: "too-short", nights: minimumNights }
  return null
}

type TypeToday = Omit<PricedStay, "rates">

/** The rates at which a stay of one night is quoted to everybody, which is cheaper than a quote of each night. */
export function publicRates<R extends Rate>(
  rates: readonly R[],
  offers: readonly RateOffer[],
  type: TypeToday,
): R[] {
  const open = offers.filter(({ terms }) => terms.audience === "public")
  const priceOf = (rate: R): Money =>
    fromPaise(
      Math.min(
        rate.price,
        ...open
          .filter((offer) => findOfferObstacle(offer, { ...type, rates: [rate] }) === null)
          .map(({ terms }) => discountedPrice(rate.price, terms.discount)),
      ),
    )
  return rates.map((rate) => ({ ...rate, price: priceOf(rate) }))
}

/** The saving on each night, for one room; nights without a saving are left out. */
export function savingsBetween(
  before: readonly Rate[],
  after: readonly Rate[],
): Readonly<Record<CalendarDate, Money>> {
  const saved = before.map(({ night, price }, place) => {
    const now = after[place]?.price ?? price
    return [night, subtract(price, now)] as const
  })
  return Object.fromEntries(saved.filter(([, saving]) => saving > 0)) as Record<CalendarDate, Money>
}
