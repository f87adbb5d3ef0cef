import { Form, Link } from "react-router"
import {
  type ApprovalKind,
  type ApprovalRequest,
  creditAfter,
} from "#src/features/bookings/folio/approval-request.ts"
import { methodNames } from "#src/features/folio/folio-line.ts"
import { formatRooms } from "#src/shared/format/format-count.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney, subtract, zero } from "#src/shared/money.ts"
import { Button } from "#src/ui/button.tsx"
import { useConfirmedSubmit } from "#src/ui/dialogs/use-confirmed-submit.ts"
import styles from "./approvals.module.css"

const names: Readonly<Record<ApprovalKind, string>> = {
  cancellation: "Cancellation without extras",
  discount: "Discount",
  refund: "Refund",
  upgrade: "Upgrade",
  void: "Void of a fee",
  waiver: "Cancellation without charge",
}

export const formatApproval = ({ kind, amount, payer }: ApprovalRequest): string =>
  `${names[kind]} of ${formatMoney(amount)}${payer ? ` for the ${payer}` : ""}`

/** How a refund is made. */
const formatMethod = ({ method, reference }: ApprovalRequest): string[] =>
  method ? [`Method: ${[methodNames[method], reference].filter(Boolean).join(", ")}.`] : []

function formatEffect(approval: ApprovalRequest): string {
  const { owed, payer, newRoomType, newRoomName } = approval
  if (newRoomType) return `${formatRooms(newRoomType.rooms)} to ${newRoomName}, at the kept price.`
  const credit = creditAfter(approval)
  const now =
    owed < 0
      ? `${formatMoney(subtract(zero, owed))} is owed to the ${payer ?? "guest"}.`
      : `${owed > 0 ? formatMoney(owed) : "Nothing"} is owed${payer ? ` by the ${payer}` : ""}.`
  if (credit > 0) return `${now} This leaves ${formatMoney(credit)} to refund.`
  return [now, ...formatMethod(approval)].join(" ")
}

type DecisionProps = { approval: ApprovalRequest; isPending: boolean }

/** Approves or declines. A decline, and a discount that leaves a refund, are confirmed first. */
function Decision({ approval, isPending }: DecisionProps) {
  const onSubmit = useConfirmedSubmit((_, submitter) => {
    const isApproval = submitter instanceof HTMLButtonElement && submitter.value === "approve"
    if (!isApproval)
      return {
        title: `Decline: ${formatApproval(approval)}?`,
        message: `Nothing is posted. ${approval.requestedBy ?? "A colleague"} can request it again.`,
        confirmLabel: "Decline",
      }
    if (creditAfter(approval) === 0) return null
    return {
      title: `${formatApproval(approval)}?`,
      message: formatEffect(approval),
      confirmLabel: "Approve",
    }
  })
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      onSubmit={onSubmit}
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
  )
}

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
        <p className={styles.why}>{formatEffect(approval)}</p>
        {canApprove ? (
          <Decision approval={approval} isPending={isPending} />
        ) : (
          <p className={styles.why}>An Admin has to approve this.</p>
        )}
      </li>
    ))}
  </ul>
)
