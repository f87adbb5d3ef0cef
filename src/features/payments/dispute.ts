import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

type DisputeStatus = "open" | "under_review" | "won" | "lost" | "closed"

/** A chargeback of an online payment, with the booking that it paid, if any. */
export type Dispute = {
  readonly id: string
  readonly providerPaymentId: string
  readonly bookingId: string | null
  readonly reference: string | null
  readonly guestName: string | null
  readonly checkIn: CalendarDate | null
  readonly amount: Money
  readonly deducted: Money
  readonly reason: string
  readonly status: DisputeStatus
  readonly respondBy: string | null
  readonly openedAt: string
}

export const disputeStatusNames: Readonly<Record<DisputeStatus, string>> = {
  open: "needs a response",
  under_review: "under review",
  won: "won",
  lost: "lost",
  closed: "closed",
}
