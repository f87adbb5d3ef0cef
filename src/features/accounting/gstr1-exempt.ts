import { type Money, sum, zero } from "#src/shared/money.ts"
import type { TaxDocument } from "./ledger-rows.ts"
import { signedAmount } from "./document-register.ts"
import { defineColumns, type Report, tabulate } from "./report.ts"

/** The exempt supplies of a month to one kind of buyer. */
type ExemptSum = { readonly description: string; readonly exempt: Money }

const ofSum = defineColumns<ExemptSum>()

/** The charges of a document without tax, negative on a credit note. */
const exemptIn = (document: TaxDocument): Money =>
  signedAmount(
    document,
    sum(document.taxes.filter((row) => row.gstBasisPoints === 0).map((row) => row.taxable)),
  )

const sumExempt = (documents: readonly TaxDocument[], isRegistered: boolean): ExemptSum => ({
  description: `Intra-State supplies to ${isRegistered ? "registered" : "unregistered"} persons`,
  exempt: sum(documents.filter(({ gstin }) => (gstin !== null) === isRegistered).map(exemptIn)),
})

/**
 * Table 8. A service without tax is exempt (Notification 12/2017, Central Tax (Rate)); "nil rated" is a rate of the tariff,
 * which no service of a hotel has.
 */
export const gstr1Exempt = (documents: readonly TaxDocument[]): Report =>
  tabulate(
    {
      key: "gstr1-exemp",
      title: "GST: exempt supplies",
      about: "Charges without GST on invoices less credit notes (GSTR-1, table 8).",
      columns: [
        ofSum.text("Description", ({ description }) => description),
        ofSum.money("Nil Rated Supplies", () => zero),
        ofSum.money("Exempted(other than nil rated/non GST supply)", ({ exempt }) => exempt),
        ofSum.money("Non-GST Supplies", () => zero),
      ],
    },
    [true, false]
      .map((isRegistered) => sumExempt(documents, isRegistered))
      .filter(({ exempt }) => exempt !== 0),
  )
