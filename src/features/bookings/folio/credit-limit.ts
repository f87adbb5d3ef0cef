import { type PayerLine, sumCredits, sumLines } from "#src/features/folio/folio-line.ts"
import type { Actor } from "#src/shared/actor.ts"
import { add, atLeastZero, type Money } from "#src/shared/money.ts"
import { findStaffLimit } from "#src/shared/staff-limits.ts"
import type { FolioRefusal } from "./folio-refusal.ts"

const creditOfFolio = (lines: readonly PayerLine[]): Money => atLeastZero(-sumLines(lines).owed)

/**
 * Refuses lines that take a paid charge off a folio and leave more to refund, with the earlier refunds, than the actor's role
 * refunds: the next change of dates would refund it without a limit (decision 141). Counts the credits of the payers, and
 * that of the whole folio: a debt of the company may have hidden a credit of the guest until its charge is taken off.
 */
export function checkCredit(
  actor: Actor,
  lines: readonly PayerLine[],
  added: readonly PayerLine[],
): FolioRefusal | null {
  const limit = findStaffLimit(actor, "refund")
  if (limit === null) return null
  const { refunded } = sumLines(lines)
  const isOver = [sumCredits, creditOfFolio].some((creditOf) => {
    const credit = creditOf([...lines, ...added])
    return credit > creditOf(lines) && add(refunded, credit) > limit
  })
  return isOver ? { kind: "credit-over-limit", limit } : null
}
