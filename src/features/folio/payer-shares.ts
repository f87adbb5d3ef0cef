import { atLeastZero, fromPaise, type Money, sum } from "#src/shared/money.ts"
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

type PayerShare = { readonly payer: Payer; readonly amount: Money }

/** Divides an amount among shares in their order, each up to its own amount; shares that get nothing are left out. */
export function takeInOrder(shares: readonly PayerShare[], amount: Money): PayerShare[] {
  let rest: number = amount
  return shares.flatMap(({ payer, amount: most }) => {
    const part = atLeastZero(Math.min(rest, most))
    rest -= part
    return part > 0 ? [{ payer, amount: part }] : []
  })
}

/** The same, but the first share also gets the part that exceeds all shares together. */
function takeAllInOrder([first, ...others]: readonly PayerShare[], amount: Money): PayerShare[] {
  if (!first) return []
  const beyond = amount - sum([first, ...others].map((share) => share.amount))
  const most = fromPaise(first.amount + Math.max(0, beyond))
  return takeInOrder([{ payer: first.payer, amount: most }, ...others], amount)
}

/** Divides a payment: first to the payer who owes most, then to the other; the first also gets any overpayment. */
export function sharePayment(lines: readonly PayerLine[], amount: Money): PayerShare[] {
  const first = payerOwingMost(lines)
  const inOrder = [first, ...payers.filter((payer) => payer !== first)]
  const debts = inOrder.map((payer) => ({ payer, amount: atLeastZero(owedBy(lines, payer)) }))
  return takeAllInOrder(debts, amount)
}

/** Divides a refund among the payers in credit: first the guest, then the company. */
export function shareRefund(lines: readonly PayerLine[], amount: Money): PayerShare[] {
  const credits = creditsOf(lines)
  return takeInOrder(
    payers.map((payer) => ({ payer, amount: credits[payer] })),
    amount,
  )
}

type OnlinePayment = { readonly id: string; readonly providerPaymentId: string; readonly amount: Money }

/** The part of an online payment that was not refunded or charged back, by payer, in the order of posting. */
export function leftOfPayment(
  lines: readonly FolioLine[],
  { id, providerPaymentId, amount }: OnlinePayment,
): PayerShare[] {
  const ofPayment = lines.filter(
    (line) =>
      !isReversed(line) &&
      (line.paymentId === id || (isChargeback(line) && line.reference === providerPaymentId)),
  )
  // Payments from before the folio existed have no line that names them; the guest paid them.
  if (ofPayment.length === 0) return [{ payer: "guest", amount }]
  return [...Map.groupBy(ofPayment, ({ payer }) => payer)].map(([payer, own]) => ({
    payer,
    amount: atLeastZero(-sum(own.map((line) => line.amount))),
  }))
}

/** Divides a chargeback among the payers of its payment, in their order; the first also gets any excess. */
export const shareChargeback = (
  lines: readonly FolioLine[],
  { amount, payment }: { readonly amount: Money; readonly payment: OnlinePayment },
): PayerShare[] => takeAllInOrder(leftOfPayment(lines, payment), amount)
