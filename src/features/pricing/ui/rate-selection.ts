import type { CalendarDate } from "#src/shared/calendar-date.ts"

/** A cell of the calendar: the column of a room type, or -1 for all types, and a night. */
export type RateCell = { readonly column: number; readonly night: CalendarDate }

/** The nights and room types between two cells. */
export type RateSelection = {
  readonly anchor: RateCell
  readonly roomTypeIds: readonly string[]
  readonly firstNight: CalendarDate
  readonly lastNight: CalendarDate
}

const columnsBetween = (a: number, b: number, roomTypeIds: readonly string[]): readonly string[] =>
  a < 0 || b < 0 ? roomTypeIds : roomTypeIds.slice(Math.min(a, b), Math.max(a, b) + 1)

/** Selects everything from one cell to another, both included. */
export const selectionBetween = (
  anchor: RateCell,
  to: RateCell,
  roomTypeIds: readonly string[],
): RateSelection => ({
  anchor,
  roomTypeIds: columnsBetween(anchor.column, to.column, roomTypeIds),
  firstNight: anchor.night < to.night ? anchor.night : to.night,
  lastNight: anchor.night < to.night ? to.night : anchor.night,
})

export const isSelected = (
  selection: RateSelection | null,
  roomTypeId: string,
  night: CalendarDate,
): boolean =>
  selection !== null &&
  night >= selection.firstNight &&
  night <= selection.lastNight &&
  selection.roomTypeIds.includes(roomTypeId)

type Step = (cell: RateCell) => { column: number; nights: number }

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: () => ({ column: 0, nights: -1 }),
  ArrowDown: () => ({ column: 0, nights: 1 }),
  ArrowLeft: () => ({ column: -1, nights: 0 }),
  ArrowRight: () => ({ column: 1, nights: 0 }),
  PageUp: () => ({ column: 0, nights: -7 }),
  PageDown: () => ({ column: 0, nights: 7 }),
}

/** The cell that a key moves to; null for other keys. */
export function cellAfterKey(
  key: string,
  cell: RateCell,
  { nights, columns }: { nights: readonly CalendarDate[]; columns: number },
): RateCell | null {
  if (key === "Home") return { ...cell, column: 0 }
  if (key === "End") return { ...cell, column: columns - 1 }
  const step = steps[key]?.(cell)
  const place = nights.indexOf(cell.night)
  if (!step || place < 0) return null
  const night = nights[Math.min(nights.length - 1, Math.max(0, place + step.nights))]
  const column = Math.min(columns - 1, Math.max(0, cell.column + step.column))
  return night ? { column, night } : null
}
