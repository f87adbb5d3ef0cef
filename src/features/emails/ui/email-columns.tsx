import { Form, Link } from "react-router"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { Badge } from "#src/ui/badge.tsx"
import { Button } from "#src/ui/button.tsx"
import type { Column } from "#src/ui/table.tsx"
import {
  type DeliveryStatus,
  deliveryStatusNames,
  type ListedEmail,
} from "#src/features/emails/delivery-status.ts"
import styles from "./email-columns.module.css"

const tones = { queued: "info", sent: "success", failed: "danger" } as const satisfies Record<
  DeliveryStatus,
  string
>

const Again = ({ id, status, isConfidential, subject }: ListedEmail) =>
  status === "failed" && !isConfidential ? (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        size="small"
        variant="secondary"
        name="intent"
        value="again"
        aria-label={`Send again: ${subject}`}
      >
        Send again
      </Button>
    </Form>
  ) : null

/** How the desk's list shows an email (L-25). */
export const emailColumns: readonly Column<ListedEmail>[] = [
  {
    key: "written",
    header: "Written",
    render: ({ createdAt }) => <span className={styles.when}>{formatHotelMoment(createdAt)}</span>,
  },
  {
    key: "email",
    header: "Email",
    render: ({ recipient, subject, bookingId }) => (
      <span className={styles.email}>
        {bookingId ? <Link to={`/admin/${bookingId}`}>{subject}</Link> : subject}
        <span className={styles.soft}>{recipient}</span>
      </span>
    ),
  },
  {
    key: "state",
    header: "State",
    render: ({ status, attempts, lastError }) => (
      <span className={styles.email}>
        <span>
          <Badge tone={tones[status]}>{deliveryStatusNames[status]}</Badge>
          {attempts > 1 && <span className={styles.soft}> {attempts} tries</span>}
        </span>
        {status === "failed" && lastError && <span className={styles.soft}>{lastError}</span>}
      </span>
    ),
  },
  { key: "again", header: "Send again", isQuiet: true, render: (email) => <Again {...email} /> },
]
