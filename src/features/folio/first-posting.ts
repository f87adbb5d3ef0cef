import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { FolioLine } from "./folio-line.ts"

/** Whether a line was voided by the posting that made another line. */
const isReplacedBy = (line: FolioLine, lines: readonly FolioLine[]) => {
  const voids = lines.filter(({ voidsLineId, posting }) => voidsLineId && posting === line.posting)
  const voided = new Set(voids.map(({ voidsLineId }) => voidsLineId))
  return ({ id, kind, description }: FolioLine): boolean =>
    voided.has(id) && kind === line.kind && description === line.description
}

/**
 * The business date on which a charge was posted first: a move to the other payer, and new dates, void a charge and post it
 * again.
 */
export function firstPostedOn(line: FolioLine, lines: readonly FolioLine[]): CalendarDate {
  const replaced = lines.filter(({ sequence }) => sequence < line.sequence).filter(isReplacedBy(line, lines))
  const dates = replaced.map((earlier) => firstPostedOn(earlier, lines))
  return [line.businessDate, ...dates].reduce((first, date) => (date < first ? date : first))
}
