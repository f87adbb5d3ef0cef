import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"

/** The registration of an invoice or a credit note at the invoice registration portal (CGST Rules, rule 48(4)). */
export type EInvoice = {
  /** The invoice reference number. */
  readonly irn: string
  readonly ackNumber: string
  readonly acknowledgedAt: string
  /** The text of the QR code: a JSON web token of the portal. */
  readonly signedQr: string
}

/** The registration of a document: it needs none, waits for its IRN, or has one. */
export type Registration = "none" | "awaited" | "registered"

/** An older document without an IRN counts as issued before the hotel registered its invoices. */
export const daysOfRegistration = 90

type Registrable = {
  readonly businessDate: CalendarDate
  /** Whether it is an invoice or a credit note to a GSTIN, with tax. */
  readonly isRegistrable: boolean
  readonly isRegistered: boolean
}

type Registering = {
  /** Whether the hotel registers its invoices. */
  readonly isOn: boolean
  readonly today: CalendarDate
}

/** The registration state of a document; without a required IRN an invoice is not valid (CGST Rules, rule 48(5)). */
export function computeRegistration(
  { businessDate, isRegistrable, isRegistered }: Registrable,
  { isOn, today }: Registering,
): Registration {
  if (isRegistered) return "registered"
  const isOld = businessDate < addDays(today, -daysOfRegistration)
  return isOn && isRegistrable && !isOld ? "awaited" : "none"
}
