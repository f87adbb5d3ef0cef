import type { PaymentProblem } from "#src/features/payments/payment.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { DeskRow } from "./desk-block.tsx"

type UnmatchedPayment = {
  readonly id: string
  readonly providerPaymentId: string
  readonly amount: Money
  readonly problem: PaymentProblem
  readonly capturedAt: string
}

const problemNames: Readonly<Record<PaymentProblem, string>> = {
  "unknown-order": "for an order that is not ours",
  "amount-differs": "not the amount of its order",
}

/** Payments that belong to no booking, a line each. */
export const UnmatchedPaymentRows = ({ money }: { money: readonly UnmatchedPayment[] }) =>
  money.map(({ id, providerPaymentId, amount, problem, capturedAt }) => (
    <DeskRow
      key={id}
      name={providerPaymentId}
      facts={problemNames[problem]}
      end={formatMoney(amount)}
      endFacts={formatHotelMoment(capturedAt)}
    />
  ))
