import { capacities } from "#src/features/content/texts/corporate.ts"
import { groupDigits } from "#src/shared/format/digit-grouping.ts"

export type Capacity = {
  readonly hall: string
  readonly areaSqft: number
  readonly theatre: number | null
  readonly classroom: number | null
  readonly cluster: number | null
  readonly banquet: number | null
  readonly reception: number | null
}

/** The halls and their seating layouts (CORP-1). */
export const listCapacities = (): readonly Capacity[] => capacities

const squareFeetPerSquareMetre = 10.7639

/** '1,450 sq ft (135 sq m)'. */
export const formatArea = ({ areaSqft }: Pick<Capacity, "areaSqft">): string =>
  `${groupDigits(areaSqft)} sq ft (${Math.round(areaSqft / squareFeetPerSquareMetre)} sq m)`

export const formatSeats = (seats: number | null): string => (seats === null ? "–" : String(seats))
