import { subtract, zero } from "#src/shared/money.ts"
import type { FolioLine } from "./folio-line.ts"
import type { NewFolioLine } from "./folio-line.ts"

/** The lines that void these ones; lines that are void already, and voids themselves, are left out. */
export const voidLines = (lines: readonly FolioLine[], reason: string): NewFolioLine[] =>
  lines
    .filter(({ isVoided, voidsLineId }) => !isVoided && voidsLineId === null)
    .map((line) => ({
      kind: line.kind,
      payer: line.payer,
      description: `Void: ${line.description}`.slice(0, 200),
      quantity: line.quantity,
      amount: subtract(zero, line.amount),
      taxable: subtract(zero, line.taxable),
      gst: subtract(zero, line.gst),
      gstBasisPoints: line.gstBasisPoints,
      sac: line.sac,
      ...(line.method && { method: line.method }),
      reference: line.reference,
      reason,
      voidsLineId: line.id,
    }))
