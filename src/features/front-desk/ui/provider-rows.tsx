import { type Dispute, disputeStatusNames } from "#src/features/payments/dispute.ts"
import type { FailedRefund } from "#src/features/payments/payment.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney } from "#src/shared/money.ts"
import { DeskRow } from "./desk-block.tsx"

/** Refunds that the provider did not make, one per row. */
export const FailedRefundRows = ({ refunds }: { refunds: readonly FailedRefund[] }) =>
  refunds.map(({ id, bookingId, reference, amount, failureReason, failedAt }) => (
    <DeskRow
      key={id}
      to={`/admin/${bookingId}`}
      name={reference}
      facts={failureReason}
      end={formatMoney(amount)}
      endFacts={formatHotelMoment(failedAt)}
    />
  ))

const isOpen = ({ status }: Dispute): boolean => status === "open" || status === "under_review"

/** Disputes, with the time until which the hotel answers in the provider's dashboard. */
export const DisputeRows = ({ disputes }: { disputes: readonly Dispute[] }) =>
  disputes.map((dispute) => (
    <DeskRow
      key={dispute.id}
      {...(dispute.bookingId && { to: `/admin/${dispute.bookingId}` })}
      name={dispute.reference ?? dispute.providerPaymentId}
      facts={`${dispute.id}, ${disputeStatusNames[dispute.status]}${
        isOpen(dispute) && dispute.respondBy ? `, answer by ${formatHotelMoment(dispute.respondBy)}` : ""
      }`}
      end={formatMoney(dispute.amount)}
      endFacts={formatHotelMoment(dispute.openedAt)}
    />
  ))
