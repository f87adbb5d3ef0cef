import type { RateOffer } from "#src/features/content/offers/offer-terms.ts"
import { add, type Money, subtract, zero } from "#src/shared/money.ts"
import type { GstPeriods } from "../gst.ts"
import {
  combineQuotes,
  keepBookedPrices,
  type Quote,
  type QuotedNight,
  quoteNights,
  type RoomsOfType,
} from "../quote.ts"
import { type AppliedOffer, totalSaving } from "./applied-offer.ts"
import {
  discountedRates,
  findOfferObstacle,
  type OfferObstacle,
  type PricedStay,
  savingsBetween,
} from "./offer-price.ts"

/** The offers that were read for a guest. */
export type CandidateOffers = {
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
  | { readonly kind: "saves-less"; readonly by: string }
  | { readonly kind: "refused"; readonly reason: OfferObstacle }

/** What members save beyond the shown price; `percent` when it is that of the whole price. */
export type MemberSaving = { readonly saving: Money; readonly percent: number | null }

export type QuoteWithOffer = {
  readonly quote: Quote
  /** Null when no code was typed. */
  readonly code: CodeOutcome | null
  /** Null for members, and when their offers save nothing. */
  readonly memberSaving: MemberSaving | null
}

/** The rooms of one type in a stay, with their rates. */
export type TypeToQuote = PricedStay & RoomsOfType & { readonly gstPeriods: GstPeriods }

type Types = readonly TypeToQuote[]

const normalQuote = ({ rates, rooms, gstPeriods }: TypeToQuote): Quote =>
  quoteNights(rates, rooms, gstPeriods)

const quoteEach = (types: Types, quote: (type: TypeToQuote) => Quote): Quote =>
  combineQuotes(types.map((type) => ({ ...type, quote: quote(type) })))

function applyOffer(stay: TypeToQuote, offer: RateOffer): Quote {
  if (findOfferObstacle(offer, stay)) return normalQuote(stay)
  const rates = discountedRates(stay.rates, offer)
  const savings = savingsBetween(stay.rates, rates)
  const { id, name, terms } = offer
  const applied: AppliedOffer = {
    id,
    name,
    audience: terms.audience,
    code: terms.code,
    minimumNights: terms.minimumNights,
    saving: totalSaving(savings, stay.rooms),
    savings,
  }
  return { ...quoteNights(rates, stay.rooms, stay.gstPeriods), offer: applied }
}

const savingOf = ({ offer }: Quote): number => offer?.saving ?? 0

/** The quote with the offer that saves most, the first of equal ones; the normal quote when none saves anything. */
function bestQuote(types: Types, offers: readonly RateOffer[]): Quote {
  return offers
    .map((offer) => quoteEach(types, (type) => applyOffer(type, offer)))
    .reduce((best, quote) => (savingOf(quote) > savingOf(best) ? quote : best), quoteEach(types, normalQuote))
}

/** Why an offer applies to none of the room types; null when it applies to one. */
function findCommonObstacle(types: Types, offer: RateOffer): OfferObstacle | null {
  const obstacles = types.map((type) => findOfferObstacle(offer, type))
  return obstacles.includes(null) ? null : (obstacles[0] ?? null)
}

function codeOutcome(
  types: Types,
  { offers, code, codeWaitSeconds }: CandidateOffers,
  quote: Quote,
): CodeOutcome | null {
  if (code === null) return null
  if (codeWaitSeconds !== undefined)
    return { kind: "refused", reason: { kind: "too-many-codes", retryAfterSeconds: codeWaitSeconds } }
  const coded = offers.find(({ terms }) => terms.code === code)
  if (!coded) return { kind: "refused", reason: { kind: "unknown" } }
  const reason = findCommonObstacle(types, coded)
  if (reason) return { kind: "refused", reason }
  if (quote.offer?.id === coded.id) return { kind: "applied" }
  return quote.offer
    ? { kind: "saves-less", by: quote.offer.name }
    : { kind: "refused", reason: { kind: "no-saving" } }
}

function memberSaving(types: Types, offers: readonly RateOffer[], quote: Quote): MemberSaving | null {
  const best = bestQuote(
    types,
    offers.filter(({ terms }) => terms.audience === "members"),
  )
  const saving = subtract(quote.total, best.total)
  if (!best.offer || saving <= 0) return null
  const discount = offers.find(({ id }) => id === best.offer?.id)?.terms.discount
  const isOfAll = !quote.offer && Object.keys(best.offer.savings).length === countEntries(types)
  return { saving, percent: isOfAll && discount?.kind === "percent" ? discount.percent : null }
}

const countEntries = (types: Types): number => types.reduce((all, { rates }) => all + rates.length, 0)

const isOpenTo =
  ({ isMember, code }: CandidateOffers) =>
  ({ terms }: RateOffer): boolean =>
    terms.audience === "public" ||
    (terms.audience === "members" && isMember) ||
    (terms.audience === "code" && terms.code === code)

/** Quotes a stay with the one offer that saves the guest most; of equal ones the typed code is preferred (GUEST-7). */
export function quoteWithOffers(types: Types, candidates: CandidateOffers): QuoteWithOffer {
  const applicable = candidates.offers.filter((offer) => findCommonObstacle(types, offer) === null)
  const open = applicable.filter(isOpenTo(candidates))
  const codeFirst = open.toSorted((a, b) => Number(b.terms.code !== null) - Number(a.terms.code !== null))
  const quote = bestQuote(types, codeFirst)
  return {
    quote,
    code: codeOutcome(types, candidates, quote),
    memberSaving: candidates.isMember ? null : memberSaving(types, applicable, quote),
  }
}

/** The stored prices of a booking: its nights and its offer. */
export type BookedPrices = { readonly nights: readonly QuotedNight[]; readonly offer: AppliedOffer | null }

/** Rooms of a booking at one price, with their rates of today. */
export type RoomsToQuote = TypeToQuote & { readonly booked: BookedPrices }

/** Whether a change makes a stay too short for its offer, by the minimum stored at the booking (decision 084). */
const losesOffer = ({ rates }: TypeToQuote, { nights, offer }: BookedPrices): boolean =>
  offer !== null && nights.length >= offer.minimumNights && rates.length < offer.minimumNights

/** The booked nights at their price before the offer. */
function withoutOffer({ gstPeriods }: TypeToQuote, { nights, offer }: BookedPrices): BookedPrices {
  const full = nights.map(({ night, price }) => ({ night, price: add(price, offer?.savings[night] ?? zero) }))
  return { nights: quoteNights(full, 1, gstPeriods).nights, offer: offer && { ...offer, savings: {} } }
}

/**
 * Quotes changed dates or rooms. Booked nights keep their price and saving, unless the change makes the stay too short for
 * its offer. The booking's offer also applies to added nights if it is still valid: `offer` is its current version, null
 * when it was deleted.
 */
export const quoteChangedNights = (rooms: readonly RoomsToQuote[], offer: RateOffer | null): Quote =>
  combineQuotes(rooms.map((own) => ({ ...own, quote: quoteChangedRooms(own, offer) })))

type RoomsAtPrice = Pick<RoomsOfType, "roomTypeId" | "positions">

/** The stored prices of those rooms of a booking that have one price: each night once, and the saving by night. */
export function pricesOfRooms(
  { nights, offer }: BookedPrices,
  { roomTypeId, positions: [position] = [] }: RoomsAtPrice,
): BookedPrices {
  const isOwn = (night: QuotedNight) =>
    position !== undefined && night.positions
      ? night.positions.includes(position)
      : night.roomTypeId === undefined || night.roomTypeId === roomTypeId
  const savings = Object.entries(offer?.savings ?? {}).flatMap(([key, saving]) => {
    // A key is a night, or the room type or the position of the room and the night (`NightSavings`).
    const words = key.split(" ")
    const night = words.at(-1) ?? ""
    const owner = words.length > 1 ? words[0] : undefined
    const isOfThese = owner === undefined || owner === roomTypeId || owner === String(position)
    return isOfThese ? [[night, saving] as const] : []
  })
  return { nights: nights.filter(isOwn), offer: offer && { ...offer, savings: Object.fromEntries(savings) } }
}

function quoteChangedRooms({ booked: before, ...stay }: RoomsToQuote, offer: RateOffer | null): Quote {
  const booked = losesOffer(stay, before) ? withoutOffer(stay, before) : before
  const applies = offer !== null && booked.offer !== null && findOfferObstacle(offer, stay) === null
  const fresh = bestQuote([stay], applies ? [offer] : [])
  const { offer: freshOffer, ...quote } = fresh
  const repriced = keepBookedPrices(quote, booked.nights)
  if (!booked.offer) return repriced
  const own = new Set<string>(booked.nights.map(({ night }) => night))
  const savings = Object.fromEntries(
    stay.rates.flatMap(({ night }) => {
      const saving = own.has(night) ? booked.offer?.savings[night] : freshOffer?.savings[night]
      return saving === undefined ? [] : [[night, saving] as const]
    }),
  )
  return { ...repriced, offer: { ...booked.offer, savings, saving: totalSaving(savings, stay.rooms) } }
}
