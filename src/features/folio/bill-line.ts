import type { UnmadeRefund } from "#src/features/payments/payment.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type Money, subtract, sum, zero } from "#src/shared/money.ts"
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

const sumWhere = (lines: readonly BillLine[], isCounted: (line: BillLine) => boolean): Money =>
  sum(lines.filter(isCounted).map(({ amount }) => amount))

/** What a payer has still to pay, below zero what the hotel owes: a refund that was not received is not returned yet. */
export const sumBill = (lines: readonly BillLine[], by: Payer): Money =>
  sumWhere(lines, ({ payer, refundState }) => payer === by && refundState === null)

/** What the hotel owes the guest beside the refunds that wait; zero or less without a credit. */
export const creditOfGuest = (lines: readonly BillLine[]): Money =>
  subtract(
    zero,
    sumWhere(lines, ({ payer, refundState }) => payer === "guest" && refundState !== "failed"),
  )
