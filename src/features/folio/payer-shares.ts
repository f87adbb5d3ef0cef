import { fromPaise, type Money, sum } from "#src/shared/money.ts"
import {
  creditsOf,
  type FolioLine,
  isChargeback,
  isReversed,
  owedBy,
  type Payer,
  type PayerLine,
  payerOwingMost,
  payers,
} from "./folio-line.ts"

export type PayerShare = { readonly payer: Payer; readonly amount: Money }

/** The parts of an amount that shares take in their order, without empty ones. */
export function takeInOrder(shares: readonly PayerShare[], amount: Money): PayerShare[] {
  let rest: number = amount
  return shares.flatMap(({ payer, amount: most }) => {
    const part = fromPaise(Math.max(0, Math.min(rest, most)))
    rest -= part
    return part > 0 ? [{ payer, amount: part }] : []
  })
}

/** The same, but the first share takes also what is beyond all of them. */
function takeAllInOrder([first, ...others]: readonly PayerShare[], amount: Money): PayerShare[] {
  if (!first) return []
  const beyond = amount - sum([first, ...others].map((share) => share.amount))
  const most = fromPaise(first.amount + Math.max(0, beyond))
  return takeInOrder([{ payer: first.payer, amount: most }, ...others], amount)
}

/** A payment by the payers that it pays for: first who owes most, then the other. The first has what nobody owes. */
export function sharePayment(lines: readonly PayerLine[], amount: Money): PayerShare[] {
  const first = payerOwingMost(lines)
  const inOrder = [first, ...payers.filter((payer) => payer !== first)]
  const debts = inOrder.map((payer) => ({ payer, amount: fromPaise(Math.max(0, owedBy(lines, payer))) }))
  return takeAllInOrder(debts, amount)
}

/** A refund by the payers whose credit it is: the guest's first, then the company's. */
export function shareRefund(lines: readonly PayerLine[], amount: Money): PayerShare[] {
  const credits = creditsOf(lines)
  return takeInOrder(
    payers.map((payer) => ({ payer, amount: credits[payer] })),
    amount,
  )
}

type OnlinePayment = { readonly id: string; readonly providerPaymentId: string; readonly amount: Money }

/** What is left of an online payment by payer, in the order of posting: less its refunds and chargebacks. */
export function leftOfPayment(
  lines: readonly FolioLine[],
  { id, providerPaymentId, amount }: OnlinePayment,
): PayerShare[] {
  const ofPayment = lines.filter(
    (line) =>
      !isReversed(line) &&
      (line.paymentId === id || (isChargeback(line) && line.reference === providerPaymentId)),
  )
  // No line names a payment of before the folio: the guest paid it.
  if (ofPayment.length === 0) return [{ payer: "guest", amount }]
  return [...Map.groupBy(ofPayment, ({ payer }) => payer)].map(([payer, own]) => ({
    payer,
    amount: fromPaise(Math.max(0, -sum(own.map((line) => line.amount)))),
  }))
}

/** What a chargeback takes from the payers of its payment, in their order; the first owes what is beyond what is left. */
export const shareChargeback = (
  lines: readonly FolioLine[],
  { amount, payment }: { readonly amount: Money; readonly payment: OnlinePayment },
): PayerShare[] => takeAllInOrder(leftOfPayment(lines, payment), amount)
