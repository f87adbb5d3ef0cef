import { atLeastZero, fromPaise, fromRupees, type Money, subtract } from "#src/shared/money.ts"
import { type FolioLine, isReversed, type Payer } from "./folio-line.ts"

/** Cash for one transaction must stay below this (Income-tax Act 2025, s. 186(1)(b), before: s. 269ST). */
export const cashLimit: Money = fromRupees(200_000)

/** The cash that a payer may still pay for a booking. Refunds give none back: what was received in cash counts. */
export function cashLeft(lines: readonly FolioLine[], payer: Payer): Money {
  const received = lines
    .filter((line) => line.kind === "payment" && line.method === "cash" && line.payer === payer)
    .filter((line) => !isReversed(line))
    .reduce((all, { amount }) => all - amount, 0)
  return atLeastZero(subtract(cashLimit, fromPaise(received + 1)))
}
