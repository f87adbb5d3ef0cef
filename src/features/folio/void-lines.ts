import { negateAmounts } from "./charge-groups.ts"
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
      ...negateAmounts(line),
      gstBasisPoints: line.gstBasisPoints,
      sac: line.sac,
      ...(line.method && { method: line.method }),
      reference: line.reference,
      reason,
      voidsLineId: line.id,
    }))
