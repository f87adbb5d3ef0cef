import { type FolioLine, isChargeback, isRefunded, isVoidable } from "#src/features/folio/folio-line.ts"
import { firstPostedOn } from "#src/features/folio/first-posting.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { FolioRefusal } from "./folio-refusal.ts"

type VoidedFolio = { readonly lines: readonly FolioLine[]; readonly today: CalendarDate }

/** Whether an owner can approve the void of a line that the desk may not void. */
export const isVoidApprovable = ({ kind }: Pick<FolioLine, "kind">): boolean => kind === "fee"

/**
 * Why an actor cannot void a line. The desk voids what was posted first on the same business date, and no chargeback; an
 * owner voids any.
 */
export function checkVoid(actor: Actor, line: FolioLine, { lines, today }: VoidedFolio): FolioRefusal | null {
  if (!isVoidable(line)) return { kind: "not-voidable" }
  if (isRefunded(line, lines)) return { kind: "payment-refunded" }
  const isOfDesk = firstPostedOn(line, lines) === today && !isChargeback(line)
  return isOfDesk || hasRight(actor, "folio.void-any") ? null : { kind: "other-day" }
}

/** The lines whose void the folio offers to an actor, also as a request that an owner approves. */
export const listVoidable = (actor: Actor, folio: VoidedFolio): string[] =>
  folio.lines
    .filter((line) => {
      const refusal = checkVoid(actor, line, folio)
      return refusal === null || (refusal.kind === "other-day" && isVoidApprovable(line))
    })
    .map(({ id }) => id)
