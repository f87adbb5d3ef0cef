import type { MissedMinimum } from "#src/features/pricing/minimum-stay.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import type { NewStayRefusal } from "#src/features/availability/stay.ts"

export type ChangeStayRefusal =
  | { readonly kind: "forbidden" | "unknown-booking" | "not-changeable" | "too-late" | "unverified-limit" }
  | { readonly kind: "stay"; readonly reason: NewStayRefusal }
  | { readonly kind: "price-differs"; readonly quote: Quote }
  | ({ readonly kind: "too-short" } & MissedMinimum)
  | { readonly kind: "not-available"; readonly firstFullNight: CalendarDate | null; readonly left: number }

/** Who reads what they come to: the desk, or the guest whose stay it is. */
export type StayChangeReader = "desk" | "guest"

/** What other dates come to. */
export type StayChange = {
  readonly quote: Quote
  /** The new price less the old one. */
  readonly difference: Money
  /** What goes back the way it was paid. */
  readonly refund: Money
  /** What the guest owes then; negative for what the desk is to hand back. */
  readonly owed: Money
  /** The night of the new stay that the hotel sells in longer stays only: the desk may allow it, a guest may not. */
  readonly missedMinimum: MissedMinimum | null
}
