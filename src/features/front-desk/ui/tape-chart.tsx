import { type KeyboardEvent, useRef, useState } from "react"
import { Link } from "react-router"
import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney } from "#src/shared/money.ts"
import { classes } from "#src/ui/classes.ts"
import { useEnhanced } from "#src/ui/browser/use-enhanced.ts"
import {
  occupancyLevel,
  nextCell,
  type TapeNight,
  type TapeRow,
  sumNight,
} from "#src/features/front-desk/tape.ts"
import styles from "./tape-chart.module.css"

export type TapeChoice = { readonly roomId: string; readonly night: CalendarDate }

type TapeChartProps = {
  rows: readonly TapeRow[]
  chosen: TapeChoice | null
  /** The URL of the chart with this night selected. */
  toOf: (choice: TapeChoice) => string
}

const occupancyStyles = [undefined, styles.filled1, styles.filled2, styles.filled3, styles.filled4] as const

const isWeekend = (night: CalendarDate): boolean => formatLongDate(night).startsWith("S")

function formatTapeNight(
  roomName: string,
  { night, free, rooms, outOfOrder, sold, held, price, isClosed }: TapeNight,
): string {
  const parts = [
    `${free} free of ${rooms}`,
    `${sold} sold`,
    `${held} held`,
    ...(outOfOrder > 0 ? [`${outOfOrder} out of order`] : []),
    formatMoney(price),
    ...(isClosed ? ["closed for sale"] : []),
  ]
  return `${roomName}, ${formatLongDate(night)}: ${parts.join(", ")}`
}

const formatSold = ({ sold, held }: TapeNight): string => `${sold} sold${held > 0 ? `, ${held} held` : ""}`

const Day = ({ night }: { night: CalendarDate }) => (
  <th scope="col" className={classes(styles.day, isWeekend(night) && styles.weekend)}>
    <span className={styles.weekday}>{formatLongDate(night).slice(0, 3)}</span>
    {formatLongDate(night).slice(4, -5)}
  </th>
)

type CellProps = {
  row: TapeRow
  night: TapeNight
  to: string
  isChosen: boolean
  tabIndex: number | undefined
}

function Cell({ row, night, to, isChosen, tabIndex }: CellProps) {
  const look = classes(
    night.isClosed ? styles.closed : occupancyStyles[occupancyLevel(night)],
    isChosen && styles.chosen,
  )
  return (
    <td className={look} aria-selected={isChosen}>
      <Link
        to={to}
        preventScrollReset
        className={styles.night}
        aria-label={formatTapeNight(row.roomName, night)}
        tabIndex={tabIndex}
      >
        <span className={styles.free}>{night.isClosed ? "Closed" : night.free}</span>
        <span className={styles.price}>{formatSold(night)}</span>
        {night.outOfOrder > 0 && <span className={styles.price}>{night.outOfOrder} OOO</span>}
        <span className={styles.price}>{formatMoney(night.price)}</span>
      </Link>
    </td>
  )
}

/** The grid is one tab stop with arrow keys inside; without JavaScript every night is a tab stop. */
function useRovingFocus(rows: readonly TapeRow[]) {
  const body = useRef<HTMLTableSectionElement>(null)
  const isEnhanced = useEnhanced()
  const [focused, setFocused] = useState({ row: 0, column: 0 })
  const columns = rows[0]?.nights.length ?? 0
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextCell(focused, event, { rows: rows.length, columns })
    if (!next) return
    event.preventDefault()
    setFocused(next)
    body.current?.rows[next.row]?.querySelectorAll("a")[next.column]?.focus()
  }
  const tabIndexOf = (row: number, column: number) => {
    if (!isEnhanced) return undefined
    return focused.row === row && focused.column === column ? 0 : -1
  }
  return { body, onKeyDown, tabIndexOf }
}

/** Free rooms and prices by room type and night. */
export function TapeChart({ rows, chosen, toOf }: TapeChartProps) {
  const { body, onKeyDown, tabIndexOf } = useRovingFocus(rows)
  const nights = rows[0]?.nights ?? []
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of ARIA on a real table, which stays one without script */}
      <table role="grid" className={styles.table} aria-label="Rooms by night" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Room
            </th>
            {nights.map(({ night }) => (
              <Day key={night} night={night} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, at) => (
            <tr key={row.roomId}>
              <th scope="row" className={styles.room}>
                {row.roomName}
              </th>
              {row.nights.map((night, column) => (
                <Cell
                  key={night.night}
                  row={row}
                  night={night}
                  to={toOf({ roomId: row.roomId, night: night.night })}
                  isChosen={chosen?.roomId === row.roomId && chosen.night === night.night}
                  tabIndex={tabIndexOf(at, column)}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.room}>
              All rooms
            </th>
            {nights.map(({ night }, index) => (
              <td key={night} className={styles.sum}>
                {sumNight(rows, index).free} free
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
