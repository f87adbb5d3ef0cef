import { type Payer, payers } from "#src/features/folio/folio-line.ts"
import { fromPaise, type Money, sum } from "#src/shared/money.ts"

/** An online payment with what is left to refund of it. */
export type PaymentLeft = { readonly paymentId: string; readonly payer: Payer; readonly left: Money }

type PaymentPart = Omit<PaymentLeft, "left"> & { readonly amount: Money }

type Refund = { readonly amount: Money; readonly credits: Readonly<Record<Payer, Money>> }

/**
 * The parts of a refund by payment: first the credits of those who paid, then what is left of any payment, in the order
 * of the payments (FOLIO-2).
 */
export function refundParts(payments: readonly PaymentLeft[], { amount, credits }: Refund): PaymentPart[] {
  let rest: number = amount
  const credit: Record<Payer, number> = { ...credits }
  const ofCredits = payments.map(({ payer, left }) => {
    const part = Math.min(rest, left, credit[payer])
    rest -= part
    credit[payer] -= part
    return part
  })
  return payments.flatMap(({ paymentId, payer, left }, at) => {
    const part = ofCredits[at] ?? 0
    const more = Math.min(rest, left - part)
    rest -= more
    return part + more > 0 ? [{ paymentId, payer, amount: fromPaise(part + more) }] : []
  })
}

/** How much of the credits was paid online by those who have them. */
export const refundableCredit = (payments: readonly PaymentLeft[], credits: Refund["credits"]): Money =>
  sum(
    payers.map((payer) => {
      const left = sum(payments.filter((payment) => payment.payer === payer).map((payment) => payment.left))
      return fromPaise(Math.min(left, credits[payer]))
    }),
  )
