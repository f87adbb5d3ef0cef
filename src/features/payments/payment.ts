import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** An order at the provider: the amount that a booking is to be paid with. */
export type PaymentOrder = {
  readonly id: string
  readonly bookingId: string
  readonly providerOrderId: string
  readonly amount: Money
  /** Whether it is for what the guest owes, and the company owes too. */
  readonly isGuestPart: boolean
}

/** A captured payment. `outcome` is null until it is settled. */
export type Payment = {
  readonly id: string
  readonly providerPaymentId: string
  readonly bookingId: string | null
  readonly amount: Money
  readonly problem: PaymentProblem | null
  readonly outcome: "applied" | "refunded" | null
  /** Whether its order is for what the guest owes, and the company owes too. */
  readonly isGuestPart: boolean
}

/** An online payment with the amount that can still be refunded through the card provider. */
export type RefundablePayment = {
  readonly paymentId: string
  readonly providerPaymentId: string
  readonly left: Money
}

/** Refusal of a refund while a payment has no outcome: settling it may refund it as a whole. */
export const paymentUnsettledText = "A payment is being recorded. Please try again in a moment."

/** Why a payment belongs to no booking; shown to the administration. */
export type PaymentProblem = "unknown-order" | "amount-differs"

/** Why a payment that a browser claims is not accepted (PAY-4). */
export type PaymentRefusal = "unknown-payment" | "forged" | "other-order" | "amount-differs" | "not-captured"

export type Refund = {
  readonly id: string
  readonly paymentId: string
  readonly providerPaymentId: string
  readonly bookingId: string
  readonly amount: Money
  readonly status: "requested" | "processed" | "failed"
  /** Each attempt is a refund of its own at the provider. */
  readonly attempt: number
  /** Null until the provider replied to the attempt. */
  readonly providerRefundId: string | null
}

/** The guest and the arrival of a refund's booking. */
type RefundedStay = { readonly reference: string; readonly guestName: string; readonly checkIn: CalendarDate }

/** A refund that the provider did not make: it is sent again, or paid at the desk. */
export type FailedRefund = Pick<Refund, "id" | "bookingId" | "amount" | "attempt"> &
  RefundedStay & {
    readonly failureReason: string
    readonly failedAt: string
  }

/** A refund that is not sent yet, because its payment is disputed. */
export type WaitingRefund = Pick<Refund, "id" | "bookingId" | "amount"> &
  RefundedStay & {
    readonly disputeId: string
    readonly requestedAt: string
  }

/** A refund that did not reach the guest: it failed, or waits for a dispute. */
export type OutstandingRefund = { readonly id: string; readonly state: "failed" | "waiting" }

/** The refunds of a booking that did not reach the guest: those that failed, and those that wait for a dispute. */
export type OutstandingRefunds = { readonly failed: Money; readonly waiting: Money }

export type RetryRefundRefusal = "forbidden" | "reauthentication-needed" | "not-failed"

/** A payment that belongs to no booking. */
export type UnmatchedPayment = Pick<Payment, "id" | "providerPaymentId" | "amount"> & {
  readonly problem: PaymentProblem
  readonly capturedAt: string
}
