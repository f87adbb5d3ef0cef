import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { Money } from "#src/shared/money.ts"
import type { Refund } from "./payment.ts"

const selectRefund = `select r.id, r.payment_id as "paymentId", p.provider_payment_id as "providerPaymentId",
    r.booking_id as "bookingId", r.amount_paise as amount, r.status
  from refunds r join payments p on p.id = r.payment_id`

const insert: Statement = {
  name: "insert-refund",
  text: "insert into refunds (id, payment_id, booking_id, amount_paise, reason) values ($1, $2, $3, $4, $5)",
}

export type NewRefund = { paymentId: string; bookingId: string; amount: Money; reason: string }

/** Returns the refund's id. */
export async function insertRefund(sql: Sql, refund: NewRefund): Promise<string> {
  const id = randomUUID()
  await sql.run(insert, [id, refund.paymentId, refund.bookingId, refund.amount, refund.reason])
  return id
}

export async function findRefund(sql: Sql, id: string): Promise<Refund | null> {
  const [refund] = await sql.execute<Refund>(`${selectRefund} where r.id = $1`, [id])
  return refund ?? null
}

export const listRefundsOfBooking = (sql: Sql, bookingId: string): Promise<Refund[]> =>
  sql.execute<Refund>(`${selectRefund} where r.booking_id = $1 order by r.created_at`, [bookingId])

const applyProviderStatus = `update refunds r set status = n.status, updated_at = now() from provider_refund_statuses n
  where n.provider_refund_id = r.provider_refund_id and r.provider_refund_id = $1 and r.status <> 'processed'`

/**
 * Writes the provider's reply to a refund. A processed refund stays processed, whatever arrives later (L-10). A status
 * that a webhook delivered before the reply is applied here.
 */
export async function updateRefund(
  sql: Sql,
  id: string,
  reply: { providerRefundId: string; status: Refund["status"] },
): Promise<void> {
  await sql.execute(
    `update refunds set provider_refund_id = $2, status = $3, updated_at = now() where id = $1 and status <> 'processed'`,
    [id, reply.providerRefundId, reply.status],
  )
  await sql.execute(applyProviderStatus, [reply.providerRefundId])
}

// Both callers write first and read the other's row second, so that the later of the two applies the status.
export async function updateRefundByProviderId(
  sql: Sql,
  providerId: string,
  status: Refund["status"],
): Promise<void> {
  await sql.execute(
    `insert into provider_refund_statuses (provider_refund_id, status) values ($1, $2)
      on conflict (provider_refund_id) do update set status = excluded.status, received_at = now()
      where provider_refund_statuses.status <> 'processed'`,
    [providerId, status],
  )
  await sql.execute(applyProviderStatus, [providerId])
}
