import type { Money } from "#src/shared/money.ts"

/** What an operator watches besides requests: holds, money and queues, at one moment. */
export type OperationFigures = {
  readonly openHolds: number
  /** Holds whose time is over for five minutes and that nobody expired: the sweep does not run. */
  readonly lapsedHolds: number
  readonly bookingsLastDay: number
  readonly receivedToday: Money
  /** Captured payments that are neither applied nor refunded yet. */
  readonly unsettledPayments: number
  readonly unmatchedPayments: number
  readonly failedRefunds: number
  readonly openDisputes: number
  readonly queuedEmails: number
  readonly failedEmails: number
  /** Of the last audit; null before the first. */
  readonly auditDifferences: number | null
  readonly auditAgeSeconds: number | null
}
