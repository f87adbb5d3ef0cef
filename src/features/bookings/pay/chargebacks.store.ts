import type { Statement, Sql } from "#src/platform/db/database.ts"
import type { Money } from "#src/shared/money.ts"

/** A dispute that the hotel lost and whose money is still a payment on the folio. */
export type Chargeback = {
  readonly disputeId: string
  readonly bookingId: string
  readonly paymentId: string
  readonly providerPaymentId: string
  readonly amount: Money
}

/** The key that posts the chargeback of a dispute once (FOLIO-4). */
export const chargebackKey = (disputeId: string): string => `chargeback-${disputeId}`

// A lost dispute takes the whole disputed amount, unless the provider reports what it deducted.
const unposted: Statement = {
  name: "chargebacks-to-post",
  text: `select d.provider_dispute_id as "disputeId", p.booking_id as "bookingId",
      p.id as "paymentId", d.provider_payment_id as "providerPaymentId",
      case when d.deducted_paise > 0 then d.deducted_paise else d.amount_paise end as amount
    from payment_disputes d
      join payments p on p.provider = d.provider and p.provider_payment_id = d.provider_payment_id
    where d.status = 'lost' and p.booking_id is not null and not exists (
      select 1 from folio_lines l
      where l.booking_id = p.booking_id and l.idempotency_key = 'chargeback-' || d.provider_dispute_id)`,
}

export const listChargebacksToPost = (sql: Sql): Promise<Chargeback[]> => sql.run<Chargeback>(unposted, [])
