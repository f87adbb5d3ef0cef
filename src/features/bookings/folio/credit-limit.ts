import { type PayerLine, sumCredits, sumLines } from "#src/features/folio/folio-line.ts"
import type { Actor } from "#src/shared/actor.ts"
import { add } from "#src/shared/money.ts"
import { findStaffLimit } from "#src/shared/staff-limits.ts"
import type { FolioRefusal } from "./folio-refusal.ts"

/**
 * Refuses lines that take a paid charge off a folio and leave more to refund, with the earlier refunds, than the actor's role
 * refunds: the next change of dates would refund it without a limit (decision 141).
 */
export function checkCredit(
  actor: Actor,
  lines: readonly PayerLine[],
  added: readonly PayerLine[],
): FolioRefusal | null {
  const limit = findStaffLimit(actor, "refund")
  const credit = sumCredits([...lines, ...added])
  if (limit === null || credit <= sumCredits(lines)) return null
  return add(sumLines(lines).refunded, credit) > limit ? { kind: "credit-over-limit", limit } : null
}
