import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { OperationFigures } from "./operation-figures.ts"

// Every part reads an index or a bounded range: the figures are read at each scrape.
const figures: Statement = {
  name: "operation-figures",
  text: `select
    (select count(*) from bookings where status = 'held' and hold_expires_at > now())::int as "openHolds",
    (select count(*) from bookings where status = 'held' and hold_expires_at < now() - interval '5 minutes')::int as "lapsedHolds",
    (select count(*) from bookings where deleted_at is null and created_at > now() - interval '24 hours'
      and status_key in ('confirmed pending pay-at-hotel', 'confirmed pending online', 'confirmed done pay-at-hotel', 'confirmed done online'))::int as "bookingsLastDay",
    (select coalesce(sum(-amount_paise), 0) from folio_lines where kind = 'payment' and business_date = $1)::bigint as "receivedToday",
    (select count(*) from payments where outcome is null and problem is null)::int as "unsettledPayments",
    (select count(*) from payments where problem is not null and resolved_at is null)::int as "unmatchedPayments",
    (select count(*) from refunds where status = 'failed' and closed_at is null)::int as "failedRefunds",
    (select count(*) from payment_disputes where status in ('open', 'under_review'))::int as "openDisputes",
    (select count(*) from emails where status = 'queued')::int as "queuedEmails",
    (select count(*) from emails where status = 'failed')::int as "failedEmails",
    (select found from hotel_audits order by id desc limit 1) as "auditDifferences",
    (select extract(epoch from now() - at)::int from hotel_audits order by id desc limit 1) as "auditAgeSeconds"`,
}

export async function readFigures(sql: Sql, today: CalendarDate): Promise<OperationFigures> {
  const [row] = await sql.run<OperationFigures>(figures, [today])
  if (!row) throw new Error("the operation figures returned no row")
  return row
}
