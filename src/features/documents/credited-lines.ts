import { add, sum, zero } from "#src/shared/money.ts"
import { type ChargeLine, isOpen, isSameRate, openLines, withoutVoidedPairs } from "./document-lines.ts"

const invoiceOf = ({ documentKind, documentId, creditsDocumentId }: ChargeLine): string | null =>
  documentKind === "invoice" ? documentId : creditsDocumentId

/** What an invoice states at the payer, rate and SAC of a line, less its credit notes. */
export type InvoiceRest = Pick<ChargeLine, "amount" | "taxable" | "gst"> & { readonly invoiceId: string }

/** The rests of the invoices at the payer, rate and SAC of a line, in the order of issue. */
function invoiceRests(lines: readonly ChargeLine[], line: ChargeLine): InvoiceRest[] {
  const rests = new Map<string, InvoiceRest>()
  for (const one of lines.filter((other) => isSameRate(other, line))) {
    const invoiceId = invoiceOf(one)
    if (invoiceId === null) continue
    const { amount, taxable, gst } = rests.get(invoiceId) ?? { amount: zero, taxable: zero, gst: zero }
    rests.set(invoiceId, {
      invoiceId,
      amount: add(amount, one.amount),
      taxable: add(taxable, one.taxable),
      gst: add(gst, one.gst),
    })
  }
  return [...rests.values()]
}

const covers = (rest: InvoiceRest, line: ChargeLine): boolean => rest.amount + line.amount >= 0

type Reversing = { readonly lines: readonly ChargeLine[]; readonly rests: readonly InvoiceRest[] }

/** The latest invoice that covers a reversal; null when the charges that it lowers are not invoiced yet. */
function invoiceToCredit({ lines, rests }: Reversing, line: ChargeLine): string | null {
  const covering = rests.findLast((rest) => covers(rest, line))
  if (covering) return covering.invoiceId
  const open = lines.filter((other) => isOpen(other) && isSameRate(other, line))
  if (rests.length === 0 || sum(open.map(({ amount }) => amount)) >= 0) return null
  // Reversed charges of other kinds than discounts: one credit note may correct several invoices (CGST Act, section 34(1)).
  return rests.reduce((most, one) => (one.amount > most.amount ? one : most)).invoiceId
}

/** A charge that was reversed after its invoice, that invoice, and the rests of the invoices before the reversal. */
type Reversal = {
  readonly line: ChargeLine
  readonly invoiceId: string
  readonly rests: readonly InvoiceRest[]
}

/**
 * The reversals of invoiced charges with the invoice that they correct: the one with the voided line, else one with
 * charges of the same rate. Charges that were posted and reversed between two documents are not among them.
 */
function listReversals(lines: readonly ChargeLine[], payer: ChargeLine["payer"]): Reversal[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const reversed = withoutVoidedPairs(openLines(lines, payer)).filter(({ amount }) => amount < 0)
  const reversals: Reversal[] = []
  let stated = lines
  for (const line of reversed) {
    const voided = byId.get(line.voidsLineId ?? "")
    const rests = invoiceRests(stated, line)
    const invoiceId =
      voided?.documentKind === "invoice" ? voided.documentId : invoiceToCredit({ lines: stated, rests }, line)
    if (invoiceId === null) continue
    reversals.push({ line, invoiceId, rests })
    const note = { ...line, documentId: line.id, documentKind: "credit-note", creditsDocumentId: invoiceId }
    stated = stated.map((other) => (other === line ? note : other))
  }
  return reversals
}

type Credited = { readonly invoiceId: string; readonly credited: readonly ChargeLine[] }

/**
 * The voids of an invoice's discounts beside its reversed charges, where these exceed the rest of the invoice: the credit
 * note states both, or it would exceed its invoice (CGST Act, section 34(1)).
 */
function voidedDiscounts(lines: readonly ChargeLine[], { invoiceId, credited }: Credited): ChargeLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return lines.filter((line) => {
    const voided = byId.get(line.voidsLineId ?? "")
    if (!isOpen(line) || line.amount <= 0 || !voided || invoiceOf(voided) !== invoiceId) return false
    const rest = invoiceRests(lines, line).find((one) => one.invoiceId === invoiceId)?.amount ?? zero
    return rest + sum(credited.filter((one) => isSameRate(one, line)).map(({ amount }) => amount)) < 0
  })
}

/** The reversals of a payer's invoiced charges by the invoice that they correct. */
export const linesToCredit = (
  lines: readonly ChargeLine[],
  payer: ChargeLine["payer"],
): ReadonlyMap<string, ChargeLine[]> => {
  const reversals = Map.groupBy(listReversals(lines, payer), ({ invoiceId }) => invoiceId)
  return new Map(
    [...reversals].map(([invoiceId, ofInvoice]) => {
      const credited = ofInvoice.map(({ line }) => line)
      return [invoiceId, [...credited, ...voidedDiscounts(lines, { invoiceId, credited })]]
    }),
  )
}

/** A discount that exceeds the rest of every invoice at its rate, with these rests. */
export type ExceedingDiscount = Pick<Reversal, "line" | "rests">

/** The first discount of a payer that no credit note of one invoice can state; null without one. */
export const findExceedingDiscount = (
  lines: readonly ChargeLine[],
  payer: ChargeLine["payer"],
): ExceedingDiscount | null =>
  listReversals(lines, payer).find(
    ({ line, rests }) =>
      line.kind === "discount" &&
      rests.some(({ amount }) => amount > 0) &&
      !rests.some((rest) => covers(rest, line)),
  ) ?? null
