import { refundTiming, waitingRefundText } from "#src/features/bookings/booking-text.ts"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import type { AmountLine } from "#src/shared/amount-rows.ts"
import { formatMoney, type Money, subtract } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"

type RefundParts = { readonly sent: Money; readonly waiting: Money }

/** The part of a refund that is sent, and the part that waits for the decision of a dispute. */
export function refundParts(refund: Money, { waitingRefund }: BookingEmailContext): RefundParts {
  const waiting = waitingRefund < refund ? waitingRefund : refund
  return { sent: subtract(refund, waiting), waiting }
}

/** When the refund arrives; `formatSent` names the amount and the way of the part that is sent. */
export const RefundParagraphs = ({
  parts: { sent, waiting },
  formatSent,
}: {
  parts: RefundParts
  formatSent: (sent: Money) => string
}) => (
  <>
    {sent > 0 && <Paragraph>{`${formatSent(sent)} ${refundTiming}`}</Paragraph>}
    {waiting > 0 && (
      <Paragraph>{`Your refund of ${formatMoney(waiting)} has to wait. ${waitingRefundText}`}</Paragraph>
    )}
  </>
)

/** The lines of a refund that was made. */
export const refundLines = ({ sent, waiting }: RefundParts): AmountLine[] => [
  ...(sent > 0 ? [{ label: "Returned to you", amount: sent }] : []),
  ...(waiting > 0 ? [{ label: "Refund that waits", amount: waiting }] : []),
]
