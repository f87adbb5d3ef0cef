import { formatFolioRefusal } from "#src/features/bookings/folio/folio-refusal.ts"
import { termsDifferText } from "#src/features/bookings/cancel/seen-terms.ts"
import { paymentUnsettledText } from "#src/features/payments/payment.ts"
import { type CalendarDate, formatShortDate } from "#src/shared/calendar-date.ts"

/** Why a cancelled booking cannot be reinstated. */
export type NotReinstatable = "not-cancelled" | "departed" | "guest-erased"

export type ReinstateRefusal =
  | { readonly kind: "sold-out"; readonly nights: readonly CalendarDate[] }
  | {
      readonly kind:
        | NotReinstatable
        | "forbidden"
        | "unknown-booking"
        | "no-reason"
        | "payment-unsettled"
        | "refund-outstanding"
        | "fee-discounted"
        | "terms-differ"
    }

const texts: Readonly<Record<Exclude<ReinstateRefusal["kind"], "sold-out">, string>> = {
  forbidden: "You are not allowed to do that.",
  "unknown-booking": "There is no such booking.",
  "not-cancelled": "This booking is not cancelled any more. Somebody may have reinstated it already.",
  departed: "The departure of this stay is not after today. Make a new booking.",
  "guest-erased": "The details of this guest were erased. Make a new booking.",
  "no-reason": formatFolioRefusal({ kind: "no-reason" }),
  "payment-unsettled": paymentUnsettledText,
  "refund-outstanding":
    "A refund of this booking failed or waits for a dispute. Settle it first: the booking says how.",
  "fee-discounted": "A discount was given on the fee of the cancellation. Void the discount first.",
  "terms-differ": termsDifferText,
}

export function formatReinstateRefusal(refusal: ReinstateRefusal): string {
  if (refusal.kind !== "sold-out") return texts[refusal.kind]
  const nights = refusal.nights.map(formatShortDate).join(", ")
  return nights === ""
    ? "The rooms of this booking are not free any more."
    : `The rooms of this booking are not free any more on the night of ${nights}.`
}
