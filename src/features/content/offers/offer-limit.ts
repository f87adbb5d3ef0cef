import { isDeepStrictEqual } from "node:util"
import type { Actor } from "#src/shared/actor.ts"
import { formatMoney } from "#src/shared/money.ts"
import { findOfferLimit } from "#src/shared/staff-limits.ts"
import type { OfferDraft } from "./offers.ts"

/** The discount of an offer is above the limit of the actor's role; `field` is its field in the form. */
export type OfferOverLimit = {
  readonly kind: "offer-over-limit"
  readonly field: "discountPercent" | "discountRupees"
  readonly text: string
}

/**
 * Refuses an offer whose discount is above the limit of the actor's role (decision 142). An offer of an Admin may be edited as
 * long as its price and its last day stay.
 */
export function checkOfferLimit(actor: Actor, after: OfferDraft, before?: OfferDraft): OfferOverLimit | null {
  const limit = findOfferLimit(actor)
  const discount = after.terms?.discount
  if (!limit || !discount) return null
  const isPriceKept = before?.validUntil === after.validUntil && isDeepStrictEqual(before.terms, after.terms)
  const isPercent = discount.kind === "percent"
  if (isPriceKept || (isPercent ? discount.percent <= limit.percent : discount.amount <= limit.amount))
    return null
  return {
    kind: "offer-over-limit",
    field: isPercent ? "discountPercent" : "discountRupees",
    text: `Offers of more than ${limit.percent}% or ${formatMoney(limit.amount)} a night are published by an Admin.`,
  }
}
