import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { atLeastZero, fromPaise, fromRupees, type Money, subtract } from "#src/shared/money.ts"
import { type FolioLine, isReversed, type Payer } from "./folio-line.ts"

/** Cash for one booking, or from one person on one day, must stay below this (Income-tax Act 2025, s. 186(1); before: s. 269ST). */
export const cashLimit: Money = fromRupees(200_000)

type Today = {
  readonly date: CalendarDate
  /** What the payer paid in cash for other bookings on this day. */
  readonly otherCash: Money
}

/** The cash that a payer may still pay for a booking today. Refunds give none back: what was received in cash counts. */
export function cashLeft(lines: readonly FolioLine[], payer: Payer, today: Today): Money {
  const received = lines
    .filter((line) => line.kind === "payment" && line.method === "cash" && line.payer === payer)
    .filter((line) => !isReversed(line))
  const sumOf = (some: readonly FolioLine[]) => some.reduce((all, { amount }) => all - amount, 0)
  const ofToday = sumOf(received.filter(({ businessDate }) => businessDate === today.date)) + today.otherCash
  return atLeastZero(subtract(cashLimit, fromPaise(Math.max(sumOf(received), ofToday) + 1)))
}
