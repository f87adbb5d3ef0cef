import type { Money } from "#src/shared/money.ts"

/** The hotel's metrics besides those of requests: holds, payments and queues, at one moment. */
export type OperationFigures = {
  readonly openHolds: number
  /** Holds that lapsed five minutes ago and are not expired yet: the sweep does not run. */
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
  /** Differences that the last audit found; null before the first audit. */
  readonly auditDifferences: number | null
  readonly auditAgeSeconds: number | null
}
