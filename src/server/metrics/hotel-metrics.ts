import { Gauge, type Registry } from "prom-client"
import type { OperationFigures } from "#src/features/operations/operation-figures.ts"
import { findOperationFigures } from "#src/features/operations/operation-figures.service.ts"
import type { Platform } from "#src/platform/platform.ts"

const gauges = [
  ["openHolds", "vimana_holds_open", "Holds that wait for their payment."],
  ["lapsedHolds", "vimana_holds_lapsed", "Holds that should have expired five minutes ago."],
  ["bookingsLastDay", "vimana_bookings_last_day", "Confirmed bookings of the last 24 hours."],
  ["receivedToday", "vimana_received_today_paise", "Payments of the business date, less their voids."],
  ["unsettledPayments", "vimana_payments_unsettled", "Captured payments neither applied nor refunded yet."],
  ["unmatchedPayments", "vimana_payments_unmatched", "Payments that belong to no booking."],
  ["failedRefunds", "vimana_refunds_failed", "Refunds that the provider did not make."],
  ["openDisputes", "vimana_disputes_open", "Disputes that are not decided."],
  ["queuedEmails", "vimana_emails_queued", "Emails that wait to be sent."],
  ["failedEmails", "vimana_emails_failed", "Emails that could not be sent."],
  ["auditDifferences", "vimana_audit_differences", "Differences that the last audit found."],
  ["auditAgeSeconds", "vimana_audit_age_seconds", "Time since the last audit."],
] as const satisfies (readonly [keyof OperationFigures, string, string])[]

/** Adds the hotel's figures to a registry; call what it returns before each scrape, to read them again. */
export function addHotelMetrics(registry: Registry, platform: Platform): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const isUp = gauge("vimana_database_up", "1 while the database answers.")
  const figureGauges = gauges.map(([key, name, help]) => [key, gauge(name, help)] as const)
  return async () => {
    const figures = await findOperationFigures(platform).catch(() => null)
    isUp.set(figures ? 1 : 0)
    for (const [key, shown] of figureGauges) {
      const value = figures?.[key] ?? null
      // An unknown figure is left out, so that nobody takes an old one for the present.
      if (value === null) shown.remove()
      else shown.set(value)
    }
  }
}
