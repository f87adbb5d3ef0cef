import { add, fromPaise, type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { taxIncludedIn } from "#src/features/pricing/gst.ts"
import { type ChargeLine, isOpen, isSameRate, openLines, withoutVoidedPairs } from "./document-lines.ts"

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

/** What an invoice states at the payer, rate and SAC of a line, less its credit notes. */
type InvoiceRest = Amounts & { readonly invoiceId: string }

/** The rests of the invoices at the payer, rate and SAC of a line, in the order of issue. */
function invoiceRests(lines: readonly ChargeLine[], line: ChargeLine): InvoiceRest[] {
  const rests = new Map<string, InvoiceRest>()
  for (const one of lines.filter((other) => isSameRate(other, line))) {
    const invoiceId = invoiceOf(one)
    if (invoiceId === null) continue
    rests.set(invoiceId, { invoiceId, ...addAmounts(rests.get(invoiceId) ?? none, one) })
  }
  return [...rests.values()]
}

const restOf = (lines: readonly ChargeLine[], line: ChargeLine, invoiceId: string): Money =>
  invoiceRests(lines, line).find((rest) => rest.invoiceId === invoiceId)?.amount ?? zero

/**
 * The latest invoice that covers a reversal, else the one with the largest rest; null when the charges that it lowers are
 * not invoiced yet.
 */
function invoiceToCredit(lines: readonly ChargeLine[], line: ChargeLine): string | null {
  const rests = invoiceRests(lines, line).filter(({ amount }) => amount > 0)
  const covering = rests.findLast((rest) => rest.amount + line.amount >= 0)
  if (covering) return covering.invoiceId
  const open = lines.filter((other) => isOpen(other) && isSameRate(other, line))
  if (sum(open.map(({ amount }) => amount)) >= 0) return null
  return rests.toSorted((a, b) => b.amount - a.amount)[0]?.invoiceId ?? null
}

/** A charge that was reversed after its invoice, and that invoice. */
type Reversal = { readonly line: ChargeLine; readonly invoiceId: string }

/**
 * The reversals of invoiced charges with the invoice that they correct: the one with the voided line while it has a rest,
 * else one with charges of the same rate. Charges that were posted and reversed between two documents are not among them.
 */
function listReversals(lines: readonly ChargeLine[], payer: ChargeLine["payer"]): Reversal[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const reversed = withoutVoidedPairs(openLines(lines, payer)).filter(({ amount }) => amount < 0)
  const reversals: Reversal[] = []
  let stated = lines
  for (const line of reversed) {
    const voided = byId.get(line.voidsLineId ?? "")
    const ownId = voided?.documentKind === "invoice" ? voided.documentId : null
    const hasRest = ownId !== null && restOf(lines, line, ownId) > 0
    const invoiceId = hasRest ? ownId : invoiceToCredit(stated, line)
    if (invoiceId === null) continue
    reversals.push({ line, invoiceId })
    const note = { ...line, documentId: line.id, documentKind: "credit-note", creditsDocumentId: invoiceId }
    stated = stated.map((other) => (other === line ? note : other))
  }
  return reversals
}

type Credited = { readonly invoiceId: string; readonly credited: readonly ChargeLine[] }

/**
 * The voids of an invoice's discounts beside its reversed charges, as far as these exceed the rest of the invoice: the
 * credit note states both, or it would exceed its invoice (CGST Act, section 34(1)).
 */
function voidedDiscounts(lines: readonly ChargeLine[], { invoiceId, credited }: Credited): ChargeLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const taken: ChargeLine[] = []
  for (const line of lines) {
    const voided = byId.get(line.voidsLineId ?? "")
    if (!isOpen(line) || line.amount <= 0 || !voided || invoiceOf(voided) !== invoiceId) continue
    const ofRate = [...credited, ...taken, line].filter((one) => isSameRate(one, line))
    const left = restOf(lines, line, invoiceId) + sum(ofRate.map(({ amount }) => amount))
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
 * The part of the reversals of an invoice that exceeds its rest at a rate, as a positive amount. It is credited to another
 * invoice, or lowers the next one (null). `line` is the largest reversal.
 */
export type Excess = {
  readonly line: ChargeLine
  readonly invoiceId: string
  readonly otherId: string | null
  readonly part: Amounts
}

/** Divides the excess of an invoice among the rests of others, the largest first. The whole rest takes its whole tax. */
function divide({ line, invoiceId, part }: Omit<Excess, "otherId">, rests: readonly InvoiceRest[]): Excess[] {
  const excesses: Excess[] = []
  let missing = part
  for (const { invoiceId: otherId, ...rest } of rests.toSorted((a, b) => b.amount - a.amount)) {
    const amount = fromPaise(Math.min(missing.amount, rest.amount))
    if (amount <= 0) break
    const taken = amount === rest.amount ? rest : amount === missing.amount ? missing : null
    const share = taken ?? { amount, ...taxIncludedIn(amount, line.gstBasisPoints) }
    excesses.push({ line, invoiceId, otherId, part: share })
    missing = subtractAmounts(missing, share)
  }
  return missing.amount > 0 ? [...excesses, { line, invoiceId, otherId: null, part: missing }] : excesses
}

/** The excesses of credit notes at the payer, rate and SAC of a line. */
function excessesOfRate(lines: readonly ChargeLine[], credits: CreditedLines, at: ChargeLine): Excess[] {
  const creditedOf = (id: string) => (credits.get(id) ?? []).filter((one) => isSameRate(one, at))
  const rests = invoiceRests(lines, at).map(
    ({ invoiceId, ...rest }): InvoiceRest => ({
      invoiceId,
      ...creditedOf(invoiceId).reduce<Amounts>(addAmounts, rest),
    }),
  )
  const excesses: Excess[] = []
  for (const { invoiceId, ...rest } of rests.filter(({ amount }) => amount < 0)) {
    const line = creditedOf(invoiceId).toSorted((a, b) => a.amount - b.amount)[0]
    if (!line) continue
    const left = rests.map(({ invoiceId: otherId, ...other }) => ({
      invoiceId: otherId,
      ...excesses
        .filter((one) => one.otherId === otherId)
        .map(({ part }) => part)
        .reduce(subtractAmounts, other),
    }))
    excesses.push(...divide({ line, invoiceId, part: subtractAmounts(none, rest) }, left))
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
