import { keptPriceSql } from "#src/features/bookings/bookings.service.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { redactLinks } from "#src/platform/log/logged-path.ts"
import type { OwnData, OwnEmail } from "./own-data.ts"
import { verifiedEmailSql } from "./consents.store.ts"

type Found = Omit<OwnData, "exportedAt" | "consents">

const rows = (columns: string, source: string): string =>
  `coalesce((select jsonb_agg(to_jsonb(t)) from (select ${columns} from ${source}) as t), '[]')`

const bookings = rows(
  `b.reference, b.status, b.payment_mode as "paymentMode", b.created_at as "createdAt", b.check_in as "checkIn",
    b.check_out as "checkOut", b.total_paise as total, b.language,
    ${keptPriceSql("b")} as "keptPrice",
    case when b.day_room_hours is not null
      then json_build_object('startsAt', b.day_room_starts_at, 'hours', b.day_room_hours) end as "dayRoom",
    (select to_jsonb(a) - 'booking_id' from booking_arrivals a where a.booking_id = b.id) as arrival,
    ${rows("e.name, e.unit, e.price_paise as price", "booking_extras e where e.booking_id = b.id order by e.position")} as extras,
    (select json_build_object('name', o.name, 'code', o.code, 'saving', o.saving_paise)
      from booking_offers o where o.booking_id = b.id) as offer,
    (select to_jsonb(c) - 'booking_id' from booking_companies c where c.booking_id = b.id) as company,
    ${rows('r.room_name as room, r.adults, r.children, r.check_in as "checkIn", r.check_out as "checkOut"', "booking_rooms r where r.booking_id = b.id order by r.position")} as rooms,
    ${rows("n.room_position as room, n.night, n.price_paise as price", "booking_nights n where n.booking_id = b.id order by 1, 2")} as nights,
    ${rows("l.business_date as date, l.description, l.amount_paise as amount, l.method, l.reference", "folio_lines l where l.booking_id = b.id order by l.sequence")} as folio,
    ${rows('p.method, p.amount_paise as amount, p.captured_at as "paidAt", p.provider_payment_id as "paymentId"', "payments p where p.booking_id = b.id order by p.captured_at")} as "onlinePayments",
    ${rows('f.amount_paise as amount, f.reason, f.status, f.created_at as "requestedAt"', "refunds f where f.booking_id = b.id order by f.created_at")} as "onlineRefunds",
    ${rows('q.amount_paise as amount, q.due_on as "dueOn", q.created_at as "requestedAt", q.withdrawn_at as "withdrawnAt"', "deposit_requests q where q.booking_id = b.id order by q.created_at")} as deposits,
    ${rows('d.kind, d.number, d.issued_at as "issuedAt", d.total_paise as total', "documents d where d.booking_id = b.id order by d.issued_at")} as documents,
    ${rows('c.requested_at as "requestedAt", c.state, c.note', "cancellation_requests c where c.booking_id = b.id order by c.sequence")} as "cancellationRequests"`,
  "bookings b where b.user_id = $1 order by b.created_at",
)

// The text of an email with a secret is not stored for long, and not given out.
const emails = rows(
  `m.created_at as "createdAt", m.subject, m.recipient, case when not m.is_confidential then m.text_body end as text`,
  `emails m where m.record_id = $1 or lower(m.recipient) = ${verifiedEmailSql}
    or (m.booking_id in (select id from bookings where user_id = $1)
      and lower(m.recipient) = (select lower(email) from users where id = $1))
    order by m.created_at`,
)

// Notices about the account are the person's also at an address that is not verified: they are found by the record.
const ownData: Statement = {
  name: "own-data",
  text: `select
    (select jsonb_build_object('name', name, 'username', username, 'email', email, 'phone', phone, 'address', address,
      'pin', pin, 'city', city, 'state', state, 'createdAt', created_at, 'emailVerifiedAt', email_verified_at)
      from users where id = $1) as account,
    ${rows('s.created_at as "createdAt", s.seen_at as "seenAt", s.device_name as device', "sessions s where s.user_id = $1 order by s.created_at")} as sessions,
    ${rows('p.name, p.created_at as "createdAt", p.last_used_at as "lastUsedAt"', "passkeys p where p.user_id = $1 order by p.created_at")} as passkeys,
    ${rows('f.created_at as "createdAt", f.confirmed_at as "confirmedAt"', "second_factors f where f.user_id = $1")} as "secondFactors",
    ${bookings} as bookings,
    ${rows('t.name as room, w.check_in as "checkIn", w.check_out as "checkOut", w.rooms, w.party, w.language, w.created_at as "joinedAt", w.offered_at as "offeredAt", w.ended_at as "endedAt"', "waitlist_entries w join room_types t on t.id = w.room_type_id where w.user_id = $1 order by w.created_at")} as waitlist,
    ${rows('e.kind, e.sent_at as "sentAt", e.name, e.email, e.phone, e.message, e.event, e.event_on as "eventOn", e.guest_band as "guestBand", e.rooms_needed as "roomsNeeded", e.company_name as company, e.language', `enquiries e where lower(e.email) = ${verifiedEmailSql} order by e.sent_at`)} as enquiries,
    ${rows('t.reference, t.outlet, t.on_day as day, t.slot, t.guests, t.name, t.email, t.phone, t.note, t.status, t.language, t.created_at as "createdAt"', `table_reservations t where lower(t.email) = ${verifiedEmailSql} order by t.on_day`)} as tables,
    ${rows('n.subscribed_at as "subscribedAt", n.confirmed_at as "confirmedAt", n.unsubscribed_at as "unsubscribedAt", n.language', `newsletter_subscribers n where lower(n.email) = ${verifiedEmailSql}`)} as newsletter,
    ${emails} as emails`,
}

// Who opens such a link acts as the guest, and the file may be sent on.
const withoutLinks = (email: OwnEmail): OwnEmail => ({
  ...email,
  text: email.text && redactLinks(email.text),
})

/** Null for an account that does not exist. */
export async function findOwnData(sql: Sql, userId: string): Promise<Found | null> {
  const [row] = await sql.run<Found & { account: OwnData["account"] | null }>(ownData, [userId])
  if (!row?.account) return null
  return { ...row, account: row.account, emails: row.emails.map(withoutLinks) }
}
