import type { PaymentMethod } from "#src/features/folio/folio-line.ts"
import type { Money } from "#src/shared/money.ts"

export type BookingEmailKind =
  | "confirmed"
  | "paid"
  | "changed"
  | "cancellation-requested"
  | "cancelled"
  | "lapsed-refunded"
  | "refunded"
  | "payment-link"
  | "deposit-due"
  | "deposit-overdue"
  | "payment-failed"
  | "hold-expired"
  | "pre-arrival"
  | "thank-you"
  | "registered-documents"

/** Why a payment is returned. */
export type ReturnReason = "paid" | "repriced" | "cancelled" | "too-late" | "sold-out"

/** A payment that is returned in full. */
export type PaymentReturn = { readonly refund: Money; readonly reason: ReturnReason }

/** A refund that the desk posted: the part of the guest, how it was made, and the number by which it is found. */
export type PostedRefund = {
  readonly refund: Money
  readonly method: PaymentMethod
  readonly reference: string
}

/** A change of dates; for a change of room type also the booking before it. */
export type StayChangeFacts = {
  readonly refund: Money
  /** The part of the refund that the company of the booking gets back. */
  readonly companyRefund?: Money
  readonly before?: { readonly rooms: string; readonly total: Money }
}

type Cancelled = Pick<StayChangeFacts, "refund" | "companyRefund"> & { readonly charge: Money }

export const emailJob = "booking-email"

type KindWithFacts =
  | "changed"
  | "cancellation-requested"
  | "cancelled"
  | "lapsed-refunded"
  | "refunded"
  | "deposit-due"
  | "deposit-overdue"
  | "registered-documents"

/** A requested email; its amounts are those that the same transaction records (L-12). */
export type BookingEmailRequest = {
  readonly bookingId: string
  /** Delays the email while the change may still be undone. */
  readonly startAfterSeconds?: number
} & (
  | { readonly kind: Exclude<BookingEmailKind, KindWithFacts> }
  | { readonly kind: "deposit-due" | "deposit-overdue"; readonly facts: { readonly depositId: string } }
  | { readonly kind: "changed"; readonly facts: StayChangeFacts }
  | { readonly kind: "cancellation-requested"; readonly facts: Cancelled }
  | {
      readonly kind: "cancelled"
      readonly facts: Cancelled & { readonly isByGuest?: boolean; readonly isNoShow?: boolean }
    }
  | { readonly kind: "lapsed-refunded"; readonly facts: PaymentReturn }
  | { readonly kind: "refunded"; readonly facts: PostedRefund }
  | { readonly kind: "registered-documents"; readonly facts: { readonly documentIds: readonly string[] } }
)

export type BookingEmailJob = BookingEmailRequest & { readonly emailId: string }
