import { type Dispute, disputeStatusNames } from "#src/features/payments/dispute.ts"
import type { FailedRefund } from "#src/features/payments/payment.ts"
import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney } from "#src/shared/money.ts"
import { DeskRow } from "./desk-block.tsx"

type Stay = { readonly reference: string | null; readonly checkIn: CalendarDate | null }

/** 'VM-7K2F, arrives Fri 25 Dec 2026'; empty without a booking. */
const formatStay = ({ reference, checkIn }: Stay): string =>
  reference && checkIn ? `${reference}, arrives ${formatLongDate(checkIn)}` : ""

/** Refunds that the provider did not make, one per row. */
export const FailedRefundRows = ({ refunds }: { refunds: readonly FailedRefund[] }) =>
  refunds.map(({ id, bookingId, amount, failureReason, failedAt, ...stay }) => (
    <DeskRow
      key={id}
      to={`/admin/${bookingId}`}
      name={stay.guestName}
      facts={[formatStay(stay), failureReason].filter(Boolean).join(", ")}
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
      name={dispute.guestName ?? dispute.providerPaymentId}
      facts={[
        formatStay(dispute),
        dispute.id,
        disputeStatusNames[dispute.status],
        isOpen(dispute) && dispute.respondBy && `respond by ${formatHotelMoment(dispute.respondBy)}`,
      ]
        .filter(Boolean)
        .join(", ")}
      end={formatMoney(dispute.amount)}
      endFacts={formatHotelMoment(dispute.openedAt)}
    />
  ))
