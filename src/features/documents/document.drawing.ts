import { formatGstRate } from "#src/features/pricing/gst.ts"
import { type Pen, type Style, write, writeRight } from "#src/platform/pdf/pen.ts"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { fromPaise, type Money } from "#src/shared/money.ts"
import type { DocumentFigures } from "./document-figures.ts"
import type { TaxRow } from "./document-lines.ts"
import { documentName, type PrintedKind, signatureOf } from "./document-number.ts"
import { formatAmountWithPaise } from "#src/shared/format/amount-with-paise.ts"
import { type DocumentVoid, formatVoid } from "./document-void.ts"
import { drawAwaitedIrn, drawEInvoice, eInvoiceHeight } from "./e-invoice.drawing.ts"
import type { EInvoice } from "./e-invoice.ts"
import {
  createPaper,
  drawBand,
  drawFooters,
  halves,
  labelled,
  margins,
  type Paper,
  rule,
  styles,
} from "./page.drawing.ts"

/** What one drawing shows: an issued document or a pro forma. */
export type PrintedDocument = {
  readonly kind: PrintedKind
  readonly number: string
  readonly businessDate: CalendarDate
  readonly figures: DocumentFigures
  readonly eInvoice?: EInvoice | null
  readonly awaitsIrn?: boolean
  readonly voided?: DocumentVoid | null
}

/** What a document is called on its paper. */
export const nameOf = ({ kind, figures: { title } }: PrintedDocument): string => documentName({ kind, title })

const { left, width } = margins
const { small, strong, label, total } = styles
const cell: Style = { ...styles.amount, size: 9 }
// The gap between rows is wider than that between the lines of a row.
const rowGap = 4
const [headsHeight, rowHeight, totalsHeight] = [40, 13 + rowGap, 110]

/** Draws a document on as many A4 pages as its lines need. */
export function drawDocument(pen: Pen, document: PrintedDocument): void {
  const { figures, eInvoice, awaitsIrn, voided } = document
  const name = document.number
  const note = formatLongDate(document.businessDate)
  const paper = createPaper(pen, { kind: nameOf(document), name, note })
  if (voided) paper.draw(40, (top) => drawBand(pen, formatVoid(voided), top))
  paper.draw(120, (top) => drawParties(pen, document, top + 26))
  paper.draw(60, (top) => drawFacts(pen, figures.facts, top + 30))
  const hasTax = figures.taxes.length > 0
  drawTable(paper, pen, tableOf(document))
  if (hasTax && !isBillOfSupply(figures)) drawTable(paper, pen, taxTableOf(statedTaxes(figures.taxes)))
  paper.draw(totalsHeight, (top) => drawTotals(pen, figures, top + 26))
  if (eInvoice) paper.draw(eInvoiceHeight, (top) => drawEInvoice(pen, eInvoice, top + 26))
  if (awaitsIrn) paper.draw(60, (top) => drawAwaitedIrn(pen, top + 26))
  drawFooters(pen, hasTax && !awaitsIrn ? signatureOf({ kind: document.kind, ...figures }) : "")
}

function drawParty(
  pen: Pen,
  place: { readonly x: number; readonly width: number; readonly y: number },
  party: {
    readonly label: string
    readonly name: string
    readonly lines: readonly string[]
    readonly gstin: string | null
  },
): number {
  let y = labelled(pen, party.label, place)
  y = write(pen, party.name, { place: { ...place, y }, style: strong })
  for (const text of party.lines) y = write(pen, text, { place: { ...place, y }, style: small })
  return party.gstin === null
    ? y
    : write(pen, `GSTIN ${party.gstin}`, { place: { ...place, y }, style: small })
}

const buyerLabels: Readonly<Partial<Record<PrintedKind, string>>> = {
  receipt: "Received from",
  "credit-note": "Credited to",
  "refund-voucher": "Refunded to",
}

function drawParties(pen: Pen, { kind, figures: { seller, buyer } }: PrintedDocument, y: number): number {
  const [first, second] = halves
  const from = drawParty(pen, { ...first, y }, { label: "From", lines: [seller.address], ...seller })
  return Math.max(
    from,
    drawParty(pen, { ...second, y }, { label: buyerLabels[kind] ?? "Billed to", ...buyer }),
  )
}

const factsInRow = 4

function drawFacts(pen: Pen, facts: readonly LabelledValue[], top: number): number {
  rule(pen, top - 14)
  const columnWidth = width / factsInRow
  let y = top
  for (let start = 0; start < facts.length; start += factsInRow) {
    const row = facts.slice(start, start + factsInRow).map(({ label: text, value }, index) => ({
      text,
      value,
      place: { x: left + index * columnWidth, width: columnWidth - 10 },
    }))
    const below = Math.max(
      ...row.map(({ text, place: { x } }) => labelled(pen, text, { x, width: columnWidth - 2, y })),
    )
    const ends = row.map(({ value, place }) =>
      write(pen, value, { place: { ...place, y: below }, style: small }),
    )
    y = Math.max(...ends) + 7
  }
  return y - 7
}

