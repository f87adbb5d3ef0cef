import { countedList } from "#src/platform/db/counted-rows.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type {
  DifferenceKey,
  OpenDifferences,
  ResolvedDifference,
  SettlementDifference,
} from "./settlement.ts"

/** All settled items, payments and refunds, or those that the last search of differences found. */
type Source = "all" | "candidates"

const itemsOf: Readonly<Record<Source, string>> = {
  all: "provider_settlement_items i",
  candidates: "difference_candidates c join provider_settlement_items i using (provider, entity_id)",
}

// What a decided dispute leaves: a lost one takes what its chargeback on the folio has, others return what was deducted.
const disputedNet = `case when d.status = 'lost' and d.deducted_paise > 0 then -d.deducted_paise
      when d.status = 'lost' then -d.amount_paise when d.status in ('won', 'closed') then 0 end`

// The adjustments of a dispute count together: they are listed with the last of them.
const adjustments = `(select provider, provider_dispute_id, sum(net_paise)::bigint as net_paise, max(entity_id) as entity_id
    from provider_settlement_items where provider_dispute_id is not null and kind = 'adjustment' group by 1, 2)`

// "returnedFrom" is the time from which the provider returns what it deducted: when the hotel won the dispute.
// A refund is known by its current attempt; one that matches a failed attempt was paid although the provider said that
// it failed, and the hotel expects no refund. Refunds are negative.
const settledDifferences = (source: Source) => `select i.provider, case
      when i.kind = 'payment' and p.id is null then 'unknown-payment'
      when i.kind = 'refund' and (f.refund_id is not null or r.status = 'failed' or r.closed_at is not null) then 'failed-refund-paid'
      when i.kind = 'refund' and r.id is null then 'unknown-refund'
      when i.kind = 'adjustment' and d.provider_dispute_id is null then 'unexplained-adjustment'
      else 'amount-differs' end as kind,
    i.entity_id as "entityId", coalesce(p.booking_id, r.booking_id, fr.booking_id, dp.booking_id) as "bookingId",
    case i.kind when 'payment' then i.amount_paise when 'refund' then -i.amount_paise else coalesce(a.net_paise, i.net_paise) end as settled,
    case when f.refund_id is not null or r.status = 'failed' or r.closed_at is not null then 0
      else coalesce(p.amount_paise, -r.amount_paise, ${disputedNet}) end as recorded,
    i.settlement_id as "settlementId", nullif(s.utr, '') as utr, s.settled_at as at,
    case when d.status in ('won', 'closed') and a.net_paise < 0 then d.reported_at end as "returnedFrom"
  from ${itemsOf[source]}
    join provider_settlements s using (provider, settlement_id)
    left join payments p on i.kind = 'payment' and p.provider = i.provider and p.provider_payment_id = i.entity_id
    left join refunds r on i.kind = 'refund' and r.provider_refund_id = i.entity_id
    left join failed_refund_attempts f on i.kind = 'refund' and f.provider_refund_id = i.entity_id
    left join refunds fr on fr.id = f.refund_id
    left join payment_disputes d on i.kind = 'adjustment' and d.provider = i.provider
      and d.provider_dispute_id = i.provider_dispute_id
    left join ${adjustments} a on a.provider = d.provider and a.provider_dispute_id = d.provider_dispute_id
    left join payments dp on dp.provider = d.provider and dp.provider_payment_id = d.provider_payment_id
  where i.kind = 'payment' and (p.id is null or p.amount_paise <> i.amount_paise)
    or i.kind = 'refund' and (r.id is null or r.status = 'failed' or r.closed_at is not null or r.amount_paise <> i.amount_paise)
    or i.kind = 'adjustment' and (d.provider_dispute_id is null
      or a.entity_id = i.entity_id and a.net_paise <> ${disputedNet})`

const paymentsOf: Readonly<Record<Source, string>> = {
  all: "payments p",
  candidates: `difference_candidates c join payments p on p.provider = c.provider and p.provider_payment_id = c.entity_id`,
}

const refundsOf: Readonly<Record<Source, string>> = {
  all: "refunds r",
  candidates: "difference_candidates c join refunds r on r.provider_refund_id = c.entity_id",
}

/** How long the provider may take to settle, deduct or return an amount before it is listed. */
const settlementDelay = "interval '7 days'"

const unsettled = (source: Source) => `select m.* from (
    select 'payment-not-settled' as kind, p.provider, p.provider_payment_id as "entityId", p.booking_id as "bookingId",
      p.amount_paise as recorded, p.captured_at as at
    from ${paymentsOf[source]}
    union all select 'refund-not-settled', p.provider, r.provider_refund_id, r.booking_id, -r.amount_paise, r.updated_at
    from ${refundsOf[source]} join payments p on p.id = r.payment_id where r.status = 'processed'
  ) as m
  where m.provider = $1
    -- Those from before the first report are left out: their settlements were never read.
    and m.at > coalesce((select min(settled_at) - ${settlementDelay} from provider_settlements where provider = $1), '-infinity')
    and not exists (select 1 from provider_settlement_items i
      where i.provider = m.provider and i.entity_id = m."entityId")`

