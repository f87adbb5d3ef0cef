import { knownEmailSql } from "#src/features/accounts/accounts.service.ts"
import { randomUUID } from "node:crypto"
import { dayRoomSql } from "#src/features/bookings/day-rooms/booking-hours.store.ts"
import { roomNamesSql } from "#src/features/bookings/list/booked-room-names.store.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CancellationRequest, CancellationState, ListedCancellation } from "./cancellation-request.ts"

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

type NewRequest = Pick<CancellationRequest, "bookingId" | "charge" | "note" | "requestedAt">

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

const close: Statement = {
  name: "close-cancellation-request",
  text: `update cancellation_requests set state = $2, reason = $3, settled_by = $4, settled_at = $5
    where id = $1 and state = 'open' returning id`,
}

type RequestEnd = {
  readonly state: Exclude<CancellationState, "open">
  readonly reason?: string
  readonly by: string | null
  readonly at: string
}

/** Ends an open request; false when it was closed already (a repeat changes nothing). */
export async function closeRequest(
  sql: Sql,
  id: string,
  { state, reason = "", by, at }: RequestEnd,
): Promise<boolean> {
  return (await sql.run(close, [id, state, reason, by, at])).length === 1
}

/** The columns of cancellation requests for the desk. */
export const requestListColumns = `${columns}, s.name as "settledBy", b.reference, u.name as "guestName",
  ${knownEmailSql("u")} as "guestEmail", u.phone as "guestPhone", ${roomNamesSql("b.id")} as "roomName", b.rooms, b.check_in as "checkIn",
  b.check_out as "checkOut", ${dayRoomSql("b")} as "dayRoom", b.arrives_on as "arrivesOn",
  b.departs_on as "departsOn", b.total_paise as total`

export const listedJoins = `join bookings b on b.id = c.booking_id
  join users u on u.id = b.user_id
  left join users s on s.id = c.settled_by`

export const bookingExists =
  "exists (select 1 from bookings b where b.id = c.booking_id and b.deleted_at is null)"

const listOpen: Statement = {
  name: "open-cancellation-requests",
  text: `select ${requestListColumns} from (select * from cancellation_requests c
      where c.state = 'open' and ${bookingExists} order by c.requested_at, c.id limit $1) c ${listedJoins} order by c.requested_at, c.id`,
}

/** Oldest first. */
export const listOpenRequests = (sql: Sql, limit: number): Promise<ListedCancellation[]> =>
  sql.run<ListedCancellation>(listOpen, [limit])

const openOf: Statement = {
  name: "open-cancellation-request-of-booking",
  text: `select ${requestListColumns} from cancellation_requests c ${listedJoins}
    where c.state = 'open' and c.booking_id = $1 and ${bookingExists}`,
}

export async function findOpenRequestOf(sql: Sql, bookingId: string): Promise<ListedCancellation | null> {
  const [row] = await sql.run<ListedCancellation>(openOf, [bookingId])
  return row ?? null
}

const count: Statement = {
  name: "count-open-cancellation-requests",
  text: `select count(*)::int as open from cancellation_requests c where state = 'open' and ${bookingExists}`,
}

export async function countOpenRequests(sql: Sql): Promise<number> {
  return (await sql.run<{ open: number }>(count, []))[0]?.open ?? 0
}
