import { Link } from "react-router"
import type { DeclinedApproval } from "#src/features/bookings/folio/approval-request.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatApproval } from "./approvals.tsx"
import styles from "./approvals.module.css"

export type DeclinedApprovalsProps = {
  declined: readonly DeclinedApproval[]
  /** Names the booking of each; its own page does not. */
  hasBooking?: boolean
}

/** Requests that an Admin declined, with the reason for the person who asked. */
export const DeclinedApprovals = ({ declined, hasBooking }: DeclinedApprovalsProps) => (
  <ul className={styles.approvals}>
    {declined.map((request) => (
      <li key={request.id}>
        <p className={styles.what}>Declined: {formatApproval(request)}</p>
        {hasBooking && (
          <p>
            <Link to={`/admin/${request.bookingId}`}>{request.bookingReference}</Link>, {request.guestName}
          </p>
        )}
        {request.declineReason && <p className={styles.said}>{request.declineReason}</p>}
        <p className={styles.why}>
          By {request.declinedBy ?? "a former colleague"}, {formatHotelMoment(request.declinedAt)}. Requested
          by {request.requestedBy ?? "a former colleague"}.
        </p>
      </li>
    ))}
  </ul>
)
