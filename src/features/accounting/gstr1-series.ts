import type { DocumentKind } from "#src/features/documents/document-number.ts"
import type { DocumentSeries } from "./ledger-rows.ts"
import { defineColumns, type Report, tabulate } from "./report.ts"

/** The natures of documents as the Returns Offline Tool names them, in the order of the portal. */
const natures: Readonly<Record<DocumentKind, string>> = {
  invoice: "Invoices for outward supply",
  "credit-note": "Credit Note",
  receipt: "Receipt Voucher",
  "refund-voucher": "Refund Voucher",
}

const order = Object.keys(natures)

const ofSeries = defineColumns<DocumentSeries>()

/** Table 13: the series of documents. Invoices are never cancelled: credit notes correct them. */
export const gstr1Series = (series: readonly DocumentSeries[]): Report =>
  tabulate(
    {
      key: "gstr1-docs",
      title: "GST: document series",
      about:
        "The numbers of the documents of the month; receipts and refund vouchers that were voided in it are cancelled (GSTR-1, table 13).",
      columns: [
        ofSeries.text("Nature of Document", ({ kind }) => natures[kind]),
        ofSeries.text("Sr. No. From", ({ first }) => first),
        ofSeries.text("Sr. No. To", ({ last }) => last),
        ofSeries.count("Total Number", ({ total }) => total),
        ofSeries.count("Cancelled", ({ cancelled }) => cancelled),
        { ...ofSeries.count("Net Issued", ({ total, cancelled }) => total - cancelled), isPageOnly: true },
      ],
    },
    series.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
  )
