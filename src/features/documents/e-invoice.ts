/** The registration of an invoice or a credit note at the invoice registration portal (CGST Rules, rule 48(4)). */
export type EInvoice = {
  /** The invoice reference number. */
  readonly irn: string
  readonly ackNumber: string
  readonly acknowledgedAt: string
  /** The text of the QR code: a JSON web token of the portal. */
  readonly signedQr: string
}
