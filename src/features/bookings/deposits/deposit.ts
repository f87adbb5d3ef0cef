import type { BookingStatus } from "#src/features/bookings/booking.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { add, formatMoney, type Money, subtract } from "#src/shared/money.ts"

/** A deposit that the front desk requested. */
export type Deposit = {
  readonly id: string
  readonly bookingId: string
  readonly amount: Money
  readonly dueOn: CalendarDate
  readonly requestedBy: string | null
  readonly requestedAt: string
  readonly withdrawnAt: string | null
  readonly withdrawnBy: string | null
  /** Payments less refunds since the request, at most its amount. */
  readonly paid: Money
  /** The amount still due, at most the balance. */
  readonly due: Money
  /** Payments from the request to its withdrawal, at most its amount. */
  readonly received: Money
  /** The part of `received` that was refunded. */
  readonly refunded: Money
  /** The part of `received` that the hotel still has to refund. */
  readonly toRefund: Money
  readonly bookingStatus: BookingStatus
}

export type DepositState = "due" | "overdue" | "paid" | "withdrawn"

export const depositStateNames: Readonly<Record<DepositState, string>> = {
  due: "Due",
  overdue: "Overdue",
  paid: "Paid",
  withdrawn: "Withdrawn",
}

/**
 * The state of a deposit on a day. When its booking is no longer confirmed, a deposit that was paid stays paid, even if it
 * was refunded, and any other counts as withdrawn.
 */
export function depositState(deposit: Deposit, today: CalendarDate): DepositState {
  const { withdrawnAt, paid, received, amount, due, dueOn, bookingStatus } = deposit
  if (withdrawnAt !== null) return "withdrawn"
  if (paid >= amount) return "paid"
  if (bookingStatus !== "confirmed") return received >= amount ? "paid" : "withdrawn"
  if (due <= 0) return "paid"
  return dueOn < today ? "overdue" : "due"
}

/**
 * How the payments of a deposit were used after its booking was cancelled: '₹5,000 was paid: ₹1,000 refunded, ₹4,000 to
 * refund.' For a deposit that was withdrawn from an active booking: '₹2,000 of it was paid.' Null otherwise, and when nothing
 * was paid.
 */
export function formatOutcome({
  bookingStatus,
  received,
  refunded,
  toRefund,
  withdrawnAt,
}: Pick<Deposit, "bookingStatus" | "received" | "refunded" | "toRefund" | "withdrawnAt">): string | null {
  if (received === 0) return null
  if (bookingStatus === "confirmed" || bookingStatus === "completed")
    return withdrawnAt === null ? null : `${formatMoney(received)} of it was paid.`
  const parts = [
    { amount: refunded, use: "refunded" },
    { amount: toRefund, use: "to refund" },
    { amount: subtract(received, add(refunded, toRefund)), use: "for the charges of the booking" },
  ].filter(({ amount }) => amount > 0)
  const uses = parts.map(({ amount, use }) => `${formatMoney(amount)} ${use}`).join(", ")
  return `${formatMoney(received)} was paid: ${uses}.`
}

/** A deposit on the folio panel. */
export type ListedDeposit = Deposit & { readonly state: DepositState }

/** A deposit with something left to pay, in the lists of the front desk. */
export type UnpaidDeposit = Pick<Deposit, "id" | "bookingId" | "due" | "dueOn"> & {
  readonly bookingReference: string
  readonly guestName: string
  readonly isOverdue: boolean
}

/** The oldest unpaid deposits, and the count of all. */
export type UnpaidDeposits = { readonly count: number; readonly first: readonly UnpaidDeposit[] }

/** The deposits of a booking, newest first. */
export type BookingDeposits = {
  readonly deposits: readonly ListedDeposit[]
  /** The first and last date that a new deposit can be due on; null when none can be requested. */
  readonly dueDates: { readonly min: CalendarDate; readonly max: CalendarDate } | null
}
