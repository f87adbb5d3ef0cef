import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type Money, zero } from "#src/shared/money.ts"
import type { StoredBillLine } from "./bill-line.ts"
import type { Balance, FolioLine, NewFolioLine, Payer } from "./folio-line.ts"

export type Posting = {
  readonly bookingId: string
  readonly actor: Actor
  readonly businessDate: CalendarDate
  /** A repeat under the same key is refused by the database. */
  readonly key?: string
  readonly lines: readonly NewFolioLine[]
}

const insertLines: Statement = {
  name: "insert-folio-lines",
  text: `insert into folio_lines (id, booking_id, payer, kind, description, quantity, amount_paise, taxable_paise, gst_paise,
      gst_basis_points, sac, method, reference, reason, voids_line_id, payment_id, refund_id, other_booking_id,
      idempotency_key, business_date, actor_kind, actor_id)
    select l.id, $1, l.payer, l.kind, l.description, l.quantity, l.amount, l.taxable, l.gst, l.basis_points, l.sac,
      l.method, l.reference, l.reason, l.voids, l.payment, l.refund, l.other_booking, case when l.position = 1 then $3 end, $4::date, $5, $6
    from rows from (jsonb_to_recordset($2::jsonb) as (id uuid, payer text, kind text, description text, quantity int,
        amount bigint, taxable bigint, gst bigint, basis_points int, sac text, method text, reference text, reason text,
        voids uuid, payment uuid, refund uuid, other_booking uuid))
      with ordinality as l (id, payer, kind, description, quantity, amount, taxable, gst, basis_points, sac, method,
        reference, reason, voids, payment, refund, other_booking, position)
    order by l.position`,
}

const rowOf = (line: NewFolioLine) => ({
  id: randomUUID(),
  payer: line.payer ?? "guest",
  kind: line.kind,
  description: line.description,
  quantity: line.quantity ?? 1,
  amount: line.amount,
  taxable: line.taxable ?? zero,
  gst: line.gst ?? zero,
  basis_points: line.gstBasisPoints ?? 0,
  sac: line.sac ?? "",
  method: line.method ?? null,
  reference: line.reference ?? "",
  reason: line.reason ?? "",
  voids: line.voidsLineId ?? null,
  payment: line.paymentId ?? null,
  refund: line.refundId ?? null,
  other_booking: line.otherBookingId ?? null,
})

/**
 * Adds lines to a folio; lines of zero are left out. Returns the ids in order. Throws 23505 on folio_lines_posted_once
 * (a repeat of the key) and on folio_lines_voids_line_id_key (the line is void already).
 */
export async function insertFolioLines(sql: Sql, posting: Posting): Promise<string[]> {
  const rows = posting.lines.filter(({ amount }) => amount !== 0).map(rowOf)
  if (rows.length === 0) return []
  const { actor } = posting
  await sql.run(insertLines, [
    posting.bookingId,
    JSON.stringify(rows),
    posting.key ?? null,
    posting.businessDate,
    actor.kind,
    userIdOf(actor),
  ])
  return rows.map(({ id }) => id)
}

const linesOfBooking: Statement = {
  name: "folio-lines-of-booking",
  text: `select l.id, l.sequence, l.payer, l.kind, l.description, l.quantity, l.amount_paise as amount, l.taxable_paise as taxable,
      l.gst_paise as gst, l.gst_basis_points as "gstBasisPoints", l.sac, l.method, l.reference, l.reason,
      l.voids_line_id as "voidsLineId", exists (select 1 from folio_lines v where v.voids_line_id = l.id) as "isVoided",
      coalesce(l.payment_id, r.payment_id) as "paymentId", l.refund_id as "refundId",
      l.other_booking_id as "otherBookingId", o.reference as "otherReference",
      l.business_date as "businessDate", u.name as "actorName", l.created_at as "createdAt",
      concat(l.posted_in, ' ', l.created_at) as posting
    from folio_lines l left join users u on u.id = l.actor_id left join bookings o on o.id = l.other_booking_id
      left join refunds r on r.id = l.refund_id
    where l.booking_id = $1 order by l.sequence`,
}

/** The folio of a booking, in the order of posting. */
export const listFolioLines = (sql: Sql, bookingId: string): Promise<FolioLine[]> =>
  sql.run<FolioLine>(linesOfBooking, [bookingId])

const billLines: Statement = {
  name: "bill-lines-of-bookings",
  text: `select l.id, l.booking_id as "bookingId", l.payer, l.business_date as date, l.description, l.quantity,
      l.amount_paise as amount, l.refund_id as "refundId"
    from folio_lines l where l.booking_id = any($1) and l.voids_line_id is null
      and not exists (select 1 from folio_lines v where v.voids_line_id = l.id)
    order by l.kind in ('payment', 'refund'), l.sequence`,
}

/** The lines of the guests' bills, charges before payments: without voided lines and their voids. */
export const listBillLines = (sql: Sql, bookingIds: readonly string[]): Promise<StoredBillLine[]> =>
  sql.run<StoredBillLine>(billLines, [bookingIds])

