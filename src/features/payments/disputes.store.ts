import type { ReportedDispute } from "#src/platform/card-payments/card-payments.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { maxCounted } from "#src/shared/bounded-count.ts"
import { type Money, zero } from "#src/shared/money.ts"
import type { Dispute } from "./dispute.ts"

const isOpen = "d.status in ('open', 'under_review')"

/**
 * Writes the newest report of a dispute; a decided dispute stays decided, whatever arrives later (L-10), and keeps the time
 * at which its decision was first reported.
 */
export async function upsertDispute(sql: Sql, provider: string, dispute: ReportedDispute): Promise<void> {
  await sql.execute(
    `insert into payment_disputes as d (provider, provider_dispute_id, provider_payment_id, amount_paise, deducted_paise,
        reason, status, respond_by, opened_at, reported_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (provider, provider_dispute_id) do update set deducted_paise = excluded.deducted_paise,
        status = excluded.status, respond_by = excluded.respond_by,
        reported_at = case when d.status = excluded.status and not ${isOpen} then least(d.reported_at, excluded.reported_at)
          else excluded.reported_at end
      where d.reported_at <= excluded.reported_at and ${isOpen}
        or d.status = excluded.status`,
    [
      provider,
      dispute.id,
      dispute.paymentId,
      dispute.amount,
      dispute.deducted,
      dispute.reason,
      dispute.status,
      dispute.respondBy,
      dispute.openedAt,
      dispute.reportedAt,
    ],
  )
}

/** Open disputes first, then the newest. */
export const listDisputeRows = (sql: Sql, limit: number): Promise<Dispute[]> =>
  sql.execute<Dispute>(
    `select d.provider_dispute_id as id, d.provider_payment_id as "providerPaymentId",
        b.id as "bookingId", b.reference, g.name as "guestName", b.check_in as "checkIn",
        d.amount_paise as amount, d.deducted_paise as deducted, d.reason, d.status, d.respond_by as "respondBy",
        d.opened_at as "openedAt"
      from payment_disputes d
        left join payments p on p.provider = d.provider and p.provider_payment_id = d.provider_payment_id
        left join bookings b on b.id = p.booking_id
        left join users g on g.id = b.user_id
      order by ${isOpen} desc, d.opened_at desc limit $1`,
    [limit],
  )

/** How many disputes are open, and the amount that the provider withholds for them. */
export async function findOpenDisputes(sql: Sql): Promise<{ count: number; withheld: Money }> {
  const [row] = await sql.execute<{ count: number; withheld: Money }>(
    `select count(*)::int as count, coalesce(sum(amount), 0)::bigint as withheld
      from (select d.amount_paise as amount from payment_disputes d where ${isOpen} limit ${maxCounted}) as open`,
  )
  if (!row) throw new Error("counting disputes returned no row")
  return row
}

/** The amount of a booking's payments that is disputed and not decided. */
export async function findDisputedAmount(sql: Sql, bookingId: string): Promise<Money> {
  const [row] = await sql.execute<{ disputed: Money }>(
    `select coalesce(sum(d.amount_paise), 0)::bigint as disputed
      from payments p join payment_disputes d on d.provider = p.provider and d.provider_payment_id = p.provider_payment_id
      where p.booking_id = $1 and ${isOpen}`,
    [bookingId],
  )
  return row?.disputed ?? zero
}
