import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** One room type on one night of the tape chart. */
export type TapeNight = {
  readonly night: CalendarDate
  /** The rooms that can be sold: the stock less those out of order. */
  readonly rooms: number
  readonly outOfOrder: number
  readonly sold: number
  readonly held: number
  /** Free rooms by the counters, also on a closed night. */
  readonly free: number
  readonly price: Money
  readonly isClosed: boolean
}

export type TapeRow = {
  readonly roomId: string
  readonly roomName: string
  readonly nights: readonly TapeNight[]
}

const tapeLengths = [14, 30] as const

export const parseTapeLength = (text: string | null): number =>
  tapeLengths.find((days) => String(days) === text) ?? 14

/** The occupancy of a night in quarters, for the background of its cell. */
export function occupancyLevel({ rooms, free }: Pick<TapeNight, "rooms" | "free">): 0 | 1 | 2 | 3 | 4 {
  if (rooms <= 0 || free <= 0) return 4
  return Math.min(3, Math.floor(((rooms - free) * 4) / rooms)) as 0 | 1 | 2 | 3
}

/** The sum of all room types on a night. */
export function sumNight(
  rows: readonly TapeRow[],
  index: number,
): { rooms: number; sold: number; free: number } {
  const nights = rows.flatMap(({ nights: own }) => own[index] ?? [])
  const sumOf = (figure: (night: TapeNight) => number) =>
    nights.reduce((all, night) => all + figure(night), 0)
  return {
    rooms: sumOf(({ rooms }) => rooms),
    sold: sumOf(({ sold }) => sold),
    free: sumOf(({ free, isClosed }) => (isClosed ? 0 : free)),
  }
}

type Cell = { readonly row: number; readonly column: number }

/** The cell that a key moves to (grid pattern of the ARIA Authoring Practices); null for other keys. */
export function nextCell(
  { row, column }: Cell,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  size: { rows: number; columns: number },
): Cell | null {
  const last = { row: size.rows - 1, column: size.columns - 1 }
  switch (key) {
    case "ArrowLeft":
      return { row, column: Math.max(0, column - 1) }
    case "ArrowRight":
      return { row, column: Math.min(last.column, column + 1) }
    case "ArrowUp":
      return { row: Math.max(0, row - 1), column }
    case "ArrowDown":
      return { row: Math.min(last.row, row + 1), column }
    case "Home":
      return { row: ctrlKey ? 0 : row, column: 0 }
    case "End":
      return { row: ctrlKey ? last.row : row, column: last.column }
    default:
      return null
  }
}
