import type { BookingStatus } from "#src/features/bookings/booking.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** A deposit that the front desk requested. */
export type Deposit = {
  readonly id: string
  readonly bookingId: string
  readonly amount: Money
  readonly dueOn: CalendarDate
  readonly requestedBy: string | null
  readonly requestedAt: string
  readonly withdrawnAt: string | null
  /** Payments less refunds since the request, at most its amount. */
  readonly paid: Money
  /** The amount still due, at most the balance. */
  readonly due: Money
  readonly bookingStatus: BookingStatus
}

export type DepositState = "due" | "overdue" | "paid" | "withdrawn"

export const depositStateNames: Readonly<Record<DepositState, string>> = {
  due: "Due",
  overdue: "Overdue",
  paid: "Paid",
  withdrawn: "Withdrawn",
}

/** The state of a deposit on a day; an unpaid deposit counts as withdrawn once its booking is not confirmed any more. */
export function depositState(deposit: Deposit, today: CalendarDate): DepositState {
  const { withdrawnAt, paid, amount, due, dueOn, bookingStatus } = deposit
  if (withdrawnAt !== null) return "withdrawn"
  if (paid >= amount) return "paid"
  if (bookingStatus !== "confirmed") return "withdrawn"
  if (due <= 0) return "paid"
  return dueOn < today ? "overdue" : "due"
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
