import type { RateOffer } from "#src/features/content/offers/offer-terms.ts"
import { add, type Money, subtract, sum, times, zero } from "#src/shared/money.ts"
import type { GstSlab } from "../gst.ts"
import { keepBookedPrices, type Quote, type QuotedNight, quoteNights } from "../quote.ts"
import type { AppliedOffer, NightSavings } from "./applied-offer.ts"
import {
  discountedRates,
  findOfferObstacle,
  type OfferObstacle,
  type PricedStay,
  savingsBetween,
} from "./offer-price.ts"

/** The offers that were read for a guest. */
export type OffersInReach = {
  readonly offers: readonly RateOffer[]
  readonly isMember: boolean
  /** The typed code; null without one. */
  readonly code: string | null
  /** The code was not looked up, because too many were tried. */
  readonly codeWaitSeconds?: number
}

/** What a typed code did: it is in the price, another offer saves more, or it does not apply. */
export type CodeOutcome =
  | { readonly kind: "applied" }
  | { readonly kind: "beaten"; readonly by: string }
  | { readonly kind: "refused"; readonly reason: OfferObstacle }

/** What members save beyond the shown price; `percent` when it is that of the whole price. */
export type MemberSaving = { readonly saving: Money; readonly percent: number | null }

export type OfferedQuote = {
  readonly quote: Quote
  /** Null when no code was typed. */
  readonly code: CodeOutcome | null
  /** Null for members, and when their offers save nothing. */
  readonly memberSaving: MemberSaving | null
}

type StayToQuote = PricedStay & { readonly rooms: number; readonly slabs: readonly GstSlab[] }

const totalSaving = (savings: NightSavings, rooms: number): Money => times(sum(Object.values(savings)), rooms)

function applyOffer(stay: StayToQuote, offer: RateOffer): Quote {
  const rates = discountedRates(stay.rates, offer)
  const savings = savingsBetween(stay.rates, rates)
  const { id, name, terms } = offer
  const applied: AppliedOffer = {
    id,
    name,
    audience: terms.audience,
    code: terms.code,
    saving: totalSaving(savings, stay.rooms),
    savings,
  }
  return { ...quoteNights(rates, stay.rooms, stay.slabs), offer: applied }
}

const savingOf = ({ offer }: Quote): number => offer?.saving ?? 0

/** The best price of these offers; the first of equal ones, and the normal price when none saves anything. */
function bestQuote(stay: StayToQuote, offers: readonly RateOffer[]): Quote {
  const normal = quoteNights(stay.rates, stay.rooms, stay.slabs)
  return offers
    .map((offer) => applyOffer(stay, offer))
    .reduce((best, quote) => (savingOf(quote) > savingOf(best) ? quote : best), normal)
}

function codeOutcome(
  stay: StayToQuote,
  { offers, code, codeWaitSeconds }: OffersInReach,
  quote: Quote,
): CodeOutcome | null {
  if (code === null) return null
  if (codeWaitSeconds !== undefined)
    return { kind: "refused", reason: { kind: "too-many-codes", retryAfterSeconds: codeWaitSeconds } }
  const coded = offers.find(({ terms }) => terms.code === code)
  if (!coded) return { kind: "refused", reason: { kind: "unknown" } }
  const reason = findOfferObstacle(coded, stay)
  if (reason) return { kind: "refused", reason }
  if (quote.offer?.id === coded.id) return { kind: "applied" }
  return quote.offer
    ? { kind: "beaten", by: quote.offer.name }
    : { kind: "refused", reason: { kind: "no-saving" } }
}

function memberSaving(stay: StayToQuote, offers: readonly RateOffer[], quote: Quote): MemberSaving | null {
  const best = bestQuote(
    stay,
    offers.filter(({ terms }) => terms.audience === "members"),
  )
  const saving = subtract(quote.total, best.total)
  if (!best.offer || saving <= 0) return null
  const discount = offers.find(({ id }) => id === best.offer?.id)?.terms.discount
  const isOfAll = !quote.offer && Object.keys(best.offer.savings).length === stay.rates.length
  return { saving, percent: isOfAll && discount?.kind === "percent" ? discount.percent : null }
}

const isOpenTo =
  ({ isMember, code }: OffersInReach) =>
  ({ terms }: RateOffer): boolean =>
    terms.audience === "public" ||
    (terms.audience === "members" && isMember) ||
    (terms.audience === "code" && terms.code === code)

/** Quotes a stay with the one offer that saves the guest most; a typed code comes first of equal ones (GUEST-7). */
export function quoteWithOffers(stay: StayToQuote, inReach: OffersInReach): OfferedQuote {
  const applicable = inReach.offers.filter((offer) => findOfferObstacle(offer, stay) === null)
  const open = applicable.filter(isOpenTo(inReach))
  const codeFirst = open.toSorted((a, b) => Number(b.terms.code !== null) - Number(a.terms.code !== null))
  const quote = bestQuote(stay, codeFirst)
  return {
    quote,
    code: codeOutcome(stay, inReach, quote),
    memberSaving: inReach.isMember ? null : memberSaving(stay, applicable, quote),
  }
}

/** What a booking holds: its nights at their prices, and its offer. */
export type BookedPrices = { readonly nights: readonly QuotedNight[]; readonly offer: AppliedOffer | null }

/** Whether a stay that was long enough for its offer is not any more. */
const losesOffer = (
  stay: StayToQuote,
  { nights }: BookedPrices,
  offer: RateOffer | null,
): offer is RateOffer =>
  offer !== null &&
  nights.length >= offer.terms.minimumNights &&
  stay.rates.length < offer.terms.minimumNights

/** The booked nights at their price before the offer. */
function withoutOffer({ slabs }: StayToQuote, { nights, offer }: BookedPrices): BookedPrices {
  const full = nights.map(({ night, price }) => ({ night, price: add(price, offer?.savings[night] ?? zero) }))
  return { nights: quoteNights(full, 1, slabs).nights, offer: offer && { ...offer, savings: {} } }
}

/**
 * Quotes changed dates. Booked nights keep their price and what they save, unless the guest makes the stay too short for
 * its offer; the offer of the booking makes new nights cheaper as long as it applies. `offer` is what it is today, null
 * when it was deleted.
 */
export function quoteChangedNights(stay: StayToQuote, before: BookedPrices, offer: RateOffer | null): Quote {
  const booked = losesOffer(stay, before, offer) ? withoutOffer(stay, before) : before
  const applies = offer !== null && booked.offer !== null && findOfferObstacle(offer, stay) === null
  const fresh = bestQuote(stay, applies ? [offer] : [])
  const { offer: freshOffer, ...quote } = fresh
  const kept = keepBookedPrices(quote, booked.nights)
  if (!booked.offer) return kept
  const own = new Set<string>(booked.nights.map(({ night }) => night))
  const savings = Object.fromEntries(
    stay.rates.flatMap(({ night }) => {
      const saving = own.has(night) ? booked.offer?.savings[night] : freshOffer?.savings[night]
      return saving === undefined ? [] : [[night, saving] as const]
    }),
  )
  return { ...kept, offer: { ...booked.offer, savings, saving: totalSaving(savings, stay.rooms) } }
}
