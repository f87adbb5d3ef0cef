import type { SettledItem } from "#src/platform/card-payments/card-payments.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { SettlementDifference } from "./settlement.ts"

const given = `select * from jsonb_to_recordset($2::jsonb) as g ("settlementId" text, utr text, "settledAt" timestamptz,
  kind text, "entityId" text, amount bigint, fee bigint, tax bigint, net bigint, "disputeId" text, description text)`

/** Adds the lines of a settlement report; lines that are stored already are skipped. */
export async function insertSettledItems(
  tx: Sql,
  provider: string,
  items: readonly SettledItem[],
): Promise<void> {
  const values = [provider, JSON.stringify(items)]
  await tx.execute(
    `insert into provider_settlements as s (provider, settlement_id, utr, settled_at)
      select $1, "settlementId", max(utr), min("settledAt") from (${given}) as given group by "settlementId"
      on conflict (provider, settlement_id) do update set utr = excluded.utr where s.utr = ''`,
    values,
  )
  await tx.execute(
    `insert into provider_settlement_items (provider, settlement_id, kind, entity_id, amount_paise, fee_paise, tax_paise,
        net_paise, provider_dispute_id, description)
      select $1, "settlementId", kind, "entityId", amount, fee, tax, net, "disputeId", description from (${given}) as given
      on conflict do nothing`,
    values,
  )
}

/** The hotel's day of the newest stored settlement. */
export async function findLastSettlementDay(sql: Sql, provider: string): Promise<CalendarDate | null> {
  const [row] = await sql.execute<{ day: CalendarDate | null }>(
    "select max((settled_at at time zone $2)::date) as day from provider_settlements where provider = $1",
    [provider, hotel.timeZone],
  )
  return row?.day ?? null
}

// A refund is known by its current attempt; one that matches a failed attempt was paid although the provider said that
// it failed.
const settledDifferences = `select case
      when i.kind = 'payment' and p.id is null then 'unknown-payment'
      when i.kind = 'refund' and f.refund_id is not null then 'failed-refund-paid'
      when i.kind = 'refund' and r.id is null then 'unknown-refund'
      when i.kind = 'refund' and (r.status = 'failed' or r.closed_at is not null) then 'failed-refund-paid'
      when i.kind = 'adjustment' then 'unexplained-adjustment'
      else 'amount-differs' end as kind,
    i.entity_id as "entityId", coalesce(p.booking_id, r.booking_id, fr.booking_id) as "bookingId",
    i.amount_paise as settled, coalesce(p.amount_paise, r.amount_paise, fr.amount_paise) as recorded, s.settled_at as at
  from provider_settlement_items i
    join provider_settlements s using (provider, settlement_id)
    left join payments p on i.kind = 'payment' and p.provider = i.provider and p.provider_payment_id = i.entity_id
    left join refunds r on i.kind = 'refund' and r.provider_refund_id = i.entity_id
    left join failed_refund_attempts f on i.kind = 'refund' and f.provider_refund_id = i.entity_id
    left join refunds fr on fr.id = f.refund_id
    left join payment_disputes d on i.kind = 'adjustment' and d.provider = i.provider
      and d.provider_dispute_id = i.provider_dispute_id
  where i.kind = 'payment' and (p.id is null or p.amount_paise <> i.amount_paise)
    or i.kind = 'refund' and (r.id is null or r.status = 'failed' or r.closed_at is not null or r.amount_paise <> i.amount_paise)
    or i.kind = 'adjustment' and d.provider_dispute_id is null`

// Payments of before the first report are left out: their settlements were never read.
const unsettledPayments = `select 'payment-not-settled' as kind, p.provider_payment_id as "entityId", p.booking_id as "bookingId",
    null::bigint as settled, p.amount_paise as recorded, p.captured_at as at
  from payments p where p.provider = $1 and p.captured_at < $2::timestamptz - interval '7 days'
    and p.captured_at > coalesce((select min(settled_at) - interval '7 days' from provider_settlements where provider = $1), '-infinity')
    and not exists (select 1 from provider_settlement_items i
      where i.provider = p.provider and i.entity_id = p.provider_payment_id)`

const openDifferences = `select * from (${settledDifferences} union all ${unsettledPayments}) as d
  where not exists (select 1 from resolved_differences r
    where r.provider = $1 and r.kind = d.kind and r.entity_id = d."entityId")`

/** The newest differences first, without those that are resolved. */
export const listDifferences = (
  sql: Sql,
  { provider, now, limit }: { provider: string; now: string; limit: number },
): Promise<SettlementDifference[]> =>
  sql.execute<SettlementDifference>(`${openDifferences} order by at desc, "entityId" limit $3`, [
    provider,
    now,
    limit,
  ])

type DifferenceToResolve = Pick<SettlementDifference, "kind" | "entityId"> & {
  readonly provider: string
  readonly now: string
}

/** Records that a difference is explained, and returns it; null when it is not listed. */
export async function resolveDifferenceRow(
  tx: Sql,
  { provider, now, kind, entityId }: DifferenceToResolve,
): Promise<SettlementDifference | null> {
  const [difference] = await tx.execute<SettlementDifference>(
    `${openDifferences} and d.kind = $3 and d."entityId" = $4 limit 1`,
    [provider, now, kind, entityId],
  )
  if (!difference) return null
  const inserted = await tx.execute(
    "insert into resolved_differences (provider, kind, entity_id) values ($1, $2, $3) on conflict do nothing returning kind",
    [provider, kind, entityId],
  )
  return inserted.length === 1 ? difference : null
}
