import type { AmountsByPayer, FolioLine, Payer } from "#src/features/folio/folio-line.ts"
import { leftOfPayment, takeInOrder } from "#src/features/folio/payer-shares.ts"
import type { RefundablePayment } from "#src/features/payments/payment.ts"
import { fromPaise, type Money, sum } from "#src/shared/money.ts"

/** What is left to refund of an online payment to one of its payers. */
export type PaymentLeft = { readonly paymentId: string; readonly payer: Payer; readonly left: Money }

/** Online payments by payer, in their order. */
export function splitByPayer(
  payments: readonly RefundablePayment[],
  lines: readonly FolioLine[],
): PaymentLeft[] {
  return payments.flatMap(({ paymentId, providerPaymentId, left }) => {
    const shares = leftOfPayment(lines, { id: paymentId, providerPaymentId, amount: left })
    return takeInOrder(shares, left).map(({ payer, amount }) => ({ paymentId, payer, left: amount }))
  })
}

type PaymentPart = Omit<PaymentLeft, "left"> & { readonly amount: Money }

type Refund = { readonly amount: Money; readonly credits: AmountsByPayer }

/** The parts of a refund by payment: those of the payers in credit, up to their credits, in the order of the payments (FOLIO-2). */
export function refundParts(payments: readonly PaymentLeft[], { amount, credits }: Refund): PaymentPart[] {
  let rest: number = amount
  const credit: Record<Payer, number> = { ...credits }
  return payments.flatMap(({ paymentId, payer, left }) => {
    const part = Math.min(rest, left, credit[payer])
    rest -= part
    credit[payer] -= part
    return part > 0 ? [{ paymentId, payer, amount: fromPaise(part) }] : []
  })
}

/** How much of the credits was paid online by those who have them. */
export function refundableCredit(payments: readonly PaymentLeft[], credits: AmountsByPayer): Money {
  const amount = sum(Object.values(credits))
  return sum(refundParts(payments, { amount, credits }).map((part) => part.amount))
}
