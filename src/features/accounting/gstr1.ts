import type { TaxRow } from "#src/features/documents/document-lines.ts"
import { type CalendarDate, formatShortDate } from "#src/shared/calendar-date.ts"
import { formatGstState } from "#src/shared/validation/gstin.ts"
import { hotel } from "#src/shared/hotel.ts"
import { fromPaise, type Money, sum, zero } from "#src/shared/money.ts"
import { gstr1Exempt } from "./gstr1-exempt.ts"
import type { TaxDocument } from "./ledger-rows.ts"
import { isInvoice, signedAmount } from "./document-register.ts"
import { defineColumns, type Report, tabulate } from "./report.ts"

// The columns are those of the Returns Offline Tool of the GST portal (GSTR-1), whose CSV import reads them by name.

/** '07-Delhi'. */
export const placeOfSupply = formatGstState(hotel.legal.gstin).replace(/^(.*) \((\d\d)\)$/, "$2-$1")

/** '04-Aug-2026'. */
const formatGstDate = (date: CalendarDate): string =>
  formatShortDate(date).padStart(11, "0").replaceAll(" ", "-")

/** A rate in percent: '18'. */
export const formatRate = (basisPoints: number): string => String(basisPoints / 100)

type RateRow = { readonly document: TaxDocument; readonly basisPoints: number; readonly taxable: Money }

const ofRate = defineColumns<RateRow>()

/** One row for each rate of a document; charges without tax are in table 8. */
const rateRows = (documents: readonly TaxDocument[]): RateRow[] =>
  documents.flatMap((document) => {
    const taxed = document.taxes.filter(({ gstBasisPoints }) => gstBasisPoints > 0)
    return [...Map.groupBy(taxed, ({ gstBasisPoints }) => gstBasisPoints)].map(([basisPoints, rows]) => ({
      document,
      basisPoints,
      taxable: sum(rows.map(({ taxable }) => taxable)),
    }))
  })

const isB2b = ({ gstin }: TaxDocument): boolean => gstin !== null

const rateColumns = [
  ofRate.text("Rate", ({ basisPoints }) => formatRate(basisPoints)),
  ofRate.money("Taxable Value", ({ taxable }) => taxable),
  ofRate.money("Cess Amount", () => zero),
]

/** Table 4: invoices to companies. */
const b2b = (documents: readonly TaxDocument[]): Report =>
  tabulate(
    {
      key: "gstr1-b2b",
      title: "GST: B2B",
      about: "Invoices to companies with a GSTIN, one row for each rate (GSTR-1, table 4).",
      columns: [
        ofRate.text("GSTIN/UIN of Recipient", ({ document }) => document.gstin ?? ""),
        ofRate.text("Receiver Name", ({ document }) => document.buyer),
        ofRate.text("Invoice Number", ({ document }) => document.number),
        ofRate.text("Invoice date", ({ document }) => formatGstDate(document.businessDate)),
        ofRate.money("Invoice Value", ({ document }) => document.total),
        ofRate.text("Place Of Supply", () => placeOfSupply),
        ofRate.text("Reverse Charge", () => "N"),
        ofRate.text("Applicable % of Tax Rate", () => ""),
        ofRate.text("Invoice Type", () => "Regular B2B"),
        ofRate.text("E-Commerce GSTIN", () => ""),
        ...rateColumns,
      ],
    },
    rateRows(documents.filter((document) => isB2b(document) && isInvoice(document))),
  )

type RateSum = { readonly basisPoints: number; readonly taxable: Money }
const ofRateSum = defineColumns<RateSum>()

/** Table 7: invoices to guests less their credit notes, in one state. */
function b2cs(documents: readonly TaxDocument[]): Report {
  const rows = rateRows(documents.filter((document) => !isB2b(document)))
  const sums = [...Map.groupBy(rows, ({ basisPoints }) => basisPoints)].map(
    ([basisPoints, group]): RateSum => {
      return { basisPoints, taxable: sum(group.map((row) => signedAmount(row.document, row.taxable))) }
    },
  )
  return tabulate(
    {
      key: "gstr1-b2cs",
      title: "GST: B2C small",
      about: "Invoices to guests less their credit notes, by rate (GSTR-1, table 7).",
      columns: [
        ofRateSum.text("Type", () => "OE"),
        ofRateSum.text("Place Of Supply", () => placeOfSupply),
        ofRateSum.text("Applicable % of Tax Rate", () => ""),
        ofRateSum.text("Rate", ({ basisPoints }) => formatRate(basisPoints)),
        ofRateSum.money("Taxable Value", ({ taxable }) => taxable),
        ofRateSum.money("Cess Amount", () => zero),
        ofRateSum.text("E-Commerce GSTIN", () => ""),
      ],
    },
    sums.filter(({ taxable }) => taxable !== 0),
  )
}

