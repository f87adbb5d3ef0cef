import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { countedList } from "#src/platform/db/counted-rows.ts"
import { maxCounted } from "#src/shared/bounded-count.ts"
import type { Money } from "#src/shared/money.ts"
import type { FailedRefund, Refund, OutstandingRefund, OutstandingRefunds, WaitingRefund } from "./payment.ts"

const selectRefund = `select r.id, r.payment_id as "paymentId", p.provider_payment_id as "providerPaymentId",
    r.booking_id as "bookingId", r.amount_paise as amount, r.status, r.attempt, r.provider_refund_id as "providerRefundId"
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

// A lost dispute is unsettled until its chargeback is posted (post-chargebacks.service.ts), which drops the refunds.
const unsettledDispute = `payment_disputes d
  where d.provider = p.provider and d.provider_payment_id = p.provider_payment_id
    and (d.status in ('open', 'under_review') or d.status = 'lost' and not exists (select 1 from folio_lines l
      where l.booking_id = r.booking_id and l.idempotency_key = 'chargeback-' || d.provider_dispute_id))`

/** Whether the payment of a refund is disputed: the guest may get the money from the bank. */
export const hasUnsettledDispute = async (sql: Sql, id: string): Promise<boolean> =>
  (
    await sql.execute(
      `select 1 from refunds r join payments p on p.id = r.payment_id, ${unsettledDispute} and r.id = $1`,
      [id],
    )
  ).length > 0

const isWaiting = "r.status = 'requested' and r.provider_refund_id is null"

const refundedStay = `b.reference, g.name as "guestName", b.check_in as "checkIn"`
const bookingOfRefund = "join bookings b on b.id = r.booking_id join users g on g.id = b.user_id"

/** Refunds that wait for the decision of a dispute, the oldest first. */
export const listWaitingRefunds = (sql: Sql, limit: number): Promise<WaitingRefund[]> =>
  sql.execute<WaitingRefund>(
    `select r.id, r.booking_id as "bookingId", r.amount_paise as amount, r.created_at as "requestedAt",
        ${refundedStay}, d.provider_dispute_id as "disputeId"
      from refunds r join payments p on p.id = r.payment_id ${bookingOfRefund}
        join lateral (select d.provider_dispute_id from ${unsettledDispute} limit 1) as d on true
      where ${isWaiting} order by r.created_at limit $1`,
    [limit],
  )

// `closed_at` is set when a failed refund was credited to the folio, or dropped after a lost dispute.
const isFailed = "r.status = 'failed' and r.closed_at is null"
const isHeldBack = `${isWaiting} and exists (select 1 from ${unsettledDispute})`
const outstandingRefunds = `refunds r join payments p on p.id = r.payment_id and (${isFailed} or ${isHeldBack})`

/** The sums of the failed and of the waiting refunds of each booking that has one. */
export const sumOutstandingRefunds = (
  sql: Sql,
  bookingIds: readonly string[],
): Promise<(OutstandingRefunds & { bookingId: string })[]> =>
  sql.execute<OutstandingRefunds & { bookingId: string }>(
    `select r.booking_id as "bookingId", coalesce(sum(r.amount_paise) filter (where ${isFailed}), 0)::bigint as failed,
        coalesce(sum(r.amount_paise) filter (where ${isWaiting}), 0)::bigint as waiting
      from ${outstandingRefunds} where r.booking_id = any ($1) group by r.booking_id`,
    [bookingIds],
  )

/** The refunds of bookings that failed or wait. */
export const listOutstandingRefunds = (
  sql: Sql,
  bookingIds: readonly string[],
): Promise<OutstandingRefund[]> =>
  sql.execute<OutstandingRefund>(
    `select r.id, case when ${isFailed} then 'failed' else 'waiting' end as state
      from ${outstandingRefunds} where r.booking_id = any ($1)`,
    [bookingIds],
  )

/** The sum of a booking's refunds that failed or wait, as a column of lists. */
export const outstandingRefundSql = (bookingId: string): string =>
  `(select coalesce(sum(r.amount_paise), 0)::bigint from ${outstandingRefunds} where r.booking_id = ${bookingId})`

const dropped = "The bank paid the guest: the dispute of the payment was lost."

/**
 * Drops the refunds of a payment that the provider has not made: the bank paid the guest. One that failed before keeps
 * the reason of its failure. Returns their ids.
 */
export async function dropRefunds(tx: Sql, paymentId: string): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    `update refunds set status = 'failed', closed_at = now(), updated_at = now(),
        failure_reason = case when status = 'failed' then failure_reason else $2 end
      where payment_id = $1 and closed_at is null
        and (status = 'failed' or status = 'requested' and provider_refund_id is null)
      returning id`,
    [paymentId, dropped],
  )
  return rows.map(({ id }) => id)
}

/** The ids of the booking's refunds that failed at the provider, and were credited to the folio. */
export async function listCreditedFailures(sql: Sql, bookingId: string): Promise<string[]> {
  const rows = await sql.execute<{ id: string }>(
    `select id from refunds where booking_id = $1 and status = 'failed' and closed_at is not null
      and failure_reason <> $2`,
    [bookingId, dropped],
  )
  return rows.map(({ id }) => id)
}

const rejected = "The bank or the card provider rejected it."

const applyProviderStatus = `update refunds r set status = n.status, updated_at = now(),
    failure_reason = case when n.status = 'failed' then $2 else '' end
  from provider_refund_statuses n
  where n.provider_refund_id = r.provider_refund_id and r.provider_refund_id = $1 and r.status <> 'processed'
  returning r.booking_id as "bookingId", r.status`

type WrittenStatus = { readonly bookingId: string; readonly status: Refund["status"] }

/** The booking of a refund that became processed; null for other statuses, and when it was processed before. */
const settledBookingOf = (written: readonly WrittenStatus[]): string | null =>
  written.find(({ status }) => status === "processed")?.bookingId ?? null

type Reply = { attempt: number; providerRefundId: string; status: Refund["status"] }

/**
 * Writes the provider's reply to an attempt of a refund. A processed refund stays processed, whatever arrives later
 * (L-10). A status that a webhook delivered before the reply is applied here. Returns the booking of a refund that this
 * made processed.
 */
export async function updateRefund(sql: Sql, id: string, reply: Reply): Promise<string | null> {
  const written = await sql.execute<WrittenStatus>(
    `update refunds set provider_refund_id = $2, status = $3, updated_at = now(),
      failure_reason = case when $3 = 'failed' then $5 else '' end
     where id = $1 and status <> 'processed' and attempt = $4 returning booking_id as "bookingId", status`,
    [id, reply.providerRefundId, reply.status, reply.attempt, rejected],
  )
  const applied = await sql.execute<WrittenStatus>(applyProviderStatus, [reply.providerRefundId, rejected])
  return settledBookingOf([...written, ...applied])
}

// Both callers write first and read the other's row second, so that the later of the two applies the status. A refund
// that ended does not become pending again: refund.created may arrive last.
/** Returns the booking of a refund that this made processed. */
export async function updateRefundByProviderId(
  sql: Sql,
  providerId: string,
  status: Refund["status"],
): Promise<string | null> {
  await sql.execute(
    `insert into provider_refund_statuses (provider_refund_id, status) values ($1, $2)
      on conflict (provider_refund_id) do update set status = excluded.status, received_at = now()
      where provider_refund_statuses.status <> 'processed' and excluded.status <> 'requested'`,
    [providerId, status],
  )
  return settledBookingOf(await sql.execute<WrittenStatus>(applyProviderStatus, [providerId, rejected]))
}

/** The provider refused the attempt: nothing was refunded. */
export async function updateRefusedRefund(
  sql: Sql,
  { id, attempt, reason }: { id: string; attempt: number; reason: string },
): Promise<void> {
  await sql.execute(
    `update refunds set status = 'failed', failure_reason = $3, updated_at = now()
      where id = $1 and attempt = $2 and status = 'requested' and provider_refund_id is null`,
    [id, attempt, reason.slice(0, 500)],
  )
}

/** Starts the next attempt of a failed refund and keeps the failed one; null for any other refund. */
export async function startNextAttempt(tx: Sql, id: string): Promise<{ bookingId: string } | null> {
  const [row] = await tx.execute<{ bookingId: string }>(
    `with failed as (select * from refunds where id = $1 and status = 'failed' and closed_at is null for update),
      kept as (insert into failed_refund_attempts (refund_id, attempt, provider_refund_id, failure_reason, failed_at)
        select id, attempt, provider_refund_id, failure_reason, updated_at from failed)
    update refunds r set status = 'requested', attempt = r.attempt + 1, provider_refund_id = null, failure_reason = '',
      updated_at = now() from failed where failed.id = r.id returning r.booking_id as "bookingId"`,
    [id],
  )
  return row ?? null
}

export async function listNewestFailed(
  sql: Sql,
  limit: number,
): Promise<{ count: number; first: FailedRefund[] }> {
  const rows = await sql.execute<FailedRefund & { count: number }>(
    `select r.id, r.booking_id as "bookingId", ${refundedStay}, r.amount_paise as amount, r.attempt,
        r.failure_reason as "failureReason", r.updated_at as "failedAt",
        (select count(*)::int from (select 1 from refunds where status = 'failed' and closed_at is null limit ${maxCounted}) as counted) as count
      from refunds r ${bookingOfRefund}
      where r.status = 'failed' and r.closed_at is null order by r.updated_at desc limit $1`,
    [limit],
  )
  return countedList(rows)
}

/** Gives up a failed refund; false for any other refund. */
export async function closeFailedRefund(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx.execute(
    "update refunds set closed_at = now() where id = $1 and status = 'failed' and closed_at is null returning id",
    [id],
  )
  return rows.length === 1
}

/** Refunds in progress for an hour, the longest unchecked first; each is marked as checked. */
export async function takeRefundsInProgress(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql.execute<{ id: string }>(
    `update refunds set updated_at = now() where id in (select id from refunds
        where status = 'requested' and updated_at < now() - interval '1 hour' order by updated_at limit $1)
      returning id`,
    [limit],
  )
  return rows.map(({ id }) => id)
}
