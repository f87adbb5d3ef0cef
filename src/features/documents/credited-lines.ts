import { add, fromPaise, type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { taxIncludedIn } from "#src/features/pricing/gst.ts"
import { type ChargeLine, isOpen, isSameRate, openLines, withoutVoidedPairs } from "./document-lines.ts"

// A reversed charge that is on an invoice is corrected by a credit note to that invoice. No credit note may exceed its invoice
// (CGST Act, section 34(1)), and earlier credit notes may have used up a part of it. So each reversal is first assigned to an
// invoice; then what exceeds that invoice is moved to others, or to the next invoice.

/** The invoice that a line is on, or that the credit note with the line corrects. */
const invoiceOf = ({ documentKind, documentId, creditsDocumentId }: ChargeLine): string | null =>
  documentKind === "invoice" ? documentId : creditsDocumentId

type Amounts = Pick<ChargeLine, "amount" | "taxable" | "gst">
const none: Amounts = { amount: zero, taxable: zero, gst: zero }

const addAmounts = (a: Amounts, b: Amounts): Amounts => ({
  amount: add(a.amount, b.amount),
  taxable: add(a.taxable, b.taxable),
  gst: add(a.gst, b.gst),
})

const subtractAmounts = (a: Amounts, b: Amounts): Amounts => ({
  amount: subtract(a.amount, b.amount),
  taxable: subtract(a.taxable, b.taxable),
  gst: subtract(a.gst, b.gst),
})

/** The uncredited amount of an invoice: its charges at the payer, rate and SAC of a line, less its credit notes. */
type Uncredited = Amounts & { readonly invoiceId: string }

/** The uncredited amounts of all invoices with charges at the payer, rate and SAC of a line, in the order of issue. */
function listUncredited(lines: readonly ChargeLine[], line: ChargeLine): Uncredited[] {
  const uncredited = new Map<string, Uncredited>()
  for (const one of lines.filter((other) => isSameRate(other, line))) {
    const invoiceId = invoiceOf(one)
    if (invoiceId === null) continue
    uncredited.set(invoiceId, { invoiceId, ...addAmounts(uncredited.get(invoiceId) ?? none, one) })
  }
  return [...uncredited.values()]
}

const uncreditedOf = (lines: readonly ChargeLine[], line: ChargeLine, invoiceId: string): Money =>
  listUncredited(lines, line).find((one) => one.invoiceId === invoiceId)?.amount ?? zero

/**
 * The latest invoice whose uncredited amount covers a reversal, else the one with the largest uncredited amount. Null when
 * the reversal only lowers charges that are not invoiced yet.
 */
function invoiceToCredit(lines: readonly ChargeLine[], line: ChargeLine): string | null {
  const invoices = listUncredited(lines, line).filter(({ amount }) => amount > 0)
  const covering = invoices.findLast(({ amount }) => amount + line.amount >= 0)
  if (covering) return covering.invoiceId
  const open = lines.filter((other) => isOpen(other) && isSameRate(other, line))
  if (sum(open.map(({ amount }) => amount)) >= 0) return null
  return invoices.toSorted((a, b) => b.amount - a.amount)[0]?.invoiceId ?? null
}

/** A charge that was reversed after its invoice, and that invoice. */
type Reversal = { readonly line: ChargeLine; readonly invoiceId: string }

/**
 * The reversals of invoiced charges with the invoice that they correct: the one with the voided line while it has an uncredited
 * amount, else one with charges of the same rate. Charges that were posted and reversed between two documents are not among them.
 */
function listReversals(lines: readonly ChargeLine[], payer: ChargeLine["payer"]): Reversal[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const reversed = withoutVoidedPairs(openLines(lines, payer)).filter(({ amount }) => amount < 0)
  const reversals: Reversal[] = []
  // The lines as they will be once the reversals so far are on credit notes.
  let stated = lines
  for (const line of reversed) {
    const voided = byId.get(line.voidsLineId ?? "")
    const ownId = voided?.documentKind === "invoice" ? voided.documentId : null
    const hasUncredited = ownId !== null && uncreditedOf(lines, line, ownId) > 0
    const invoiceId = hasUncredited ? ownId : invoiceToCredit(stated, line)
    if (invoiceId === null) continue
    reversals.push({ line, invoiceId })
    const note = { ...line, documentId: line.id, documentKind: "credit-note", creditsDocumentId: invoiceId }
    stated = stated.map((other) => (other === line ? note : other))
  }
  return reversals
}

type Credited = { readonly invoiceId: string; readonly credited: readonly ChargeLine[] }

/**
 * The voids of an invoice's discounts that its credit note has to state, so that the reversed charges do not exceed the
 * uncredited amount, which is less the discounts.
 */
function voidedDiscounts(lines: readonly ChargeLine[], { invoiceId, credited }: Credited): ChargeLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const taken: ChargeLine[] = []
  for (const line of lines) {
    const voided = byId.get(line.voidsLineId ?? "")
    if (!isOpen(line) || line.amount <= 0 || !voided || invoiceOf(voided) !== invoiceId) continue
    const ofRate = [...credited, ...taken, line].filter((one) => isSameRate(one, line))
    const left = uncreditedOf(lines, line, invoiceId) + sum(ofRate.map(({ amount }) => amount))
    if (left <= 0) taken.push(line)
  }
  return taken
}

