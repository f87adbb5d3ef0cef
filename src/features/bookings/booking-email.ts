import type { Money } from "#src/shared/money.ts"

export type BookingEmailKind =
  | "confirmed"
  | "paid"
  | "changed"
  | "cancelled"
  | "lapsed-refunded"
  | "payment-link"

export const emailJob = "booking-email"

/** An email to ask for; amounts in paise come from the record that the same transaction writes (L-12). */
export type BookingEmailRequest = {
  readonly bookingId: string
  /** How long the email waits for news that would make it untrue. */
  readonly startAfterSeconds?: number
} & (
  | { readonly kind: "confirmed" | "paid" | "payment-link" }
  | { readonly kind: "changed"; readonly facts: { readonly refund: Money } }
  | { readonly kind: "cancelled"; readonly facts: { readonly charge: Money; readonly refund: Money } }
  | { readonly kind: "lapsed-refunded"; readonly facts: { readonly refund: Money } }
)

export type BookingEmailJob = BookingEmailRequest & { readonly emailId: string }
