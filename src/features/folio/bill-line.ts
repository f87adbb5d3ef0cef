import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** A line of the bill that a guest sees: charges and refunds are positive, payments and discounts negative. */
export type BillLine = {
  readonly id: string
  readonly bookingId: string
  readonly date: CalendarDate
  readonly description: string
  readonly quantity: number
  readonly amount: Money
}
