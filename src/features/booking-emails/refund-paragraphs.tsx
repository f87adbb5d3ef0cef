import { refundTiming, waitingRefundText } from "#src/features/bookings/booking-text.ts"
import type { StayChangeFacts } from "#src/features/bookings/booking-email.ts"
import { Paragraph } from "#src/features/emails/email-parts.tsx"
import type { AmountLine } from "#src/shared/amount-rows.ts"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"

type RefundParts = {
  /** The part of the guest that is sent. */
  readonly sent: Money
  /** The part of the guest that waits for the decision of a dispute. */
  readonly waiting: Money
  /** The part of the company. */
  readonly company: Money
}

type Refund = Pick<StayChangeFacts, "refund" | "companyRefund">

export function splitRefund(
  { refund, companyRefund: company = zero }: Refund,
  { waitingRefund }: BookingEmailContext,
): RefundParts {
  const ofGuest = subtract(refund, company)
  const waiting = waitingRefund < ofGuest ? waitingRefund : ofGuest
  return { sent: subtract(ofGuest, waiting), waiting, company }
}

/** When the refund arrives; `formatSent` names the amount and the way of the part that is sent. */
export const RefundParagraphs = ({
  parts: { sent, waiting, company },
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
    {company > 0 && <Paragraph>{`We return ${formatMoney(company)} to your company.`}</Paragraph>}
  </>
)

/** The lines of a refund that was made. */
export const refundLines = ({ sent, waiting, company }: RefundParts): AmountLine[] => [
  ...(sent > 0 ? [{ label: "Returned to you", amount: sent }] : []),
  ...(waiting > 0 ? [{ label: "Refund that waits", amount: waiting }] : []),
  ...(company > 0 ? [{ label: "Returned to your company", amount: company }] : []),
]
