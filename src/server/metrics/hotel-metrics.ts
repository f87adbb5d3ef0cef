import { Gauge, type GaugeConfiguration, type Registry } from "prom-client"
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

/** Adds the hotel's figures to a registry; they are read from the database at each scrape. */
export function addHotelMetrics(registry: Registry, platform: Platform): void {
  let underWay: Promise<OperationFigures | null> | null = null
  // The gauges of one scrape share one reading.
  const read = () => {
    underWay ??= findOperationFigures(platform)
      .catch(() => null)
      .finally(() => (underWay = null))
    return underWay
  }
  const add = (gauge: Omit<GaugeConfiguration<string>, "registers">) =>
    new Gauge({ ...gauge, registers: [registry] })
  add({
    name: "vimana_database_up",
    help: "1 while the database answers.",
    aggregator: "min",
    async collect() {
      this.set((await read()) ? 1 : 0)
    },
  })
  for (const [key, name, help] of gauges) {
    add({
      name,
      help,
      // Each process reads the same database.
      aggregator: "max",
      async collect() {
        const value = (await read())?.[key] ?? null
        // An unknown figure is left out instead of reporting an old one.
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  }
}
