import { type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { documentName } from "#src/features/documents/document-number.ts"
import type { TaxDocument } from "./ledger-rows.ts"
import { defineColumns, type Report, tabulate } from "./report.ts"

const ofDocument = defineColumns<TaxDocument>()

export const isInvoice = ({ kind }: TaxDocument): boolean => kind === "invoice"

/** Credit notes count against the invoices. */
export const signedAmount = (document: TaxDocument, amount: Money): Money =>
  isInvoice(document) ? amount : subtract(zero, amount)

const taxColumn = (head: string, key: "taxable" | "cgst" | "sgst") =>
  ofDocument.money(head, (document) => signedAmount(document, sum(document.taxes.map((row) => row[key]))))

/** Every invoice and credit note of the month, to a GSTIN or not. */
export const documentRegister = (documents: readonly TaxDocument[]): Report =>
  tabulate(
    {
      key: "tax-documents",
      title: "Invoices and credit notes",
      about:
        "Every tax invoice, bill of supply and credit note of the month by its date. Credit notes are negative.",
      columns: [
        ofDocument.text("Document", (document) => documentName(document)),
        ofDocument.text("Number", ({ number }) => number),
        ofDocument.date("Date", ({ businessDate }) => businessDate),
        ofDocument.booking(({ reference }) => reference),
        ofDocument.text("Buyer", ({ buyer }) => buyer),
        ofDocument.text("GSTIN", ({ gstin }) => gstin ?? ""),
        taxColumn("Taxable value", "taxable"),
        taxColumn("CGST", "cgst"),
        taxColumn("SGST", "sgst"),
        ofDocument.money("Total", (document) => signedAmount(document, document.total)),
      ],
    },
    documents,
  )