const balance: Statement = {
  name: "booking-balance",
  text: `select charged_paise as charged, paid_paise as received, refunded_paise as refunded,
      paid_paise - refunded_paise as paid, balance_paise as owed from bookings where id = $1`,
}

/** The sums of a booking's folio. */
export async function findBalance(sql: Sql, bookingId: string): Promise<Balance> {
  const [row] = await sql.run<Balance>(balance, [bookingId])
  if (!row) throw new Error("the balance of a booking returned no row")
  return row
}

// Characters 3 to 12 of a GSTIN are the PAN: a company with several GSTINs is one person.
const panOf = (c: string): string => `substr(${c}.gstin, 3, 10)`

const othersOf: Readonly<Record<Payer, string>> = {
  guest: `bookings own join bookings b on b.user_id = own.user_id and b.id <> own.id
      join folio_lines l on l.booking_id = b.id where own.id = $1`,
  company: `folio_lines l join booking_companies c on c.booking_id = l.booking_id and c.booking_id <> $1
      where ${panOf("c")} = (select ${panOf("own")} from booking_companies own where own.booking_id = $1)`,
}

const otherCash = (payer: Payer): Statement => ({
  name: `other-cash-of-day-of-${payer}`,
  text: `select coalesce(-sum(l.amount_paise), 0)::bigint as received from ${othersOf[payer]}
      and l.business_date = $2::date and l.kind = 'payment' and l.method = 'cash' and l.payer = '${payer}'
      and l.voids_line_id is null and not exists (select 1 from folio_lines v where v.voids_line_id = l.id)`,
})

// An erasure locks the guest before the bookings, so the guest's row is not locked here, under the lock of a booking.
const lockCash: Readonly<Record<Payer, Statement>> = {
  guest: {
    name: "lock-cash-of-guest",
    text: "select pg_advisory_xact_lock(7206, hashtext(user_id::text)) from bookings where id = $1",
  },
  company: {
    name: "lock-cash-of-company",
    text: `select pg_advisory_xact_lock(7207, hashtext(${panOf("c")})) from booking_companies c where c.booking_id = $1`,
  },
}

type CashPayer = { readonly bookingId: string; readonly payer: Payer }

/**
 * What the payer of a booking paid in cash for other bookings on a business date. Other payments in cash of this payer wait
 * until the transaction ends, so that they count this one.
 */
export async function sumOtherCash(
  sql: Sql,
  { bookingId, payer }: CashPayer,
  date: CalendarDate,
): Promise<Money> {
  await sql.run(lockCash[payer], [bookingId])
  const [row] = await sql.run<{ received: Money }>(otherCash(payer), [bookingId, date])
  return row?.received ?? zero
}

const byKey: Statement = {
  name: "folio-line-of-key",
  text: "select 1 from folio_lines where booking_id = $1 and idempotency_key = $2",
}

// The difference between the nights of a booking and the room lines of its folio, by payer and tax rate. The nights are
// billed to the payer that has most of the room charge.
const adjustRooms: Statement = {
  name: "adjust-room-charges",
  text: `with posted as (
      select payer, gst_basis_points, sum(amount_paise) as amount, sum(taxable_paise) as taxable, sum(gst_paise) as gst
      from folio_lines where booking_id = $1 and kind = 'room' group by 1, 2
    ), expected as (
      select coalesce((select payer from posted group by 1 order by sum(amount) desc, payer desc limit 1), 'guest') as payer,
        n.gst_basis_points, sum(n.price_paise) as amount, sum(n.taxable_paise) as taxable, sum(n.gst_paise) as gst
      from booking_nights n join bookings b on b.id = n.booking_id
      where n.booking_id = $1 and b.status in ('confirmed', 'completed') group by 2
    )
    insert into folio_lines (id, booking_id, payer, kind, description, amount_paise, taxable_paise, gst_paise,
      gst_basis_points, sac, business_date, actor_kind, actor_id)
    select gen_random_uuid(), $1, payer, 'room', $2, amount, taxable, gst, gst_basis_points, '996311', $3::date, $4, $5
    from (
      select payer, gst_basis_points, coalesce(e.amount, 0) - coalesce(p.amount, 0) as amount,
        coalesce(e.taxable, 0) - coalesce(p.taxable, 0) as taxable, coalesce(e.gst, 0) - coalesce(p.gst, 0) as gst
      from expected e full join posted p using (payer, gst_basis_points)
    ) as difference
    where amount <> 0 or taxable <> 0`,
}

/** Posts the difference, so that the room lines sum to the booking's nights, or to zero once it was cancelled. */
export async function adjustRoomCharges(
  sql: Sql,
  { bookingId, description, businessDate, actor }: Omit<Posting, "lines" | "key"> & { description: string },
): Promise<void> {
  await sql.run(adjustRooms, [bookingId, description, businessDate, actor.kind, userIdOf(actor)])
}

/** Whether something was posted under this key already (FOLIO-4). */
export async function isPosted(sql: Sql, bookingId: string, key: string): Promise<boolean> {
  return (await sql.run(byKey, [bookingId, key])).length === 1
}