/** The lines of credit notes by the invoice that they correct. */
export type CreditedLines = ReadonlyMap<string, readonly ChargeLine[]>

/** The reversals of a payer's invoiced charges by the invoice that they correct. */
export const linesToCredit = (lines: readonly ChargeLine[], payer: ChargeLine["payer"]): CreditedLines => {
  const reversals = Map.groupBy(listReversals(lines, payer), ({ invoiceId }) => invoiceId)
  return new Map(
    [...reversals].map(([invoiceId, ofInvoice]) => {
      const credited = ofInvoice.map(({ line }) => line)
      return [invoiceId, [...credited, ...voidedDiscounts(lines, { invoiceId, credited })]]
    }),
  )
}

/**
 * The part of the reversals of an invoice that exceeds its uncredited amount at a rate, as a positive amount. It is credited to
 * the invoice `otherId`, or lowers the next invoice (null). `line` is the largest reversal.
 */
export type Excess = {
  readonly line: ChargeLine
  readonly invoiceId: string
  readonly otherId: string | null
  readonly part: Amounts
}

// A part that is the whole of an amount has the tax of that amount, so that rounding leaves no paisa.
function splitOff(amount: Money, wholes: readonly Amounts[], gstBasisPoints: number): Amounts {
  const whole = wholes.find((one) => one.amount === amount)
  return whole ?? { amount, ...taxIncludedIn(amount, gstBasisPoints) }
}

/** Divides the excess of an invoice among the uncredited amounts of other invoices, the largest first. */
function divide({ line, invoiceId, part }: Omit<Excess, "otherId">, others: readonly Uncredited[]): Excess[] {
  const excesses: Excess[] = []
  let missing = part
  for (const { invoiceId: otherId, amount, taxable, gst } of others.toSorted((a, b) => b.amount - a.amount)) {
    const covered = fromPaise(Math.min(missing.amount, amount))
    if (covered <= 0) break
    const share = splitOff(covered, [{ amount, taxable, gst }, missing], line.gstBasisPoints)
    excesses.push({ line, invoiceId, otherId, part: share })
    missing = subtractAmounts(missing, share)
  }
  return missing.amount > 0 ? [...excesses, { line, invoiceId, otherId: null, part: missing }] : excesses
}

/** The excesses of credit notes at the payer, rate and SAC of a line. */
function excessesOfRate(lines: readonly ChargeLine[], credits: CreditedLines, at: ChargeLine): Excess[] {
  const creditedOf = (id: string) => (credits.get(id) ?? []).filter((one) => isSameRate(one, at))
  // After the planned credit notes; a negative amount is an excess.
  const after = listUncredited(lines, at).map(
    ({ invoiceId, ...before }): Uncredited => ({
      invoiceId,
      ...creditedOf(invoiceId).reduce<Amounts>(addAmounts, before),
    }),
  )
  const excesses: Excess[] = []
  for (const { invoiceId, ...exceeded } of after.filter(({ amount }) => amount < 0)) {
    const line = creditedOf(invoiceId).toSorted((a, b) => a.amount - b.amount)[0]
    if (!line) continue
    // Less the excesses that earlier turns of this loop moved there.
    const left = after.map(({ invoiceId: otherId, ...other }) => ({
      invoiceId: otherId,
      ...excesses
        .filter((one) => one.otherId === otherId)
        .map(({ part }) => part)
        .reduce(subtractAmounts, other),
    }))
    excesses.push(...divide({ line, invoiceId, part: subtractAmounts(none, exceeded) }, left))
  }
  return excesses
}

/** The parts by which credit notes would exceed their invoices. */
export function listExcesses(lines: readonly ChargeLine[], credits: CreditedLines): Excess[] {
  const credited = [...credits.values()].flat()
  const firstOfRates = credited.filter(
    (line, at) => credited.findIndex((one) => isSameRate(one, line)) === at,
  )
  return firstOfRates.flatMap((line) => excessesOfRate(lines, credits, line))
}
