import type { TaxRow } from "#src/features/documents/document-lines.ts"
import type { DocumentKind, InvoiceTitle } from "#src/features/documents/document-number.ts"
import type { FolioLineKind, Payer, PaymentMethod } from "#src/features/folio/folio-line.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** A folio line with its booking and its clerk. */
export type BookedLine = {
  readonly businessDate: CalendarDate
  readonly createdAt: string
  readonly reference: string
  readonly guest: string
  readonly payer: Payer
  readonly kind: FolioLineKind
  readonly description: string
  readonly method: PaymentMethod | null
  readonly paymentReference: string
  readonly onlinePaymentId: string | null
  readonly taxable: Money
  readonly gst: Money
  readonly amount: Money
  readonly isVoid: boolean
  /** The clerk; null for postings of the hotel itself. */
  readonly clerk: string | null
}

/** The folio of a booking as of a day. */
export type BookedBalance = {
  readonly reference: string
  readonly guest: string
  readonly checkOut: CalendarDate
  /** The day on which it was cancelled, completed or over; null for a stay to come. */
  readonly overOn: CalendarDate | null
  readonly charged: Money
  /** Payments less refunds. */
  readonly paid: Money
  /** The part of the company in both; the rest is the guest's. */
  readonly companyCharged: Money
  readonly companyPaid: Money
  /** Charges that no document states. */
  readonly uninvoiced: Money
}

/** A tax invoice or credit note of a month. */
export type TaxDocument = {
  readonly kind: "invoice" | "credit-note"
  readonly title: InvoiceTitle | null
  readonly number: string
  /** The reference of its booking. */
  readonly reference: string
  readonly businessDate: CalendarDate
  readonly buyer: string
  readonly gstin: string | null
  readonly total: Money
  readonly taxes: readonly TaxRow[]
}

/** The documents of a kind in a month; a financial year begins a new series. */
export type DocumentSeries = {
  readonly kind: DocumentKind
  readonly first: string
  readonly last: string
  readonly total: number
  readonly cancelled: number
}

/** Sums of the ledger: the guest accounts at the end of a day, and the month's credits and debits of the other accounts. */
export type LedgerSums = { readonly guests: Money; readonly charged: Money; readonly received: Money }