/** Table 9B: credit notes to companies. */
const cdnr = (documents: readonly TaxDocument[]): Report =>
  tabulate(
    {
      key: "gstr1-cdnr",
      title: "GST: credit notes",
      about: "Credit notes to companies with a GSTIN, one row for each rate (GSTR-1, table 9B).",
      columns: [
        ofRate.text("GSTIN/UIN of Recipient", ({ document }) => document.gstin ?? ""),
        ofRate.text("Receiver Name", ({ document }) => document.buyer),
        ofRate.text("Note Number", ({ document }) => document.number),
        ofRate.text("Note Date", ({ document }) => formatGstDate(document.businessDate)),
        ofRate.text("Note Type", () => "C"),
        ofRate.text("Place Of Supply", () => placeOfSupply),
        ofRate.text("Reverse Charge", () => "N"),
        ofRate.text("Note Supply Type", () => "Regular B2B"),
        ofRate.money("Note Value", ({ document }) => document.total),
        ofRate.text("Applicable % of Tax Rate", () => ""),
        ...rateColumns,
      ],
    },
    rateRows(documents.filter((document) => isB2b(document) && !isInvoice(document))),
  )

const sacNames: Readonly<Record<string, string>> = {
  "996311": "Room accommodation",
  "996332": "Food and drink with the room",
  "996412": "Passenger transport",
  "999712": "Laundry",
}

type SacSum = Omit<TaxRow, "gstBasisPoints"> & { readonly basisPoints: number }
const ofSac = defineColumns<SacSum>()

/** Table 12: the services of the month by SAC and rate, net of credit notes; what was credited in full has no row. */
function hsn(key: string, title: string, documents: readonly TaxDocument[]): Report {
  const rows = documents.flatMap((document) => document.taxes.map((row) => ({ document, row })))
  const groups = [...Map.groupBy(rows, ({ row }) => `${row.sac} ${row.gstBasisPoints}`).values()]
  const sums = groups.flatMap((group): SacSum[] => {
    const [first] = group
    if (!first) return []
    const total = (of: (row: TaxRow) => Money) =>
      sum(group.map(({ document, row }) => signedAmount(document, of(row))))
    const { sac, gstBasisPoints } = first.row
    const [taxable, cgst, sgst] = [
      total((row) => row.taxable),
      total((row) => row.cgst),
      total((row) => row.sgst),
    ]
    return [{ sac, basisPoints: gstBasisPoints, taxable, cgst, sgst }]
  })
  return tabulate(
    {
      key,
      title,
      about: "Services by SAC and rate, less credit notes (GSTR-1, table 12).",
      columns: [
        ofSac.text("HSN", ({ sac }) => sac),
        ofSac.text("Description", ({ sac }) => sacNames[sac] ?? "Other service"),
        ofSac.text("UQC", () => "NA"),
        ofSac.count("Total Quantity", () => 0),
        ofSac.money("Total Value", ({ taxable, cgst, sgst }) => fromPaise(taxable + cgst + sgst)),
        ofSac.text("Rate", ({ basisPoints }) => formatRate(basisPoints)),
        ofSac.money("Taxable Value", ({ taxable }) => taxable),
        ofSac.money("Integrated Tax Amount", () => zero),
        ofSac.money("Central Tax Amount", ({ cgst }) => cgst),
        ofSac.money("State/UT Tax Amount", ({ sgst }) => sgst),
        ofSac.money("Cess Amount", () => zero),
      ],
    },
    sums
      .filter(({ taxable, cgst, sgst }) => taxable !== 0 || cgst !== 0 || sgst !== 0)
      .toSorted((a, b) => a.sac.localeCompare(b.sac) || a.basisPoints - b.basisPoints),
  )
}

/** The tables of the tax documents in GSTR-1 that a hotel of one state fills in. */
export const gstr1 = (documents: readonly TaxDocument[]): Report[] => [
  b2b(documents),
  b2cs(documents),
  gstr1Exempt(documents),
  cdnr(documents),
  hsn("gstr1-hsn-b2b", "GST: SAC summary, B2B", documents.filter(isB2b)),
  hsn(
    "gstr1-hsn-b2c",
    "GST: SAC summary, B2C",
    documents.filter((document) => !isB2b(document)),
  ),
]
