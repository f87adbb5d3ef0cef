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
import { FormDisclosure } from "#src/ui/disclosure.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { useConfirmedSubmit } from "#src/ui/dialogs/use-confirmed-submit.ts"
import styles from "./approvals.module.css"

const names: Readonly<Record<ApprovalKind, string>> = {
  cancellation: "Cancellation with a waiver",
  discount: "Discount",
  refund: "Refund",
  upgrade: "Upgrade",
  void: "Void of a fee",
  waiver: "Cancellation without charge",
}

export const formatApproval = ({
  kind,
  amount,
  payer,
}: Pick<ApprovalRequest, "kind" | "amount" | "payer">): string =>
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

/** Approves. A discount that leaves a refund is confirmed first. */
function Approve({ approval, isPending }: DecisionProps) {
  const onSubmit = useConfirmedSubmit(() =>
    creditAfter(approval) === 0
      ? null
      : { title: `${formatApproval(approval)}?`, message: formatEffect(approval), confirmLabel: "Approve" },
  )
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      onSubmit={onSubmit}
      aria-label={`Approve: ${formatApproval(approval)}`}
    >
      <input type="hidden" name="approvalId" value={approval.id} />
      <Button name="intent" value="approve" size="small" pending={isPending}>
        Approve
      </Button>
    </Form>
  )
}

/** What was wrong with the reason of a decline, and what was typed. */
type WrongReason = { readonly error: string | undefined; readonly reason: string | undefined }

/** Declines with a reason. */
const Decline = ({ approval, isPending, error, reason }: DecisionProps & WrongReason) => (
  <FormDisclosure title="Decline" isOpen={error !== undefined} className={styles.decline}>
    <Form
      method="post"
      replace
      preventScrollReset
      noValidate
      className={styles.reason}
      aria-label={`Decline: ${formatApproval(approval)}`}
    >
      <input type="hidden" name="approvalId" value={approval.id} />
      <TextField
        id={`reason-${approval.id}`}
        name="reason"
        label="Reason"
        hint={`${approval.requestedBy ?? "A colleague"} reads it, and can request it again. Nothing is posted.`}
        maxLength={500}
        defaultValue={reason}
        error={error}
      />
      <div>
        <Button name="intent" value="decline" size="small" variant="secondary" pending={isPending}>
          Decline the request
        </Button>
      </div>
    </Form>
  </FormDisclosure>
)

export type ApprovalsProps = {
  approvals: readonly ApprovalRequest[]
  canApprove: boolean
  isPending: boolean
  /** What was wrong with the reason of the decline of this request. */
  wrongReasonOf: (id: string) => WrongReason
  /** Names the booking of each; its own page does not. */
  hasBooking?: boolean
}

/** What waits for an Admin: a posting above the limit of a role. */
export const Approvals = ({
  approvals,
  canApprove,
  isPending,
  wrongReasonOf,
  hasBooking,
}: ApprovalsProps) => (
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
          <div className={styles.answers}>
            <Approve approval={approval} isPending={isPending} />
            <Decline approval={approval} isPending={isPending} {...wrongReasonOf(approval.id)} />
          </div>
        ) : (
          <p className={styles.why}>An Admin has to approve this.</p>
        )}
      </li>
    ))}
  </ul>
)
