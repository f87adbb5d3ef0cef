import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { Badge } from "#src/ui/badge.tsx"
import type { EnquiryEntry, ReplyDelivery } from "#src/features/enquiries/enquiry-pipeline.ts"
import styles from "./enquiry-history.module.css"

const kindNames = { note: "Note", reply: "Reply", stage: "Moved", assignment: "Assigned" } as const

const deliveries = {
  queued: { tone: "info", words: "On its way" },
  sent: { tone: "success", words: "Delivered" },
  failed: { tone: "danger", words: "Not delivered yet, it is tried again" },
} as const

const Delivery = ({ email }: { email: ReplyDelivery | undefined }) =>
  email ? <Badge tone={deliveries[email.status].tone}>{deliveries[email.status].words}</Badge> : null

type HistoryProps = { entries: readonly EnquiryEntry[]; emails: readonly ReplyDelivery[] }

/** The history of an enquiry, oldest first, as a list. */
export function EnquiryHistory({ entries, emails }: HistoryProps) {
  if (entries.length === 0) return <p className={styles.nothing}>Nothing has been done yet.</p>
  return (
    <ol className={styles.history}>
      {entries.map(({ id, kind, body, authorName, emailId, writtenAt }) => (
        <li key={id} className={styles.entry}>
          <p className={styles.head}>
            <strong>{kindNames[kind]}</strong>
            <span>{authorName ?? "The hotel"}</span>
            <time dateTime={writtenAt}>{formatHotelMoment(writtenAt)}</time>
            <Delivery email={emails.find((email) => email.id === emailId)} />
          </p>
          <p className={styles.body}>{body}</p>
        </li>
      ))}
    </ol>
  )
}
