import type { Money } from "#src/shared/money.ts"

export type BookingLetterKind =
  | "confirmed"
  | "paid"
  | "changed"
  | "cancelled"
  | "lapsed-refunded"
  | "payment-link"

export const letterJob = "booking-letter"

/** A letter to ask for; amounts in paise come from the record that the same transaction writes (L-12). */
export type BookingLetterRequest = {
  readonly bookingId: string
  /** How long the letter waits for news that would make it untrue. */
  readonly startAfterSeconds?: number
} & (
  | { readonly kind: "confirmed" | "paid" | "payment-link" }
  | { readonly kind: "changed"; readonly facts: { readonly refund: Money } }
  | { readonly kind: "cancelled"; readonly facts: { readonly charge: Money; readonly refund: Money } }
  | { readonly kind: "lapsed-refunded"; readonly facts: { readonly refund: Money } }
)

export type BookingLetterJob = BookingLetterRequest & { readonly letterId: string }
