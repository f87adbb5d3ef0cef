import type { UnmadeRefund } from "#src/features/payments/payment.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type Money, sum } from "#src/shared/money.ts"
import type { Payer } from "./folio-line.ts"

/** A line of the bill that a guest sees: charges and refunds are positive, payments and discounts negative. */
export type BillLine = {
  readonly id: string
  readonly bookingId: string
  readonly payer: Payer
  readonly date: CalendarDate
  readonly description: string
  readonly quantity: number
  readonly amount: Money
  /** Of a refund that did not reach the guest. */
  readonly refundState: UnmadeRefund["state"] | null
}

/** A line as it is stored. */
export type StoredBillLine = Omit<BillLine, "refundState"> & { readonly refundId: string | null }

/** What a payer has still to pay, below zero what the hotel owes: a refund that was not received is not returned yet. */
export const sumBill = (lines: readonly BillLine[], by: Payer): Money =>
  sum(
    lines
      .filter(({ payer, refundState }) => payer === by && refundState === null)
      .map(({ amount }) => amount),
  )
