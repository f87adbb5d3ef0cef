import { Link } from "react-router"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import type { EmailDelivery } from "../delivery-status.ts"
import { DeliveryBadge } from "./delivery-badge.tsx"
import styles from "./email-deliveries.module.css"

const formatDelivery = ({ status, recipient, createdAt, sentAt, attempts }: EmailDelivery): string => {
  const tries = attempts > 1 ? `, ${attempts} tries` : ""
  return sentAt !== null && status === "sent"
    ? `To ${recipient}, sent ${formatHotelMoment(sentAt)}${tries}`
    : `To ${recipient}, written ${formatHotelMoment(createdAt)}${tries}`
}

/** The emails about a record, newest first, each with its delivery status and a link to read it (L-25). */
export const EmailDeliveries = ({ emails }: { emails: readonly EmailDelivery[] }) => (
  <ul className={styles.emails} aria-label="Emails">
    {emails.map((email) => (
      <li key={email.id}>
        <div className={styles.title}>
          <Link to={`/admin/emails/${email.id}`}>{email.subject}</Link>
          <DeliveryBadge status={email.status} />
        </div>
        <p className={styles.facts}>{formatDelivery(email)}</p>
        {email.status === "failed" && email.lastError && <p className={styles.facts}>{email.lastError}</p>}
      </li>
    ))}
  </ul>
)
