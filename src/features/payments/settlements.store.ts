import type { SettledItem } from "#src/platform/card-payments/card-payments.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"

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
