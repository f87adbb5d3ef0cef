import { deepStrictEqual } from "node:assert/strict"
import { bookingOf, expectConsistentBooks, ledgerOf } from "#src/features/bookings/bookings.factory.ts"
import type { Database } from "#src/platform/db/database.ts"
import type { PaymentSimulation } from "./payment-simulation.ts"

type Sums = {
  captured: number
  refunded: number
  refunds: number
  lost: number
  paid: number
  unmatched: number
  undecided: number
  processed: number
  requests: number
  unfinished: number
  wasConfirmed: boolean
}

// The provider's side is found by the receipt of the order, so that orders which the hotel forgot count as well.
const sumsOf = async (db: Database, id: string): Promise<Sums> => {
  const [sums] = await db.execute<Sums>(
    `with orders as (select s.id from sandbox_orders s join bookings b on b.reference = s.receipt where b.id = $1),
      theirs as (select p.* from sandbox_payments p join orders o on o.id = p.order_id where p.status in ('captured', 'refunded')),
      returned as (select r.* from sandbox_refunds r join theirs t on t.id = r.payment_id where r.status <> 'failed'),
      ours as (select p.* from payments p join payment_orders o on o.id = p.order_id where o.booking_id = $1),
      refunds as (select * from refunds where booking_id = $1 and closed_at is null)
    select (select confirmed_at is not null from bookings where id = $1) as "wasConfirmed",
      (select coalesce(sum(amount_paise), 0) from theirs)::bigint as captured,
      (select coalesce(sum(amount_paise), 0) from returned)::bigint as refunded,
      (select count(*) from returned)::int as refunds,
      (select coalesce(sum(d.deducted_paise), 0) from sandbox_disputes d join theirs t on t.id = d.payment_id
        where d.status = 'lost' and not exists (select 1 from folio_lines v join folio_lines l on l.id = v.voids_line_id
          where l.idempotency_key = 'chargeback-' || d.id))::bigint as lost,
      (select coalesce(sum(amount_paise), 0) from ours where problem is null)::bigint as paid,
      (select coalesce(sum(amount_paise), 0) from ours where problem is not null)::bigint as unmatched,
      (select count(*) from ours where problem is null and outcome is null)::int as undecided,
      (select coalesce(sum(amount_paise), 0) from refunds where status = 'processed')::bigint as processed,
      (select count(*) from refunds)::int as requests,
      (select count(*) from refunds where status <> 'processed')::int as unfinished`,
    [id],
  )
  if (!sums) throw new Error("no sums")
  return sums
}

/** The outcome of a history in which booking, folio, payments, refunds and provider agree; throws where they do not. */
export async function agreedOutcome({ base, otherJobs }: PaymentSimulation, id: string) {
  const booking = await bookingOf(base, id)
  const sums = await sumsOf(base.db, id)
  const ledger = await ledgerOf(base, id)
  deepStrictEqual(
    {
      "captured at the provider": sums.captured,
      "refunded at the provider": sums.refunded,
      "refunds at the provider": sums.refunds,
      "online money in the ledger": ledger["provider"] ?? 0,
      "balance of the guest": ledger["guest"] ?? 0,
      "undecided payments": sums.undecided,
      "unfinished refunds": sums.unfinished,
      "paid in full": booking.paymentStatus === "done",
    },
    {
      "captured at the provider": sums.paid + sums.unmatched,
      "refunded at the provider": sums.processed,
      "refunds at the provider": sums.requests,
      "online money in the ledger": sums.paid - sums.processed - sums.lost,
      "balance of the guest": booking.status === "confirmed" ? sums.lost : 0,
      "undecided payments": 0,
      "unfinished refunds": 0,
      "paid in full":
        (booking.status === "confirmed" && sums.lost === 0) ||
        (booking.status === "cancelled" && sums.wasConfirmed && sums.paid > sums.lost),
    },
  )
  await expectConsistentBooks(base)
  const kept = sums.paid - sums.processed - sums.lost
  const emails = otherJobs
    .filter(({ name, data }) => name === "booking-email" && "bookingId" in data && data.bookingId === id)
    .map(({ data }) => ("kind" in data ? String(data.kind) : ""))
    .toSorted((a, b) => a.localeCompare(b))
  return {
    status: booking.status,
    kept: kept === booking.total ? "all" : kept,
    unmatched: sums.unmatched > 0,
    emails,
  }
}
