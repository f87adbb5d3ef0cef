import { memo } from "react"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatAmount, formatMoney } from "#src/shared/money.ts"
import { classes } from "#src/ui/classes.ts"
import type { RateMonth, RateRow } from "#src/features/pricing/rate-month.ts"
import type { PriceSource } from "#src/features/pricing/night-price.ts"
import styles from "./rate-grid.module.css"
import { isSelected, type RateSelection } from "./rate-selection.ts"
import { rateCellId } from "./use-rate-selection.ts"

export type GridRoom = { readonly id: string; readonly name: string }

type GridProps = {
  rooms: readonly GridRoom[]
  month: RateMonth
  selection: RateSelection | null
  isFirst: boolean
}

const sourceNames: Readonly<Record<PriceSource, string>> = {
  night: "its own price",
  season: "by season",
  weekday: "by weekday",
  base: "the type's price",
}

type CellProps = { row: RateRow; column: number; room: GridRoom; isChosen: boolean; isReachable: boolean }

function formatCellLabel({ row, column, room }: CellProps): string {
  const cell = row.cells[column]
  if (!cell) return ""
  const words = [
    `${room.name}, ${formatLongDate(row.night)}: ${formatMoney(cell.price)}`,
    cell.source === "season" ? `season ${cell.season}` : sourceNames[cell.source],
    cell.minimumNights === null ? "" : `at least ${cell.minimumNights} nights`,
    cell.isClosed ? "closed for sale" : "",
    cell.isInGap ? "in the GST gap" : "",
  ]
  return words.filter((text) => text !== "").join(", ")
}

const Cell = memo(function Cell(props: CellProps) {
  const { row, column, isChosen, isReachable } = props
  const cell = row.cells[column]
  if (!cell) return null
  const look = classes(
    styles.cell,
    styles[cell.source],
    cell.isClosed && styles.closed,
    cell.isInGap && styles.gap,
    isChosen && styles.chosen,
  )
  return (
    <td
      id={rateCellId({ column, night: row.night })}
      data-column={column}
      data-night={row.night}
      tabIndex={isReachable ? 0 : -1}
      aria-selected={isChosen}
      aria-label={formatCellLabel(props)}
      className={look}
    >
      <span aria-hidden="true">
        {formatAmount(cell.price)}
        {cell.minimumNights !== null && <sup className={styles.minimum}>{cell.minimumNights}n</sup>}
      </span>
    </td>
  )
})

/** 'Sat 21', without the month. */
const formatDay = (row: RateRow): string => formatLongDate(row.night).split(" ").slice(0, 2).join(" ")

/** A month of nights by room type; the parent handles selection. */
export function RateGrid({ rooms, month, selection, isFirst }: GridProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern on a real table
    <table role="grid" aria-multiselectable="true" aria-label={month.name} className={styles.grid}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {month.name}
          </th>
          {rooms.map(({ id, name }) => (
            <th key={id} scope="col" className={styles.type}>
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.rows.map((row, index) => (
          <tr key={row.night} className={classes(row.isWeekend && styles.weekend)}>
            <th scope="row" className={styles.day} data-column={-1} data-night={row.night}>
              {formatDay(row)}
              {row.seasons.length > 0 && <span className={styles.season}>{row.seasons.join(", ")}</span>}
            </th>
            {rooms.map((room, column) => (
              <Cell
                key={room.id}
                row={row}
                column={column}
                room={room}
                isChosen={isSelected(selection, room.id, row.night)}
                isReachable={isFirst && index === 0 && column === 0}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const RateLegend = () => (
  <ul className={styles.legend} aria-label="Legend">
    <li>Type&rsquo;s price</li>
    <li className={styles.weekday}>By weekday</li>
    <li className={styles.season_}>By season</li>
    <li className={styles.night}>Own price</li>
    <li className={styles.closed}>Closed</li>
    <li className={styles.gap}>In the GST gap</li>
    <li>
      <sup className={styles.minimum}>3n</sup> Shortest stay
    </li>
  </ul>
)
