import type { CalendarDate } from "#src/shared/calendar-date.ts"

export const documentKinds = ["receipt", "invoice", "credit-note", "refund-voucher"] as const

/** The documents with a number of their own series. A pro forma is none: it is drawn from the folio at any time. */
export type DocumentKind = (typeof documentKinds)[number]

export const documentNames: Readonly<Record<DocumentKind, string>> = {
  receipt: "Receipt",
  invoice: "Tax invoice",
  "credit-note": "Credit note",
  "refund-voucher": "Refund voucher",
}

/** What an invoice is called that states supplies without tax (CGST Rules, rules 49 and 46A). */
export type InvoiceTitle = "Bill of supply" | "Invoice-cum-bill of supply"

/** What is drawn: a document with a number of a series, or a pro forma. */
export type PrintedKind = DocumentKind | "pro-forma"

const printedNames: Readonly<Record<PrintedKind, string>> = {
  ...documentNames,
  "pro-forma": "Pro forma",
}

/** 'Tax invoice', 'Bill of supply'. */
export const documentName = ({
  kind,
  title = null,
}: {
  readonly kind: PrintedKind
  readonly title?: InvoiceTitle | null | undefined
}): string => title ?? printedNames[kind]

const unsigned = (ofRules: number): string =>
  `Issued electronically; valid without a signature (CGST Rules, rule ${ofRules}).`

const signatures: Readonly<Partial<Record<PrintedKind, string>>> = {
  // Rules 46 and 49 waive the signature of electronic invoices; rules 50, 51 and 53 do not (decision 109).
  invoice: unsigned(46),
  "pro-forma": "Not a tax invoice.",
}

/** What the foot of a document with tax says in place of a signature. */
export const signatureOf = ({
  kind,
  title,
  seller,
}: {
  readonly kind: PrintedKind
  readonly title?: InvoiceTitle | null | undefined
  readonly seller: { readonly name: string }
}): string =>
  title === "Bill of supply" ? unsigned(49) : (signatures[kind] ?? `Issued electronically by ${seller.name}.`)

const prefixes: Readonly<Record<DocumentKind, string>> = {
  receipt: "RCP",
  invoice: "INV",
  "credit-note": "CRN",
  "refund-voucher": "RFV",
}

/** The financial year of a date, April to March: '2627' for 2026-27. */
export function financialYearOf(date: CalendarDate): string {
  const year = Number(date.slice(0, 4)) - (date.slice(5, 7) < "04" ? 1 : 0)
  return [year, year + 1].map((each) => String(each).slice(-2)).join("")
}

// A bill of supply takes a number of the invoices: it may be of one or multiple series (rule 49(b)), and table 13 of GSTR-1
// has no nature of its own for it.
/** 'INV/2627/000123': consecutive in its financial year, at most 16 characters (CGST Rules, rule 46(b)). */
export function formatDocumentNumber(
  kind: DocumentKind,
  { financialYear, count }: { readonly financialYear: string; readonly count: number },
): string {
  return `${prefixes[kind]}/${financialYear}/${String(count).padStart(6, "0")}`
}
