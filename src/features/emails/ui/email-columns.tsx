import { Form, Link } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { LinesCell } from "#src/ui/data-table/table-cells.tsx"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"
import type { ListedEmail } from "../delivery-status.ts"
import { erasedName } from "../erased-guest.ts"
import { DeliveryBadge } from "./delivery-badge.tsx"

const Again = ({ id, status, isConfidential, recipient, subject }: ListedEmail) =>
  status === "failed" && !isConfidential && recipient !== erasedName ? (
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
export const emailColumns: CellRenderers<ListedEmail> = {
  email: {
    render: ({ id, recipient, subject }) => (
      <LinesCell below={recipient}>
        <Link to={`/admin/emails/${id}`}>{subject}</Link>
      </LinesCell>
    ),
  },
  status: {
    render: ({ status, attempts, lastError }) => (
      <LinesCell below={status === "failed" && lastError}>
        <span>
          <DeliveryBadge status={status} />
          {attempts > 1 && ` ${attempts} tries`}
        </span>
      </LinesCell>
    ),
  },
  again: { render: (email) => <Again {...email} /> },
}
