import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import type { PaymentMode, PaymentStatus } from "#src/features/bookings/booking.ts"

export type CancellationState = "open" | "withdrawn" | "approved" | "declined"

/** What a guest asks the desk: to cancel a booking at the charge of the moment of asking (ACCT-5). */
export type CancellationRequest = {
  readonly id: string
  readonly bookingId: string
  readonly state: CancellationState
  readonly charge: Money
  /** What the guest added in their own words. */
  readonly note: string
  /** Why the desk declined. */
  readonly reason: string
  readonly requestedAt: string
  readonly settledAt: string | null
}

/** A request with all that the desk needs to answer it. */
export type ListedCancellation = CancellationRequest & {
  readonly sequence: number
  /** What goes back to the guest of what they have paid by now. */
  readonly refund: Money
  readonly settledBy: string | null
  readonly booking: {
    readonly reference: string
    readonly roomName: string
    readonly rooms: number
    readonly checkIn: CalendarDate
    readonly checkOut: CalendarDate
    readonly total: Money
    readonly paymentMode: PaymentMode
    readonly paymentStatus: PaymentStatus
  }
  readonly guest: { readonly name: string; readonly email: string; readonly phone: string }
}

/** How a state is spoken of to its guest. */
export const cancellationStateNames: Readonly<Record<CancellationState, string>> = {
  open: "Cancellation requested",
  withdrawn: "Cancellation withdrawn",
  approved: "Cancellation approved",
  declined: "Cancellation declined",
}

const minute = 60_000

/** How long something has waited: '25 minutes', '3 hours', '2 days'. Both are instants. */
export function formatAge(since: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / minute))
  const told = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`
  if (minutes < 1) return "less than a minute"
  if (minutes < 60) return told(minutes, "minute")
  if (minutes < 48 * 60) return told(Math.floor(minutes / 60), "hour")
  return told(Math.floor(minutes / (24 * 60)), "day")
}