type Table = {
  /** The first column takes the rest of the width and is text; the others are right-aligned. */
  readonly heads: readonly string[]
  readonly widths: readonly number[]
  readonly rows: readonly (readonly string[])[]
  /** What has to fit on the page where it begins. */
  readonly height: number
}

/** A bill of supply states no tax (CGST Rules, rule 49). */
const isBillOfSupply = ({ title }: DocumentFigures): boolean => title === "Bill of supply"

const untaxedTable = ({ lines }: DocumentFigures): Table => ({
  height: headsHeight + 2 * rowHeight,
  heads: ["Description", "SAC", "Qty", "Value, ₹"],
  widths: [50, 34, 82],
  rows: lines.map(({ description, sac, quantity, amount }) => [
    description,
    sac,
    String(quantity),
    formatAmountWithPaise(amount),
  ]),
})

const chargeTable = ({ lines }: DocumentFigures): Table => ({
  height: headsHeight + 2 * rowHeight,
  heads: ["Description", "SAC", "Qty", "GST", "Taxable value", "Amount, ₹"],
  widths: [50, 34, 44, 82, 82],
  rows: lines.map((line) => [
    line.description,
    line.sac,
    String(line.quantity),
    formatGstRate(line.gstBasisPoints),
    formatAmountWithPaise(line.taxable),
    formatAmountWithPaise(line.amount),
  ]),
})

/** Payments have no SAC; the advance in them has one. */
const isOfPayment = ({ lines }: DocumentFigures): boolean => lines.every(({ sac }) => sac === "")

const paymentTable = ({ kind, figures: { lines } }: PrintedDocument): Table => ({
  heads: [kind === "refund-voucher" ? "Refunded" : "Received", "Amount, ₹"],
  height: headsHeight + 2 * rowHeight,
  widths: [82],
  rows: lines.map(({ description, amount }) => [description, formatAmountWithPaise(amount)]),
})

function tableOf(document: PrintedDocument): Table {
  const { figures } = document
  if (isOfPayment(figures)) return paymentTable(document)
  return isBillOfSupply(figures) ? untaxedTable(figures) : chargeTable(figures)
}

/** Rows without a value, of charges that a discount lowered to zero, are left out, unless the document has no others. */
function statedTaxes(taxes: readonly TaxRow[]): readonly TaxRow[] {
  const stated = taxes.filter(({ taxable, cgst, sgst }) => taxable !== 0 || cgst !== 0 || sgst !== 0)
  return stated.length > 0 ? stated : taxes
}

/** It is short, and stays on one page with the totals. */
const taxTableOf = (taxes: readonly TaxRow[]): Table => ({
  height: headsHeight + taxes.length * rowHeight + totalsHeight,
  heads: ["Tax by SAC", "Taxable value", "CGST rate", "CGST", "SGST rate", "SGST"],
  widths: [82, 58, 76, 58, 76],
  rows: taxes.map((row) => [
    row.sac,
    formatAmountWithPaise(row.taxable),
    formatGstRate(row.gstBasisPoints / 2),
    formatAmountWithPaise(row.cgst),
    formatGstRate(row.gstBasisPoints / 2),
    formatAmountWithPaise(row.sgst),
  ]),
})

function drawRow(
  pen: Pen,
  cells: readonly string[],
  at: { y: number; widths: readonly number[]; style: Style },
) {
  const { y, widths, style } = at
  const firstWidth = width - widths.reduce((a, b) => a + b, 0)
  const [first = "", ...others] = cells
  const below = write(pen, first, { place: { x: left, y, width: firstWidth - 10 }, style })
  let x = left + firstWidth
  for (const [index, text] of others.entries()) {
    const cellWidth = widths[index] ?? 0
    writeRight(pen, text, { place: { x, y, width: cellWidth }, style })
    x += cellWidth
  }
  return Math.max(below, y + style.size * 1.4)
}

/** On each page where a table goes on it has its heads. */
function drawTable(paper: Paper, pen: Pen, { heads, widths, rows, height }: Table): void {
  const titles = heads.map((head) => head.toUpperCase())
  const drawHeads = (y: number) => drawRow(pen, titles, { y, widths, style: label }) + 3
  paper.draw(height, (top) => {
    rule(pen, top + 14)
    return drawHeads(top + 26)
  })
  for (const row of rows) {
    paper.draw(2 * rowHeight, (y) => drawRow(pen, row, { y, widths, style: cell }) + rowGap, drawHeads)
  }
}

function drawTotals(pen: Pen, figures: DocumentFigures, top: number): number {
  const { totals, words } = figures
  rule(pen, top - 14)
  let y = top
  const row = (text: string, amount: Money, style: Style) => {
    writeRight(pen, formatAmountWithPaise(amount), { place: { x: left, y, width }, style })
    y = write(pen, text, { place: { x: left + width / 2, y, width: width / 2 - 90 }, style })
  }
  if (!isOfPayment(figures) && !isBillOfSupply(figures)) {
    row("Taxable value", totals.taxable, cell)
    row("CGST", totals.cgst, cell)
    row("SGST", totals.sgst, cell)
    y += 4
  }
  row("Total, ₹", fromPaise(totals.total), total)
  return write(pen, words, { place: { x: left, y: y + 6, width }, style: small })
}