const differences = `(select kind, "entityId", "bookingId", settled, recorded, "settlementId", utr, at
    from (${settledDifferences("candidates")}) as settled
    where "returnedFrom" is null or "returnedFrom" < $2::timestamptz - ${settlementDelay}
  union all select kind, "entityId", "bookingId", null, recorded, null, null, at
    from (${unsettled("candidates")}) as unsettled where at < $2::timestamptz - ${settlementDelay}) as d`

/**
 * Stores all differences, unsettled payments and refunds as candidates, because comparing every settled item takes seconds for a
 * million payments. Lists compare the candidates only, and leave out those that no longer differ (decision 122).
 */
export async function replaceDifferenceCandidates(tx: Sql, provider: string): Promise<void> {
  await tx.execute("delete from difference_candidates")
  await tx.execute(
    `insert into difference_candidates (provider, entity_id)
      select provider, "entityId" from (${settledDifferences("all")}) as settled
      union select provider, "entityId" from (${unsettled("all")}) as unsettled
      on conflict do nothing`,
    [provider],
  )
}

const isResolution = `r.provider = $1 and r.kind = d.kind and r.entity_id = d."entityId"`

const open = `select d.*, b.reference, g.name as "guestName" from ${differences}
    left join bookings b on b.id = d."bookingId"
    left join users g on g.id = b.user_id
    left join resolved_differences r on ${isResolution}
  where r.kind is null`

// A difference that no longer exists has no row with a booking, so the booking is found by the provider's id.
const bookingOfResolved = `coalesce(d."bookingId",
  (select p.booking_id from payments p where p.provider = r.provider and p.provider_payment_id = r.entity_id),
  (select f.booking_id from refunds f where f.provider_refund_id = r.entity_id))`

/** Selects differences: of a provider, as of an instant, at most `limit`. */
type DifferencesQuery = { readonly provider: string; readonly now: string; readonly limit: number }

type OpenRow = SettlementDifference & { readonly count: number }

/** The newest differences first, without those that are resolved, and how many there are. */
export async function listDifferences(
  sql: Sql,
  { provider, now, limit }: DifferencesQuery,
): Promise<OpenDifferences> {
  const rows = await sql.execute<OpenRow>(
    `select *, count(*) over ()::int as count from (${open}) as open order by at desc, "entityId" limit $3`,
    [provider, now, limit],
  )
  return countedList(rows)
}

/** All resolved differences, those resolved last first. */
export const listResolved = (
  sql: Sql,
  { provider, now, limit }: DifferencesQuery,
): Promise<ResolvedDifference[]> =>
  sql.execute<ResolvedDifference>(
    `select r.kind, r.entity_id as "entityId", b.id as "bookingId", b.reference, g.name as "guestName", d.settled, d.recorded, d."settlementId",
        d.utr, coalesce(d.at, r.resolved_at) as at, d.kind is not null as "stillDiffers",
        r.note, r.resolved_at as "resolvedAt", u.name as "resolvedBy"
      from resolved_differences r left join ${differences} on ${isResolution}
        left join bookings b on b.id = ${bookingOfResolved}
        left join users g on g.id = b.user_id
        left join users u on u.id = r.resolved_by
      where r.provider = $1 order by r.resolved_at desc, r.entity_id limit $3`,
    [provider, now, limit],
  )

/** An open difference; null when it is not listed. */
export async function findOpenDifference(
  sql: Sql,
  { provider, now, kind, entityId }: Omit<DifferencesQuery, "limit"> & DifferenceKey,
): Promise<SettlementDifference | null> {
  const [difference] = await sql.execute<SettlementDifference>(
    `${open} and d.kind = $3 and d."entityId" = $4 limit 1`,
    [provider, now, kind, entityId],
  )
  return difference ?? null
}

type Resolution = DifferenceKey & {
  readonly provider: string
  readonly note: string
  readonly resolvedBy: string | null
}

/** Records that a difference is explained; false when it was already. */
export async function insertResolution(
  tx: Sql,
  { provider, kind, entityId, note, resolvedBy }: Resolution,
): Promise<boolean> {
  const inserted = await tx.execute(
    `insert into resolved_differences (provider, kind, entity_id, note, resolved_by) values ($1, $2, $3, $4, $5)
      on conflict do nothing returning kind`,
    [provider, kind, entityId, note, resolvedBy],
  )
  return inserted.length === 1
}

/** Opens a resolved difference again, and returns how it was explained; null when it is not resolved. */
export async function removeResolution(
  tx: Sql,
  { provider, kind, entityId }: DifferenceKey & { readonly provider: string },
): Promise<{ note: string } | null> {
  const [removed] = await tx.execute<{ note: string }>(
    "delete from resolved_differences where provider = $1 and kind = $2 and entity_id = $3 returning note",
    [provider, kind, entityId],
  )
  return removed ?? null
}
