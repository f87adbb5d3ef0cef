import type { Money } from "#src/shared/money.ts"

/** The stay that a guest books after the sign-in, as English texts for translation. */
export type StayOnTheWay = {
  /** Null where the booking has several room types, or one that is not sold. */
  readonly room: string | null
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: string
  /** The price of the stay, taxes included; null where it is not for sale, or its code or kept price is not read here. */
  readonly total: Money | null
}
