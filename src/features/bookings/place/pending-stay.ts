import type { Money } from "#src/shared/money.ts"

/** The stay that a guest books after the sign-in, as English texts for translation. */
export type PendingStay = {
  /** Null when the booking has several room types, or one that is not sold. */
  readonly room: string | null
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: string
  /** The price of the stay, taxes included; null when it cannot be booked, or has a promo code or a kept price. */
  readonly total: Money | null
}
