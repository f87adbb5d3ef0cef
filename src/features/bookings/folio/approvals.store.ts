import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Payer } from "#src/features/folio/folio-line.ts"
import type { NewRoomType } from "#src/features/bookings/change/room-type-change.ts"
import type { ApprovalRequest, DeclinedApproval } from "./approval-request.ts"

export type NewApprovalRequest = Pick<
  ApprovalRequest,
  "bookingId" | "kind" | "amount" | "reason" | "method" | "reference"
> & {
  /** The key of the form; null for requests whose form has none. */
  readonly key: string | null
  readonly payer?: Payer | undefined
  readonly newRoomType?: NewRoomType
  readonly lineId?: string
}

const insert: Statement = {
  name: "insert-approval-request",
  text: `insert into approval_requests (id, booking_id, kind, amount_paise, reason, method, reference, requested_by,
      idempotency_key, payer, new_room_type, line_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12)`,
}

export async function insertApprovalRequest(
  sql: Sql,
  request: NewApprovalRequest,
  requestedBy: string | null,
): Promise<string> {
  const id = randomUUID()
  await sql.run(insert, [
    id,
    request.bookingId,
    request.kind,
    request.amount,
    request.reason,
    request.method,
    request.reference,
    requestedBy,
    request.key,
    request.payer ?? null,
    request.newRoomType ? JSON.stringify(request.newRoomType) : null,
    request.lineId ?? null,
  ])
  return id
}

const byKey: Statement = {
  name: "approval-request-of-key",
  text: "select 1 from approval_requests where booking_id = $1 and idempotency_key = $2",
}

/** Whether something was requested under this key already (FOLIO-4). */
export async function isRequested(sql: Sql, bookingId: string, key: string | null): Promise<boolean> {
  return (await sql.run(byKey, [bookingId, key])).length === 1
}

const select = `select a.id, a.booking_id as "bookingId", b.reference as "bookingReference", g.name as "guestName", a.kind,
    a.amount_paise as amount, a.reason, a.payer, a.new_room_type as "newRoomType", t.name as "newRoomName", a.method, a.reference, a.line_id as "lineId", u.name as "requestedBy", a.requested_at as "requestedAt",
    case a.payer when 'company' then b.company_balance_paise when 'guest' then b.balance_paise - b.company_balance_paise
      else b.balance_paise end as owed
  from approval_requests a join bookings b on b.id = a.booking_id join users g on g.id = b.user_id
    left join room_types t on t.id::text = a.new_room_type ->> 'to' left join users u on u.id = a.requested_by where a.state = 'open'`

const open: Statement = {
  name: "open-approval-requests",
  text: `${select} and ($1::uuid is null or a.booking_id = $1) order by a.requested_at limit 100`,
}

/** Open requests, oldest first; of one booking, or of the hotel (null). */
export const listOpenApprovals = (sql: Sql, bookingId: string | null): Promise<ApprovalRequest[]> =>
  sql.run<ApprovalRequest>(open, [bookingId])

export async function findOpenApproval(sql: Sql, id: string): Promise<ApprovalRequest | null> {
  if (!isRecordId(id)) return null
  const [request] = await sql.execute<ApprovalRequest>(`${select} and a.id = $1`, [id])
  return request ?? null
}

/** Locks a request; false when it is decided already. */
export async function lockOpenApproval(tx: Sql, id: string): Promise<boolean> {
  const text = "select id from approval_requests where id = $1 and state = 'open' for update"
  return (await tx.execute(text, [id])).length === 1
}

const declined: Statement = {
  name: "declined-approval-requests",
  text: `select a.id, a.booking_id as "bookingId", b.reference as "bookingReference", g.name as "guestName", a.kind,
      a.amount_paise as amount, a.payer, u.name as "requestedBy", a.decline_reason as "declineReason",
      d.name as "declinedBy", a.decided_at as "declinedAt"
    from approval_requests a join bookings b on b.id = a.booking_id join users g on g.id = b.user_id
      left join users u on u.id = a.requested_by left join users d on d.id = a.decided_by
    where a.state = 'declined' and a.decided_at > now() - interval '7 days'
      and ($1::uuid is null or a.booking_id = $1) order by a.decided_at desc limit 100`,
}

/** Requests that were declined in the last seven days, newest first; of one booking, or of the hotel (null). */
export const listDeclined = (sql: Sql, bookingId: string | null): Promise<DeclinedApproval[]> =>
  sql.run<DeclinedApproval>(declined, [bookingId])

const decide: Statement = {
  name: "decide-approval-request",
  text: `update approval_requests set state = $2, decided_by = $3, decline_reason = $4, decided_at = now()
    where id = $1 and state = 'open' returning id`,
}

export type ApprovalDecision =
  | { readonly state: "approved" }
  | { readonly state: "declined"; readonly reason: string }

/** False when the request is decided already. */
export async function updateApproval(
  sql: Sql,
  id: string,
  to: ApprovalDecision & { readonly by: string | null },
): Promise<boolean> {
  const reason = to.state === "declined" ? to.reason : null
  return (await sql.run(decide, [id, to.state, to.by, reason])).length === 1
}
