import type { UnmadeRefund } from "#src/features/payments/payment.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type Money, sum } from "#src/shared/money.ts"

/** A line of the bill that a guest sees: charges and refunds are positive, payments and discounts negative. */
export type BillLine = {
  readonly id: string
  readonly bookingId: string
  readonly date: CalendarDate
  readonly description: string
  readonly quantity: number
  readonly amount: Money
  /** Of a refund that did not reach the guest. */
  readonly refundState: UnmadeRefund["state"] | null
}

/** A line as it is stored. */
export type StoredBillLine = Omit<BillLine, "refundState"> & { readonly refundId: string | null }

/** What is still to pay, below zero what the hotel owes: a refund that did not reach the guest is not returned yet. */
export const sumBill = (lines: readonly BillLine[]): Money =>
  sum(lines.filter(({ refundState }) => refundState === null).map(({ amount }) => amount))
