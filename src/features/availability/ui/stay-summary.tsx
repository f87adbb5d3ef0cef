import { formatRooms } from "#src/shared/format/format-count.ts"
import { useText } from "#src/ui/use-text.tsx"
import type { Party } from "../party.ts"
import { formatGuests } from "./party-text.ts"
import styles from "./stay-summary.module.css"

type StaySummaryProps = { party: Party; isOpen: boolean; onToggle: () => void }

/** On a phone: the guests of the search in one line, which opens their fields. */
export function StaySummary({ party, isOpen, onToggle }: StaySummaryProps) {
  const t = useText()
  return (
    <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={onToggle}>
      <span>{t(`${formatRooms(party.length)}, ${formatGuests(party)}`)}</span>
      <span className={styles.change}>{t(isOpen ? "Close" : "Change")}</span>
    </button>
  )
}
