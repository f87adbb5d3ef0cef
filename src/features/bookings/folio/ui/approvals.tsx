import { Form, Link } from "react-router"
import type { ApprovalRequest } from "#src/features/bookings/folio/approval-request.ts"
import type { LimitedPosting } from "#src/shared/staff-limits.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Button } from "#src/ui/button.tsx"
import styles from "./approvals.module.css"

const names: Readonly<Record<LimitedPosting, string>> = {
  discount: "Discount",
  refund: "Refund",
  waiver: "Cancellation without charge",
}

export const formatApproval = ({ kind, amount }: ApprovalRequest): string =>
  `${names[kind]} of ${formatMoney(amount)}`

type ApprovalsProps = {
  approvals: readonly ApprovalRequest[]
  canApprove: boolean
  isPending: boolean
  /** Names the booking of each; its own page does not. */
  hasBooking?: boolean
}

/** What waits for an Admin: a posting above the limit of a role. */
export const Approvals = ({ approvals, canApprove, isPending, hasBooking }: ApprovalsProps) => (
  <ul className={styles.approvals}>
    {approvals.map((approval) => (
      <li key={approval.id}>
        <p className={styles.what}>{formatApproval(approval)}</p>
        {hasBooking && (
          <p>
            <Link to={`/admin/${approval.bookingId}`}>{approval.bookingReference}</Link>, {approval.guestName}
          </p>
        )}
        <p className={styles.why}>
          {approval.reason}. Requested by {approval.requestedBy ?? "a former colleague"},{" "}
          {formatHotelMoment(approval.requestedAt)}.
        </p>
        {canApprove ? (
          <Form
            method="post"
            replace
            preventScrollReset
            className={styles.answer}
            aria-label={formatApproval(approval)}
          >
            <input type="hidden" name="approvalId" value={approval.id} />
            <Button name="intent" value="approve" size="small" pending={isPending}>
              Approve
            </Button>
            <Button name="intent" value="decline" size="small" variant="secondary" pending={isPending}>
              Decline
            </Button>
          </Form>
        ) : (
          <p className={styles.why}>An Admin has to approve this.</p>
        )}
      </li>
    ))}
  </ul>
)
