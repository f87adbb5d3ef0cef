import type { OutstandingRefund } from "#src/features/payments/payment.ts"
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
  /** Why a refund has not reached the guest; null for refunds that have, and for all other lines. */
  readonly refundState: OutstandingRefund["state"] | null
}

/** A line as it is stored. */
export type StoredBillLine = Omit<BillLine, "refundState"> & { readonly refundId: string | null }

const sumWhere = (lines: readonly BillLine[], isCounted: (line: BillLine) => boolean): Money =>
  sum(lines.filter(isCounted).map(({ amount }) => amount))

/** What a payer still owes; negative when the hotel owes. A refund that the guest has not received does not count. */
export const sumBill = (lines: readonly BillLine[], by: Payer): Money =>
  sumWhere(lines, ({ payer, refundState }) => payer === by && refundState === null)

/** The guest's refunds that wait for the decision of a dispute; those of a company are not the guest's. */
export const waitingRefundOfGuest = (lines: readonly BillLine[]): Money =>
  sumWhere(lines, ({ payer, refundState }) => payer === "guest" && refundState === "waiting")

/** The guest's refunds that the guest has not received: those that failed, and those that wait. */
export const outstandingRefundOfGuest = (lines: readonly BillLine[]): Money =>
  sumWhere(lines, ({ payer, refundState }) => payer === "guest" && refundState !== null)

/** What the hotel owes the guest, without refunds that wait for a dispute; zero or less when it owes nothing. */
export const creditOfGuest = (lines: readonly BillLine[]): Money =>
  subtract(
    zero,
    sumWhere(lines, ({ payer, refundState }) => payer === "guest" && refundState !== "failed"),
  )
