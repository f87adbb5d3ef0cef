import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { Badge } from "#src/ui/badge.tsx"
import type { EnquiryEntry, ReplyFate } from "../enquiry-pipeline.ts"
import styles from "./enquiry-history.module.css"

const kindNames = { note: "Note", reply: "Reply", stage: "Moved", assignment: "Assigned" } as const

const fates = {
  queued: { tone: "info", words: "On its way" },
  sent: { tone: "success", words: "Delivered" },
  failed: { tone: "danger", words: "Not delivered yet, it is tried again" },
} as const

const Fate = ({ letter }: { letter: ReplyFate | undefined }) =>
  letter ? <Badge tone={fates[letter.status].tone}>{fates[letter.status].words}</Badge> : null

type HistoryProps = { entries: readonly EnquiryEntry[]; letters: readonly ReplyFate[] }

/** What the house did about an enquiry, oldest first. */
export function EnquiryHistory({ entries, letters }: HistoryProps) {
  if (entries.length === 0) return <p className={styles.nothing}>Nothing has been done yet.</p>
  return (
    <ol className={styles.history}>
      {entries.map(({ id, kind, body, authorName, letterId, writtenAt }) => (
        <li key={id} className={styles.entry}>
          <p className={styles.head}>
            <strong>{kindNames[kind]}</strong>
            <span>{authorName ?? "The house"}</span>
            <time dateTime={writtenAt}>{formatHotelMoment(writtenAt)}</time>
            <Fate letter={letters.find((letter) => letter.id === letterId)} />
          </p>
          <p className={styles.body}>{body}</p>
        </li>
      ))}
    </ol>
  )
}
