import { Form, Link } from "react-router"
import { Badge } from "#src/ui/badge.tsx"
import { Button } from "#src/ui/button.tsx"
import { LinesCell } from "#src/ui/data-table/table-cells.tsx"
import type { ColumnLooks } from "#src/ui/data-table/table-model.ts"
import {
  type DeliveryStatus,
  deliveryStatusNames,
  type ListedEmail,
} from "#src/features/emails/delivery-status.ts"

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
export const emailColumns: ColumnLooks<ListedEmail> = {
  email: {
    render: ({ recipient, subject, bookingId }) => (
      <LinesCell below={recipient}>
        {bookingId ? <Link to={`/admin/${bookingId}`}>{subject}</Link> : subject}
      </LinesCell>
    ),
  },
  state: {
    render: ({ status, attempts, lastError }) => (
      <LinesCell below={status === "failed" && lastError}>
        <span>
          <Badge tone={tones[status]}>{deliveryStatusNames[status]}</Badge>
          {attempts > 1 && ` ${attempts} tries`}
        </span>
      </LinesCell>
    ),
  },
  again: { render: (email) => <Again {...email} /> },
}
