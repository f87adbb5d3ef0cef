import { Link } from "react-router"
import { formatBoundedCount } from "#src/shared/bounded-count.ts"
import { type DayList, dayLists, type DeskDay, type StayList } from "#src/features/front-desk/desk-stay.ts"
import { dayTexts } from "./day-text.ts"
import type { DeskBlockProps } from "./desk-block.tsx"
import { StayRows } from "./stay-row.tsx"
import styles from "./day-blocks.module.css"

const tileTexts: Readonly<Record<DayList, string>> = {
  arrivals: "arrive today",
  departures: "leave today",
  "in-house": "bookings staying tonight",
  unpaid: "not paid yet",
  holds: "open holds",
}

const addressOf = (list: DayList): string => `/admin/day?list=${list}`

/** The counts of the day, with links to their lists. */
export function DayTiles({ day }: { day: DeskDay }) {
  return (
    <nav aria-label="The day in figures" className={styles.tiles}>
      {dayLists.map((list) => (
        <Link key={list} to={addressOf(list)} className={styles.tile}>
          <span className={styles.figure}>{formatBoundedCount(day[list].count)}</span>{" "}
          <span className={styles.label}>{tileTexts[list]}</span>
        </Link>
      ))}
      <Link to="/admin/tape" className={styles.tile}>
        <span className={styles.figure}>
          {day.tonight.taken}/{day.tonight.rooms}
        </span>{" "}
        <span className={styles.label}>rooms taken tonight</span>
      </Link>
    </nav>
  )
}

/** A list of the day as a block of the admin home. */
export function dayBlock(list: DayList, stays: StayList): DeskBlockProps {
  const { title, empty, more } = dayTexts[list]
  return {
    id: list,
    title,
    count: stays.count,
    empty,
    more: { to: addressOf(list), label: more },
    children: <StayRows stays={stays} list={list} />,
  }
}
