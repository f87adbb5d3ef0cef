/** What the audit compares, and how it names a difference. */
export const auditChecks = {
  inventory: "Inventory",
  nights: "Booked nights",
  rooms: "Booked rooms",
  totals: "Booking total",
  folio: "Folio sums",
  invoiced: "Invoiced charges",
  charges: "Charges",
  ledger: "Ledger",
  void: "Void",
  "online-payment": "Online payment",
  "document-number": "Document number",
  "document-figures": "Document figures",
  "early-invoice": "Invoice before departure",
} as const

export type AuditCheck = keyof typeof auditChecks

/** A recomputed value that is not the stored one. */
export type AuditDifference = {
  readonly check: AuditCheck
  /** Null for differences that are not of one booking. */
  readonly bookingId: string | null
  /** References of the bookings; empty where none is concerned. */
  readonly reference: string
  readonly detail: string
}

/** 'Ledger, VM-ABCD1234: posting 12 is out of balance by ₹5.00'. */
export const formatDifference = ({ check, reference, detail }: AuditDifference): string =>
  `${auditChecks[check]}${reference === "" ? "" : `, ${reference}`}: ${detail}`

/** The stored result of an audit: how many differences it found, and the first of them. */
export type PastAudit = {
  readonly at: string
  readonly found: number
  readonly differences: readonly AuditDifference[]
}
