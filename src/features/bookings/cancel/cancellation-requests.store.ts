import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import type { PaymentMode, PaymentStatus } from "#src/features/bookings/booking.ts"
import type { CancellationRequest, CancellationState, ListedCancellation } from "./cancellation-request.ts"
import { refundAfterCharge } from "#src/features/pricing/cancellation-policy.ts"

const columns = `c.id, c.booking_id as "bookingId", c.state, c.charge_paise as "charge", c.note, c.reason,
  c.requested_at as "requestedAt", c.settled_at as "settledAt"`

const newestOf: Statement = {
  name: "newest-cancellation-request",
  text: `select ${columns} from cancellation_requests c where c.booking_id = $1 order by c.sequence desc limit 1`,
}

/** The newest request of a booking, in any state. */
export async function findNewestRequest(sql: Sql, bookingId: string): Promise<CancellationRequest | null> {
  const [row] = await sql.run<CancellationRequest>(newestOf, [bookingId])
  return row ?? null
}

const newestOfEach: Statement = {
  name: "newest-cancellation-requests",
  text: `select distinct on (c.booking_id) ${columns} from cancellation_requests c
    where c.booking_id = any ($1::uuid[]) order by c.booking_id, c.sequence desc`,
}

export const listNewestRequests = (sql: Sql, bookingIds: readonly string[]): Promise<CancellationRequest[]> =>
  sql.run<CancellationRequest>(newestOfEach, [bookingIds])

const byId: Statement = {
  name: "cancellation-request",
  text: `select ${columns} from cancellation_requests c where c.id = $1`,
}

export async function findRequest(sql: Sql, id: string): Promise<CancellationRequest | null> {
  const [row] = await sql.run<CancellationRequest>(byId, [id])
  return row ?? null
}

const insert: Statement = {
  name: "insert-cancellation-request",
  text: `with c as (
      insert into cancellation_requests (id, booking_id, charge_paise, note, requested_at)
      values ($1, $2, $3, $4, $5) returning *
    ) select ${columns} from c`,
}

export type NewRequest = Pick<CancellationRequest, "bookingId" | "charge" | "note" | "requestedAt">

export async function insertRequest(sql: Sql, request: NewRequest): Promise<CancellationRequest> {
  const { bookingId, charge, note, requestedAt } = request
  const [row] = await sql.run<CancellationRequest>(insert, [
    randomUUID(),
    bookingId,
    charge,
    note,
    requestedAt,
  ])
  if (!row) throw new Error("inserting a request returned no row")
  return row
}

const settle: Statement = {
  name: "settle-cancellation-request",
  text: `update cancellation_requests set state = $2, reason = $3, settled_by = $4, settled_at = $5
    where id = $1 and state = 'open' returning id`,
}

export type Settlement = {
  readonly state: Exclude<CancellationState, "open">
  readonly reason?: string
  readonly by: string | null
  readonly at: string
}

/** Ends an open request; false when it was settled already (a repeat changes nothing). */
export async function settleRequest(
  sql: Sql,
  id: string,
  { state, reason = "", by, at }: Settlement,
): Promise<boolean> {
  return (await sql.run(settle, [id, state, reason, by, at])).length === 1
}

type ListedRow = CancellationRequest & {
  sequence: number
  settledBy: string | null
  paid: Money
  reference: string
  roomName: string
  rooms: number
  checkIn: CalendarDate
  checkOut: CalendarDate
  total: Money
  paymentMode: PaymentMode
  paymentStatus: PaymentStatus
  name: string
  email: string
  phone: string
}

// The requests of a deleted booking are hidden until it is restored.
const bookingExists = "exists (select 1 from bookings b where b.id = c.booking_id and b.deleted_at is null)"

const listed = (which: string) => `select ${columns}, c.sequence, s.name as "settledBy", b.reference,
    room.room_name as "roomName", b.rooms, b.check_in as "checkIn", b.check_out as "checkOut", b.total_paise as "total",
    b.payment_mode as "paymentMode", b.payment_status as "paymentStatus", u.name, u.email, u.phone,
    b.paid_paise - b.refunded_paise as paid
  from (select * from cancellation_requests c where ${which} limit $2) c
    join bookings b on b.id = c.booking_id
    join users u on u.id = b.user_id
    left join users s on s.id = c.settled_by
    join booking_rooms room on room.booking_id = b.id and room.position = 1`

const listOpen: Statement = {
  name: "open-cancellation-requests",
  text: `${listed(`state = 'open' and ${bookingExists} and ($1::bigint is null or sequence > $1) order by sequence`)} order by c.sequence`,
}

const listSettled: Statement = {
  name: "settled-cancellation-requests",
  text: `${listed(`state <> 'open' and ${bookingExists} and ($1::bigint is null or sequence < $1) order by sequence desc`)} order by c.sequence desc`,
}

const openOf: Statement = {
  name: "open-cancellation-request-of-booking",
  text: listed(`state = 'open' and ${bookingExists} and booking_id = $1`),
}

const toListed = (row: ListedRow): ListedCancellation => {
  const { sequence, settledBy, paid, name, email, phone, ...others } = row
  const { reference, roomName, rooms, checkIn, checkOut, total, paymentMode, paymentStatus, ...request } =
    others
  return {
    ...request,
    sequence,
    settledBy,
    refund: refundAfterCharge(request.charge, paid),
    booking: { reference, roomName, rooms, checkIn, checkOut, total, paymentMode, paymentStatus },
    guest: { name, email, phone },
  }
}

export type CancellationPage = { readonly after: number | null; readonly limit: number }

/** Oldest first. */
export const listOpenRequests = async (sql: Sql, page: CancellationPage): Promise<ListedCancellation[]> =>
  (await sql.run<ListedRow>(listOpen, [page.after, page.limit])).map(toListed)

/** Newest first. */
export const listSettledRequests = async (sql: Sql, page: CancellationPage): Promise<ListedCancellation[]> =>
  (await sql.run<ListedRow>(listSettled, [page.after, page.limit])).map(toListed)

export async function findOpenRequestOf(sql: Sql, bookingId: string): Promise<ListedCancellation | null> {
  const [row] = await sql.run<ListedRow>(openOf, [bookingId, 1])
  return row ? toListed(row) : null
}

const count: Statement = {
  name: "count-open-cancellation-requests",
  text: `select count(*)::int as open from cancellation_requests c where state = 'open' and ${bookingExists}`,
}

export async function countOpenRequests(sql: Sql): Promise<number> {
  return (await sql.run<{ open: number }>(count, []))[0]?.open ?? 0
}
