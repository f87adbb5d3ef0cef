import { formatLongDate } from "#src/shared/calendar-date.ts"
import { tags } from "#src/shared/language/language.ts"
import { english, type Translate } from "#src/shared/language/translate.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { OfferDiscount, OfferTerms } from "./offer-terms.ts"

/** '15% off' or '₹500 off'. */
export const formatDiscount = (discount: OfferDiscount): string =>
  `${discount.kind === "percent" ? `${discount.percent}%` : formatMoney(discount.amount)} off`

type OfferText = {
  readonly terms: OfferTerms
  readonly validUntil: Parameters<typeof formatLongDate>[0]
  /** The names of the room types that it is limited to; empty for all. */
  readonly roomNames: readonly string[]
}

function formatAudience({ audience, code }: OfferTerms, t: Translate): string {
  if (audience === "public") return ""
  return audience === "members"
    ? t(", for guests who sign in to their account")
    : t(", with the code {code}", { code: code ?? "" })
}

function formatNights({ firstNight, lastNight }: OfferTerms, t: Translate): string {
  const first = firstNight ? t(formatLongDate(firstNight)) : ""
  const last = lastNight ? t(formatLongDate(lastNight)) : ""
  if (first && last) return t(" from {first} to {last}", { first, last })
  if (first) return t(" from {first} on", { first })
  return last ? t(" until {last}", { last }) : ""
}

const formatRooms = (names: readonly string[], t: Translate): string =>
  names.length === 0
    ? t("in every room")
    : t("in {rooms}", { rooms: new Intl.ListFormat(tags[t.language], { type: "disjunction" }).format(names) })

const formatMinimum = ({ minimumNights }: OfferTerms, t: Translate): string =>
  minimumNights > 1 ? t(", on stays of at least {nights} nights", { nights: minimumNights }) : ""

function formatBooking({ terms: { bookableFrom }, validUntil }: OfferText, t: Translate): string {
  const until = t(formatLongDate(validUntil))
  return bookableFrom
    ? t("Book it from {from} until {until}.", { from: t(formatLongDate(bookableFrom)), until })
    : t("Book it until {until}.", { until })
}

/** An offer in plain sentences, for the guest and for staff. */
export function formatOfferTerms(offer: OfferText, t: Translate = english): string {
  const { terms, roomNames } = offer
  return t("{discount} each night{nights} {rooms}{audience}{minimum}. {booking}", {
    discount: t(formatDiscount(terms.discount)),
    nights: formatNights(terms, t),
    rooms: formatRooms(roomNames, t),
    audience: formatAudience(terms, t),
    minimum: formatMinimum(terms, t),
    booking: formatBooking(offer, t),
  })
}
