import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

export const cancellationStates = ["open", "approved", "declined", "withdrawn"] as const

/** The labels of the form fields. */
export const cancellationFields = { note: "Message", reason: "Reason" } as const

export type CancellationState = (typeof cancellationStates)[number]

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

/** A request with its booking and guest, for the desk. */
export type ListedCancellation = CancellationRequest & {
  /** The name of the person who answered. */
  readonly settledBy: string | null
  readonly reference: string
  readonly guestName: string
  readonly guestEmail: string
  readonly guestPhone: string
  readonly roomName: string
  readonly rooms: number
  readonly checkIn: CalendarDate
  readonly checkOut: CalendarDate
  readonly dayRoom: DayRoom | null
  /** Arrival and departure dates: of the nights, or of the hours of a day room. */
  readonly arrivesOn: CalendarDate
  readonly departsOn: CalendarDate
  readonly total: Money
}

/** An open request with the refund that its approval would make, for the desk. */
export type WaitingRequest = ListedCancellation & { readonly refund: Money }

export const cancellationStateNames: Readonly<Record<CancellationState, string>> = {
  open: "Cancellation requested",
  withdrawn: "Cancellation withdrawn",
  approved: "Cancellation approved",
  declined: "Cancellation declined",
}
