import { formatShortDate } from "#src/shared/calendar-date.ts"
import { formatRooms } from "#src/shared/format-count.ts"
import type { StaySearch } from "../stay-search-url.ts"
import { formatGuests } from "./party-text.ts"
import styles from "./stay-summary.module.css"

type StaySummaryProps = { search: StaySearch; isOpen: boolean; onToggle: () => void }

/** On a phone: the dates and guests of the search in one line, which opens its fields. */
export const StaySummary = ({ search: { checkIn, checkOut, party }, isOpen, onToggle }: StaySummaryProps) => (
  <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={onToggle}>
    <span className={styles.stay}>
      {checkIn && checkOut && <span>{`${formatShortDate(checkIn)} to ${formatShortDate(checkOut)}`}</span>}
      <span className={styles.guests}>{`${formatRooms(party.length)}, ${formatGuests(party)}`}</span>
    </span>
    <span className={styles.change}>{isOpen ? "Close" : "Change"}</span>
  </button>
)
