import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import type { PaymentMode, PaymentStatus } from "#src/features/bookings/booking.ts"

export type CancellationState = "open" | "withdrawn" | "approved" | "declined"

/** A guest's request to cancel a booking, at the charge of its moment (ACCT-5). */
export type CancellationRequest = {
  readonly id: string
  readonly bookingId: string
  readonly state: CancellationState
  readonly charge: Money
  /** The guest's message. */
  readonly note: string
  /** Why the desk declined. */
  readonly reason: string
  readonly requestedAt: string
  readonly settledAt: string | null
}

/** A request with the booking and guest, for the desk. */
export type ListedCancellation = CancellationRequest & {
  readonly sequence: number
  /** The refund of what the guest has paid so far. */
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

export const cancellationStateNames: Readonly<Record<CancellationState, string>> = {
  open: "Cancellation requested",
  withdrawn: "Cancellation withdrawn",
  approved: "Cancellation approved",
  declined: "Cancellation declined",
}
