import type { UnpaidLimit } from "#src/features/bookings/place/booking-limits.ts"
import type { MissedMinimum } from "#src/features/pricing/minimum-stay.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import type { NewStayRefusal } from "#src/features/availability/stay.ts"

/** Why a change is refused at its price. */
export type ChangeTermsRefusal =
  /** The desk waives more of a cancellation's charge than its role may. */
  | { readonly kind: "over-limit"; readonly waived: Money; readonly limit: Money }
  | { readonly kind: "price-differs"; readonly quote: Quote }
  | { readonly kind: "terms-differ" }
  | ({ readonly kind: "too-short" } & MissedMinimum)

export type ChangeStayRefusal =
  | ChangeTermsRefusal
  | {
      readonly kind:
        | "forbidden"
        | "unknown-booking"
        | "not-changeable"
        | "day-room"
        | "too-late"
        | "zero-total"
        | UnpaidLimit
    }
  | { readonly kind: "stay"; readonly reason: NewStayRefusal }
  | { readonly kind: "too-many-changes"; readonly retryAfterSeconds: number }
  | { readonly kind: "not-available"; readonly firstFullNight: CalendarDate | null; readonly left: number }

/** Who reads the text of a change. */
export type StayChangeReader = "desk" | "guest"

/** The price of new dates or of another room type, and what is refunded or owed. */
export type StayChange = {
  readonly quote: Quote
  /** The new price less the old one. */
  readonly difference: Money
  /** What charged extras cost more after the change; negative for less. */
  readonly extras: Money
  /** The fee for nights that are given up after the time limit of the policy. */
  readonly fee: Money
  /** Refunded the way it was paid. */
  readonly refund: Money
  /** The part of the refund that the company gets back. */
  readonly companyRefund: Money
  /** The balance of the folio afterwards; negative for a refund at the desk. */
  readonly owed: Money
  /** What of that balance the company owes; negative for its credit. */
  readonly companyOwed: Money
  /** The minimum stay that is not met, which the desk may allow. */
  readonly missedMinimum: MissedMinimum | null
}

/** The figures that were shown; others refuse the change. */
export type SeenChange = { readonly [Figure in "fee" | "refund" | "owed"]?: Money | undefined }

export type Priced = Pick<StayChange, "quote" | "missedMinimum" | "fee">
