import type { PaymentProblem, UnmatchedPayment } from "#src/features/payments/payment.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney } from "#src/shared/money.ts"
import { DeskRow } from "./desk-block.tsx"

const problemNames: Readonly<Record<PaymentProblem, string>> = {
  "unknown-order": "for an order that is not ours",
  "amount-differs": "not the amount of its order",
}

/** Payments without a booking, one per row. */
export const UnmatchedPaymentRows = ({ payments }: { payments: readonly UnmatchedPayment[] }) =>
  payments.map(({ id, providerPaymentId, amount, problem, capturedAt }) => (
    <DeskRow
      key={id}
      name={providerPaymentId}
      facts={problemNames[problem]}
      end={formatMoney(amount)}
      endFacts={formatHotelMoment(capturedAt)}
    />
  ))
