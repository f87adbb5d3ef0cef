import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { OfferDiscount, OfferTerms } from "./offer-terms.ts"

/** '15% off' or '₹500 off'. */
export const formatDiscount = (discount: OfferDiscount): string =>
  `${discount.kind === "percent" ? `${discount.percent}%` : formatMoney(discount.amount)} off`

function formatAudience({ audience, code }: OfferTerms): string {
  if (audience === "public") return ""
  return audience === "members" ? ", for guests who sign in to their account" : `, with the code ${code}`
}

function formatNights({ firstNight, lastNight }: OfferTerms): string {
  if (firstNight && lastNight) return ` from ${formatLongDate(firstNight)} to ${formatLongDate(lastNight)}`
  if (firstNight) return ` from ${formatLongDate(firstNight)} on`
  return lastNight ? ` until ${formatLongDate(lastNight)}` : ""
}

const formatRooms = (names: readonly string[]): string =>
  names.length === 0
    ? "in every room"
    : `in ${new Intl.ListFormat("en-IN", { type: "disjunction" }).format(names)}`

const formatMinimum = ({ minimumNights }: OfferTerms): string =>
  minimumNights > 1 ? `, on stays of at least ${minimumNights} nights` : ""

const formatBooking = ({ bookableFrom }: OfferTerms, validUntil: string): string =>
  `Book it ${bookableFrom ? `from ${formatLongDate(bookableFrom)} ` : ""}until ${validUntil}.`

type Named = {
  readonly terms: OfferTerms
  readonly validUntil: Parameters<typeof formatLongDate>[0]
  /** The names of the room types that it is limited to; empty for all. */
  readonly roomNames: readonly string[]
}

/** An offer in plain sentences, for the guest and for staff. */
export function formatOfferTerms({ terms, validUntil, roomNames }: Named): string {
  const price = `${formatDiscount(terms.discount)} each night${formatNights(terms)} ${formatRooms(roomNames)}`
  const limits = formatAudience(terms) + formatMinimum(terms)
  return `${price}${limits}. ${formatBooking(terms, formatLongDate(validUntil))}`
}
