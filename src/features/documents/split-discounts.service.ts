import { recordAudit } from "#src/features/audit/audit.service.ts"
import { insertFolioLines, listFolioLines } from "#src/features/folio/folio.service.ts"
import { type NewFolioLine, type Payer, payers } from "#src/features/folio/folio-line.ts"
import { voidLines } from "#src/features/folio/void-lines.ts"
import { taxIncludedIn } from "#src/features/pricing/gst.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { system } from "#src/shared/actor.ts"
import { fromPaise, type Money, subtract, zero } from "#src/shared/money.ts"
import { type ExceedingDiscount, findExceedingDiscount } from "./credited-lines.ts"
import type { ChargeLine } from "./document-lines.ts"
import { type Issuing, listCharges } from "./documents.store.ts"

type Part = Pick<ChargeLine, "amount" | "taxable" | "gst">

/** The parts of a discount, as positive amounts: one for the rest of each invoice, the largest first, and one beyond them. */
function splitDiscount({ line, rests }: ExceedingDiscount): Part[] {
  const taxedPart = (amount: Money): Part => ({ amount, ...taxIncludedIn(amount, line.gstBasisPoints) })
  let missing = subtract(zero, line.amount)
  const parts: Part[] = []
  for (const rest of rests.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount)) {
    const amount = fromPaise(Math.min(missing, rest.amount))
    if (amount === 0) break
    // The whole rest of an invoice takes its whole tax, so that rounding leaves no paisa.
    parts.push(amount === rest.amount ? rest : taxedPart(amount))
    missing = subtract(missing, amount)
  }
  return missing > 0 ? [...parts, taxedPart(missing)] : parts
}

type Splitting = { readonly bookingId: string; readonly issuing: Issuing; readonly payer: Payer }

/** Replaces a payer's first discount that exceeds every invoice by its parts. Returns false without one. */
async function splitFirst(tx: Sql, { bookingId, issuing, payer }: Splitting): Promise<boolean> {
  const exceeding = findExceedingDiscount(await listCharges(tx, bookingId), payer)
  if (!exceeding) return false
  const discount = (await listFolioLines(tx, bookingId)).find(({ id }) => id === exceeding.line.id)
  if (!discount) throw new Error("a stated discount is not on its folio")
  const { kind, description, gstBasisPoints, sac, reason } = discount
  const parts = splitDiscount(exceeding).map(
    ({ amount, taxable, gst }): NewFolioLine => ({
      kind,
      description,
      payer,
      gstBasisPoints,
      sac,
      reason,
      amount: subtract(zero, amount),
      taxable: subtract(zero, taxable),
      gst: subtract(zero, gst),
    }),
  )
  const lines = [...voidLines([discount], "One line for each invoice"), ...parts]
  await insertFolioLines(tx, { bookingId, actor: system, businessDate: issuing.businessDate, lines })
  await recordAudit(tx, system, {
    action: "split-discount",
    subjectType: "booking",
    subjectId: bookingId,
    before: { amount: discount.amount },
    after: { amounts: parts.map(({ amount }) => amount) },
  })
  return true
}

/**
 * Splits the discounts that exceed the rest of every invoice at their rate into a line for each invoice. A folio line is
 * on one document, and no credit note may exceed its invoice or go to another buyer (CGST Act, section 34(1)).
 */
export async function splitDiscounts(
  tx: Sql,
  { bookingId, issuing }: Omit<Splitting, "payer">,
): Promise<void> {
  for (const payer of payers) while (await splitFirst(tx, { bookingId, issuing, payer }));
}
