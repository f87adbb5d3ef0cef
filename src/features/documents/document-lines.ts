import type { FolioLine } from "#src/features/folio/folio-line.ts"
import { splitGst } from "#src/features/pricing/gst.ts"
import { negateAmounts } from "#src/features/folio/charge-groups.ts"
import { add, type Money, subtract, sum, zero } from "#src/shared/money.ts"

/** A charge of a folio, with the document that states it. */
export type ChargeLine = Pick<
  FolioLine,
  | "id"
  | "sequence"
  | "payer"
  | "kind"
  | "description"
  | "quantity"
  | "amount"
  | "taxable"
  | "gst"
  | "gstBasisPoints"
  | "sac"
  | "voidsLineId"
> & {
  readonly documentId: string | null
  readonly documentKind: string | null
  /** The invoice that a credit note corrects. */
  readonly creditsDocumentId: string | null
}

/** A line as it is printed: the net of its charges. */
export type PrintedLine = Pick<
  ChargeLine,
  "description" | "quantity" | "sac" | "gstBasisPoints" | "taxable" | "amount"
>

/** The taxes of a document by SAC and rate. */
export type TaxRow = {
  readonly sac: string
  readonly gstBasisPoints: number
  readonly taxable: Money
  readonly cgst: Money
  readonly sgst: Money
}

/** The amount of a row with its tax. */
export const amountOf = ({ taxable, cgst, sgst }: Pick<TaxRow, "taxable" | "cgst" | "sgst">): Money =>
  sum([taxable, cgst, sgst])

/** Lines without those that void each other. */
export function withoutVoidedPairs(lines: readonly ChargeLine[]): ChargeLine[] {
  const ids = new Set(lines.map(({ id }) => id))
  const voided = new Set(lines.flatMap(({ voidsLineId }) => (voidsLineId === null ? [] : [voidsLineId])))
  return lines.filter(
    ({ id, voidsLineId }) => !voided.has(id) && (voidsLineId === null || !ids.has(voidsLineId)),
  )
}

export const isOpen = ({ documentId }: ChargeLine): boolean => documentId === null

/** The charges of a payer that no document states. */
export const openLines = (lines: readonly ChargeLine[], payer: ChargeLine["payer"]): ChargeLine[] =>
  lines.filter((line) => isOpen(line) && line.payer === payer)

export const isSameRate = (a: ChargeLine, b: ChargeLine): boolean =>
  a.payer === b.payer && a.gstBasisPoints === b.gstBasisPoints && a.sac === b.sac

/**
 * The charges of a payer for an invoice, without rates at which they sum to less than zero: there the room charge of a
 * cancelled stay was transferred to another booking. They stay open until it is transferred back (decision 065). Charges
 * of zero with a paisa of tax, by rounding, stay open too.
 */
export function linesToInvoice(lines: readonly ChargeLine[], payer: ChargeLine["payer"]): ChargeLine[] {
  const open = openLines(lines, payer)
  return open.filter((line) => {
    const ofRate = open.filter((other) => isSameRate(other, line))
    const amount = sum(ofRate.map((one) => one.amount))
    return amount > 0 || (amount === 0 && sum(ofRate.map(({ taxable }) => taxable)) === 0)
  })
}

// The room charge of a stay is one line for each rate, however often its dates changed.
const printedKeyOf = ({ kind, description, gstBasisPoints, sac }: ChargeLine): string =>
  [kind, kind === "room" ? "" : description, gstBasisPoints, sac].join("|")

/**
 * The lines of a document; charges of one description, rate and SAC are one line. `describeRooms` gives the text of the
 * room charge at a rate.
 */
export function printLines(
  lines: readonly ChargeLine[],
  describeRooms: (gstBasisPoints: number) => string,
): PrintedLine[] {
  const groups = Map.groupBy(withoutVoidedPairs(lines), printedKeyOf)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const quantity = group.reduce((all, line) => all + (line.kind === "extra" ? line.quantity : 0), 0)
    const amount = sum(group.map((line) => line.amount))
    const taxable = sum(group.map((line) => line.taxable))
    if (amount === 0 && taxable === 0) return []
    const { sac, gstBasisPoints } = first
    const description =
      first.kind === "room" ? describeRooms(gstBasisPoints) : first.description.replace(/^Void: /, "")
    return [{ description, quantity: Math.max(quantity, 1), sac, gstBasisPoints, taxable, amount }]
  })
}

/** Whether any charges of a payer are left that no invoice states: reversed ones are printed nowhere. */
export const hasOpenCharges = (lines: readonly ChargeLine[], payer: ChargeLine["payer"]): boolean =>
  printLines(openLines(lines, payer), () => "").length > 0

/** The taxes of lines by SAC and rate; the parts of each row sum to the paisa (CONST-7). */
export function taxTable(
  lines: readonly Pick<PrintedLine, "sac" | "gstBasisPoints" | "taxable" | "amount">[],
): TaxRow[] {
  const groups = Map.groupBy(lines, ({ sac, gstBasisPoints }) => `${sac}|${gstBasisPoints}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const taxable = sum(group.map((line) => line.taxable))
    const gst = subtract(sum(group.map((line) => line.amount)), taxable)
    return [{ sac: first.sac, gstBasisPoints: first.gstBasisPoints, taxable, ...splitGst(gst) }]
  })
}

/** The same lines with the opposite sign, for credit notes, whose amounts are positive. */
export const negated = (lines: readonly ChargeLine[]): ChargeLine[] =>
  lines.map((line) => ({ ...line, ...negateAmounts(line) }))

export type Totals = {
  readonly taxable: Money
  readonly cgst: Money
  readonly sgst: Money
  readonly total: Money
}

export const sumTaxes = (rows: readonly TaxRow[]): Totals =>
  rows.reduce(
    (all, row) => ({
      taxable: add(all.taxable, row.taxable),
      cgst: add(all.cgst, row.cgst),
      sgst: add(all.sgst, row.sgst),
      total: add(all.total, amountOf(row)),
    }),
    { taxable: zero, cgst: zero, sgst: zero, total: zero },
  )
