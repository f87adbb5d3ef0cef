import { type Dispute, disputeStatusNames } from "#src/features/payments/dispute.ts"
import type { FailedRefund } from "#src/features/payments/payment.ts"
import { differenceNames, type SettlementDifference } from "#src/features/payments/settlement.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney, zero } from "#src/shared/money.ts"
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

const amountsOf = ({ settled, recorded }: SettlementDifference): string => {
  if (settled === null || recorded === null) return formatMoney(settled ?? recorded ?? zero)
  return settled === recorded ? formatMoney(settled) : `${formatMoney(settled)} for ${formatMoney(recorded)}`
}

/** Differences between the settlement reports and the hotel's records. */
export const DifferenceRows = ({ differences }: { differences: readonly SettlementDifference[] }) =>
  differences.map((difference) => (
    <DeskRow
      key={`${difference.kind} ${difference.entityId}`}
      {...(difference.bookingId && { to: `/admin/${difference.bookingId}` })}
      name={difference.entityId}
      facts={differenceNames[difference.kind]}
      end={amountsOf(difference)}
      endFacts={formatHotelMoment(difference.at)}
    />
  ))
