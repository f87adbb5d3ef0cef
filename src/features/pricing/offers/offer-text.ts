import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { AppliedOffer } from "./applied-offer.ts"
import type { OfferObstacle } from "./offer-price.ts"
import type { CodeOutcome, MemberSaving } from "./quote-offers.ts"

function formatNightRange({ first, last }: Extract<OfferObstacle, { kind: "other-nights" }>): string {
  if (first === null) return last === null ? "" : ` until ${formatLongDate(last)}`
  const from = ` from ${formatLongDate(first)}`
  return last === null ? from : `${from} to ${formatLongDate(last)}`
}

/** Why a code does not change the price. */
export function formatCodeRefusal(reason: OfferObstacle): string {
  switch (reason.kind) {
    case "unknown":
      return "We do not know this code. Please check its letters and digits."
    case "not-yet":
      return `This code can be used from ${formatLongDate(reason.from)}.`
    case "ended":
      return `This code ended on ${formatLongDate(reason.on)}.`
    case "other-room":
      return "This code is for other rooms."
    case "other-nights":
      return `This code is for nights${formatNightRange(reason)}.`
    case "too-short":
      return `This code is for stays of at least ${reason.nights} nights.`
    case "no-saving":
      return "This code does not make this stay cheaper."
    case "too-many-codes":
      return `Too many codes were tried. Please try again in ${Math.ceil(reason.retryAfterSeconds / 60)} minutes.`
  }
}

/** The result of a typed code, for its field: an error, or a note. */
export type CodeAnswer = { readonly error?: string; readonly outcome?: CodeOutcome | null }

export const answerCode = (outcome: CodeOutcome | null): CodeAnswer =>
  outcome?.kind === "refused" ? { error: formatCodeRefusal(outcome.reason) } : { outcome }

/** The note on a valid code; empty when it was refused. */
export function formatCodeNote({ error, outcome }: CodeAnswer): string {
  if (error !== undefined || !outcome || outcome.kind === "refused") return ""
  return outcome.kind === "applied"
    ? "Your code is in the price."
    : `Your code is valid, but “${outcome.by}” saves you more. You pay the lower price.`
}

const memberPrice = "Member price"

const formatCode = (code: string | null): string => (code === null ? "" : `, code ${code}`)

/** The label of an offer beside a price: 'Member price', 'Offer “Long stay”, code STAY3'. */
export const formatOfferLabel = ({ name, audience, code }: AppliedOffer): string =>
  audience === "members" ? memberPrice : `Offer “${name}”${formatCode(code)}`

/** 'Long stay, code STAY3: ₹1,200 saved'; empty without an offer, or when it saves nothing after a change of dates. */
export function formatAppliedOffer(offer: AppliedOffer | null): string {
  if (!offer || offer.saving === 0) return ""
  const name = offer.audience === "members" ? memberPrice : offer.name + formatCode(offer.code)
  return `${name}: ${formatMoney(offer.saving)} saved`
}

/** 'Members save 10%'. */
export const formatMemberSaving = ({ saving, percent }: MemberSaving): string =>
  `Members save ${percent === null ? formatMoney(saving) : `${percent}%`}`
