import { recordAudit } from "#src/features/audit/audit.service.ts"
import { insertFolioLines } from "#src/features/folio/folio.service.ts"
import type { NewFolioLine, Payer } from "#src/features/folio/folio-line.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { system } from "#src/shared/actor.ts"
import { negateAmounts } from "#src/features/folio/charge-groups.ts"
import { type CreditedLines, type Excess, linesToCredit, listExcesses } from "./credited-lines.ts"
import type { ChargeLine } from "./document-lines.ts"
import { type Issuing, listCharges } from "./documents.store.ts"

const reason = "One credit note for each invoice"

/** A line that lowers the credit note of an invoice by the excess. */
function excessLine({ line, part }: Excess): NewFolioLine {
  const { payer, gstBasisPoints, sac } = line
  const description = `${line.description.replace(/^Void: /, "")}: part of another invoice`.slice(0, 190)
  return { kind: "discount", description, payer, gstBasisPoints, sac, reason, ...part }
}

const voidOf = (posted: NewFolioLine, id: string): NewFolioLine => ({
  ...posted,
  description: `Void: ${posted.description}`,
  ...negateAmounts(posted),
  voidsLineId: id,
})

type Crediting = { readonly bookingId: string; readonly issuing: Issuing; readonly payer: Payer }

/** Posts two lines for each excess, which void each other. Returns their ids. */
async function postExcesses(
  tx: Sql,
  { bookingId, issuing, excesses }: Omit<Crediting, "payer"> & { readonly excesses: readonly Excess[] },
): Promise<{ excess: Excess; lineId: string; voidId: string }[]> {
  const by = { bookingId, actor: system, businessDate: issuing.businessDate }
  const lines = excesses.map(excessLine)
  const lineIds = await insertFolioLines(tx, { ...by, lines })
  const voidIds = await insertFolioLines(tx, {
    ...by,
    lines: lines.map((line, index) => voidOf(line, lineIds[index] ?? "")),
  })
  await recordAudit(tx, system, {
    action: "split-credit",
    subjectType: "booking",
    subjectId: bookingId,
    after: { amounts: excesses.map(({ part }) => part.amount) },
  })
  return excesses.map((excess, index) => ({
    excess,
    lineId: lineIds[index] ?? "",
    voidId: voidIds[index] ?? "",
  }))
}

/**
 * The lines of a payer's credit notes by the invoice that they correct. Where reversals exceed the uncredited amount of their invoice,
 * two lines that void each other move the excess to other invoices: a folio line is on one document, and no credit note
 * may exceed its invoice or go to another buyer (CGST Act, section 34(1)).
 */
export async function prepareCreditNotes(tx: Sql, crediting: Crediting): Promise<CreditedLines> {
  const { bookingId, payer } = crediting
  const charges = await listCharges(tx, bookingId)
  const credits = linesToCredit(charges, payer)
  const excesses = listExcesses(charges, credits)
  if (excesses.length === 0) return credits
  const posted = await postExcesses(tx, { ...crediting, excesses })
  const byId = new Map((await listCharges(tx, bookingId)).map((line) => [line.id, line]))
  const complete = new Map<string, readonly ChargeLine[]>(credits)
  const append = (invoiceId: string | null, lineId: string) => {
    const line = byId.get(lineId)
    if (invoiceId !== null && line) complete.set(invoiceId, [...(complete.get(invoiceId) ?? []), line])
  }
  for (const { excess, lineId, voidId } of posted) {
    append(excess.invoiceId, lineId)
    append(excess.otherId, voidId)
  }
  return complete
}
