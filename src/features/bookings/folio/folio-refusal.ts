import { cashLimit } from "#src/features/folio/cash-limit.ts"
import { paymentUnsettledText } from "#src/features/payments/payment.ts"
import type { Actor } from "#src/shared/actor.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { type LimitedPosting, findStaffLimit } from "#src/shared/staff-limits.ts"

/** Why nothing was posted to a folio. */
export type FolioRefusal =
  | { readonly kind: "balance-changed" | "too-much"; readonly owed: Money }
  | { readonly kind: "too-much-cash"; readonly left: Money }
  | { readonly kind: "above-charges"; readonly charged: Money }
  | { readonly kind: "over-limit" | "credit-over-limit"; readonly limit: Money }
  | {
      readonly kind:
        | "forbidden"
        | "decided"
        | "approval-open"
        | "charge-changed"
        | "upgrade-not-possible"
        | "reauthentication-needed"
        | "unknown-booking"
        | "nothing-due"
        | "no-amount"
        | "no-reason"
        | "no-reference"
        | "unknown-extra"
        | "unknown-line"
        | "not-voidable"
        | "payment-refunded"
        | "payment-unsettled"
        | "other-day"
        | "discounted"
        | "other-discounted"
        | "not-transferable"
        | "no-other-booking"
        | "not-paid-this-way"
        | "no-company"
        | "deposit-open"
        | "no-deposit"
        | "due-before-today"
        | "due-after-arrival"
        | "no-email"
        | "online-payment-off"
    }

type WithAmount =
  | "balance-changed"
  | "too-much"
  | "too-much-cash"
  | "above-charges"
  | "over-limit"
  | "credit-over-limit"

const reasonTooShort = "Give a reason of at least 3 characters."

/** The error of a reason's field. */
export const reasonError = (reason: string): string =>
  reason === "" ? "Reason Field Is Required" : reasonTooShort

const texts: Readonly<Record<Exclude<FolioRefusal["kind"], WithAmount>, string>> = {
  forbidden: "You are not allowed to do that.",
  decided: "Somebody has decided this already.",
  "approval-open": "A request is already waiting for approval.",
  "charge-changed":
    "The amount is not that of the request any more. Decline it: the desk can ask for the new amount.",
  "upgrade-not-possible":
    "The rooms cannot get this type as requested. Open “Change room type” of the booking to see why.",
  "reauthentication-needed": staffMessages.reauthenticationNeeded,
  "unknown-booking": "This booking does not allow that any more.",
  "nothing-due": "Nothing is owed any more. Look at the booking again.",
  "no-amount": "The amount must be more than ₹0.",
  "no-reason": reasonTooShort,
  "no-reference": "Enter the reference of the payment: the slip, UTR or UPI number.",
  "unknown-extra": "This extra is no longer on the price list.",
  "unknown-line": "There is no such line on this folio.",
  "not-voidable":
    "This line cannot be voided. Refund online payments; change or cancel the booking to reverse room charges.",
  "payment-refunded": "This payment was refunded, in part or in full, so it cannot be voided.",
  "payment-unsettled": paymentUnsettledText,
  "other-day": "Chargebacks and lines of an earlier day are voided by an Admin.",
  discounted: "That is more than discounts and corrections leave of these charges. Void the discount first.",
  "other-discounted": "The other booking has a discount. An Admin transfers charges to it.",
  "not-transferable": "Only charges that are not void can be transferred.",
  "no-other-booking": "There is no other confirmed booking with this reference.",
  "not-paid-this-way":
    "The guest did not pay that much this way. Choose the original method, or cash or a bank transfer with a reason.",
  "no-company": "Enter the company of this booking first.",
  "deposit-open": "A deposit is open already. Withdraw it first to request another amount.",
  "no-deposit": "This deposit is not open any more.",
  "due-before-today": "The due date has passed already.",
  "due-after-arrival": "The due date must not be after the arrival.",
  "no-email": "This guest has no email.",
  "online-payment-off": "Online payment is off: no card provider is set.",
}

export function formatFolioRefusal(refusal: FolioRefusal): string {
  if (refusal.kind === "over-limit")
    return `Your limit is ${formatMoney(refusal.limit)}. An Admin has to do it.`
  if (refusal.kind === "credit-over-limit")
    return `That leaves more to refund than your limit of ${formatMoney(refusal.limit)}. An Admin has to do it.`
  if (refusal.kind === "too-much") return `That is more than the ${formatMoney(refusal.owed)} that is owed.`
  if (refusal.kind === "too-much-cash")
    return `Cash for one stay, and of one guest or company on one day, must stay below ${formatMoney(cashLimit)} by law: take at most ${formatMoney(refusal.left)} more in cash, the rest by card, UPI or bank transfer.`
  if (refusal.kind === "above-charges")
    return `That is more than the charges, ${formatMoney(refusal.charged)}.`
  if (refusal.kind === "balance-changed")
    return `The balance changed to ${formatMoney(refusal.owed)} since you opened this page. Check it and try again.`
  return texts[refusal.kind]
}

/** Whether a reason is long enough to be understood later. */
export const hasReason = (reason: string): boolean => reason.length >= 3

type BalanceChanged = { readonly kind: "balance-changed"; readonly owed: Money }

/** Refuses a posting on another balance than the clerk saw; a caller who saw none accepts all (FOLIO-4). */
export const checkSeenBalance = (seen: Money | null, owed: Money): BalanceChanged | null =>
  seen !== null && seen !== owed ? { kind: "balance-changed", owed } : null

/** Refuses a posting above the limit of the actor's role: an owner approves it. */
export function checkLimit(actor: Actor, posting: LimitedPosting, amount: Money): FolioRefusal | null {
  const limit = findStaffLimit(actor, posting)
  return limit !== null && amount > limit ? { kind: "over-limit", limit } : null
}
