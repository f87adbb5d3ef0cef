import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

const hasNoEmailSql = (kinds: string): string =>
  `not exists (select 1 from emails e where e.booking_id = b.id and e.kind in (${kinds}))`

// The guest may be booking again right after the hold ended, so the email waits ten minutes. The waitlist writes its own.
const expired: Statement = {
  name: "expired-holds-without-email",
  text: `select b.id from bookings b
    where b.status = 'expired' and b.deleted_at is null
      and b.ended_at > now() - interval '2 hours' and b.ended_at < now() - interval '10 minutes'
      and not exists (select 1 from bookings o
        where o.user_id = b.user_id and o.id <> b.id and o.deleted_at is null
          and o.check_in < b.check_out and o.check_out > b.check_in
          and (o.status in ('held', 'confirmed', 'completed') or o.status = 'expired' and o.sequence > b.sequence))
      and not exists (select 1 from waitlist_entries w where w.booking_id = b.id)
      and ${hasNoEmailSql("'hold-expired', 'lapsed-refunded'")}`,
}

/** Expired holds whose guests have no other booking of these dates and got no email about it. */
export const listExpiredHoldsWithoutEmail = (sql: Sql): Promise<{ id: string }[]> => sql.run(expired, [])

// A guest who booked today has just had an email, and gets this one tomorrow. A day room may begin on the day after its
// first night.
const arrivals: Statement = {
  name: "arrivals-without-email",
  text: `select b.id from bookings b
    where b.status = 'confirmed' and b.deleted_at is null and b.check_in between $1::date - 1 and $2::date
      and b.arrives_on between $1::date and $2::date
      and not exists (select 1 from emails e
        where e.booking_id = b.id and (e.kind = 'pre-arrival' or e.created_at > now() - interval '12 hours'))`,
}

/** Confirmed stays that begin in these days, whose guests have not had the email before the arrival. */
export const listArrivalsWithoutEmail = (
  sql: Sql,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<{ id: string }[]> => sql.run(arrivals, [from, to])

// A completion can be undone, so the email waits an hour. Bookings of the demo data never had an email, and get none.
const departures: Statement = {
  name: "departures-without-email",
  text: `select b.id from bookings b
    where b.status = 'completed' and b.deleted_at is null and b.check_out between $1::date - 7 and $1::date
      and b.updated_at < now() - interval '1 hour'
      and exists (select 1 from emails e where e.booking_id = b.id) and ${hasNoEmailSql("'thank-you'")}`,
}

/** Stays completed within the last week whose guests were not thanked. */
export const listDeparturesWithoutEmail = (sql: Sql, today: CalendarDate): Promise<{ id: string }[]> =>
  sql.run(departures, [today])

/** The booking that an order of the card provider pays; null when there is none. */
export async function findBookingIdOfOrder(
  sql: Sql,
  order: { provider: string; id: string },
): Promise<string | null> {
  const [row] = await sql.execute<{ bookingId: string }>(
    'select booking_id as "bookingId" from payment_orders where provider = $1 and provider_order_id = $2',
    [order.provider, order.id],
  )
  return row?.bookingId ?? null
}
