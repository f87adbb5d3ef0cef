import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** One type on one night, as the desk looks at it. */
export type TapeNight = {
  readonly night: CalendarDate
  readonly rooms: number
  readonly sold: number
  readonly held: number
  /** What the counters leave, whether the night is closed or not. */
  readonly free: number
  readonly price: Money
  readonly isClosed: boolean
}

export type TapeRow = {
  readonly roomId: string
  readonly roomName: string
  readonly nights: readonly TapeNight[]
}

/** How many nights the chart shows side by side. */
const tapeLengths = [14, 30] as const

export const parseTapeLength = (text: string | null): number =>
  tapeLengths.find((days) => String(days) === text) ?? 14

/** How full a night is, in quarters: what the ground of its cell shows. */
export function occupancyLevel({ rooms, free }: Pick<TapeNight, "rooms" | "free">): 0 | 1 | 2 | 3 | 4 {
  if (rooms <= 0 || free <= 0) return 4
  return Math.min(3, Math.floor(((rooms - free) * 4) / rooms)) as 0 | 1 | 2 | 3
}

/** All types of a night together. */
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

type Place = { readonly row: number; readonly column: number }

/** Where a key leads in a grid of rows and columns (the grid pattern of the ARIA Authoring Practices); null for others. */
export function nextCell(
  { row, column }: Place,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  size: { rows: number; columns: number },
): Place | null {
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
