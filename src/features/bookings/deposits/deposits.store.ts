import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import type { Deposit, UnpaidDeposit, UnpaidDeposits } from "./deposit.ts"

const paid = "greatest(0, least(d.amount_paise, b.paid_paise - b.refunded_paise - d.paid_before_paise))"
const due = `case when d.withdrawn_at is null and b.status = 'confirmed'
  then greatest(0, least(d.amount_paise - ${paid}, b.balance_paise)) else 0 end`

const select = `select d.id, d.booking_id as "bookingId", d.amount_paise as amount, d.due_on as "dueOn", u.name as "requestedBy",
    d.created_at as "requestedAt", d.withdrawn_at as "withdrawnAt",
    w.name as "withdrawnBy", ${paid} as paid, ${due} as due,
    b.status as "bookingStatus", since.received, least(since.received, since.refunded) as refunded,
    greatest(0, least(since.received - since.refunded, b.credit_paise)) as "toRefund"
  from deposit_requests d join bookings b on b.id = d.booking_id left join users u on u.id = d.requested_by
    left join users w on w.id = d.withdrawn_by
    cross join lateral (select
        least(d.amount_paise, greatest(0, coalesce(-sum(l.amount_paise) filter (where l.kind = 'payment'
          and (d.withdrawn_at is null or coalesce(o.created_at, l.created_at) <= d.withdrawn_at)), 0)))::bigint as received,
        coalesce(sum(l.amount_paise) filter (where l.kind = 'refund'), 0)::bigint as refunded
      from folio_lines l left join folio_lines o on o.id = l.voids_line_id
      where l.booking_id = b.id and l.created_at > d.created_at) as since`

const ofBooking: Statement = {
  name: "deposits-of-booking",
  text: `${select} where d.booking_id = $1 order by d.created_at desc, d.id`,
}

/** The deposits of a booking, newest first. */
export const listDepositsOf = (sql: Sql, bookingId: string): Promise<Deposit[]> =>
  sql.run<Deposit>(ofBooking, [bookingId])

const byId: Statement = { name: "deposit-by-id", text: `${select} where d.id = $1` }

/** Null also for a text that is not an id. */
export async function findDeposit(sql: Sql, id: string): Promise<Deposit | null> {
  const [deposit] = isRecordId(id) ? await sql.run<Deposit>(byId, [id]) : []
  return deposit ?? null
}

const insert: Statement = {
  name: "insert-deposit",
  text: `insert into deposit_requests (id, booking_id, amount_paise, due_on, requested_by, paid_before_paise)
    select $1, b.id, $3, $4, $5, b.paid_paise - b.refunded_paise
    from bookings b where b.id = $2`,
}

type NewDeposit = {
  readonly id: string
  readonly bookingId: string
  readonly amount: Money
  readonly dueOn: CalendarDate
  readonly requestedBy: string | null
}

/** The caller has locked the booking, so that the amount paid before is exact. */
export async function insertDeposit(sql: Sql, deposit: NewDeposit): Promise<void> {
  const { id, bookingId, amount, dueOn, requestedBy } = deposit
  await sql.run(insert, [id, bookingId, amount, dueOn, requestedBy])
}

export async function updateDepositWithdrawn(
  sql: Sql,
  id: string,
  withdrawnBy: string | null,
): Promise<void> {
  await sql.execute("update deposit_requests set withdrawn_at = now(), withdrawn_by = $2 where id = $1", [
    id,
    withdrawnBy,
  ])
}

const markOverdue: Statement = {
  name: "mark-overdue-deposits",
  text: `update deposit_requests set reminded_at = now() from (
      select d.id from deposit_requests d join bookings b on b.id = d.booking_id
      where d.withdrawn_at is null and d.due_on < $1 and d.reminded_at is null
        and b.status = 'confirmed' and b.deleted_at is null and b.arrives_on >= $1 and ${due} > 0
    ) as overdue
    where deposit_requests.id = overdue.id and reminded_at is null
    returning booking_id as "bookingId", overdue.id as "depositId"`,
}

/** Marks overdue deposits of stays to come as reminded, and returns those that were not before. */
export const markOverdueDeposits = (
  sql: Sql,
  today: CalendarDate,
): Promise<{ bookingId: string; depositId: string }[]> => sql.run(markOverdue, [today])

const unpaid: Statement = {
  name: "unpaid-deposits",
  text: `select d.id, d.booking_id as "bookingId", ${due} as due, d.due_on as "dueOn", b.reference as "bookingReference",
      g.name as "guestName", d.due_on < $1 as "isOverdue", count(*) over ()::int as count
    from deposit_requests d join bookings b on b.id = d.booking_id join users g on g.id = b.user_id
    where d.withdrawn_at is null and d.due_on < $2 and b.status = 'confirmed' and b.deleted_at is null and ${due} > 0
    order by d.due_on, d.created_at limit $3`,
}

type UnpaidDepositQuery = {
  readonly today: CalendarDate
  /** Only deposits due before this day. */
  readonly before: CalendarDate | "infinity"
  readonly limit: number
}

/** Deposits with something left to pay, the oldest first, and the count of all. */
export async function listDepositsUnpaid(
  sql: Sql,
  { today, before, limit }: UnpaidDepositQuery,
): Promise<UnpaidDeposits> {
  const first = await sql.run<UnpaidDeposit & { readonly count: number }>(unpaid, [today, before, limit])
  return { count: first[0]?.count ?? 0, first }
}
