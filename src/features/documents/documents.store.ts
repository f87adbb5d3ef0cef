import { knownEmailSql } from "#src/features/accounts/accounts.service.ts"
import { randomUUID } from "node:crypto"
import {
  bookedOfferSql,
  companySql,
  dayRoomSql,
  roomNamesSql,
} from "#src/features/bookings/bookings.service.ts"
import type { Payer } from "#src/features/folio/folio-line.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import { type DocumentedBooking, type DocumentFigures, reverseCharge } from "./document-figures.ts"
import type { PaymentLine } from "./payment-figures.ts"
import type { ChargeLine } from "./document-lines.ts"
import type { DocumentKind, InvoiceTitle } from "./document-number.ts"
import type { DocumentVoid } from "./document-void.ts"
import { isRegistered, isRegistrable } from "./e-invoice.store.ts"
import { takeDocumentNumber } from "./document-number.store.ts"

const lockBooking: Statement = {
  name: "lock-documented-booking",
  text: "select 1 from bookings where id = $1 and confirmed_at is not null for no key update",
}

/** The rooms of booking `b` by the GST rates of their nights, as SQL text. */
export const roomsByRate = `(select coalesce(json_agg(t order by t.position), '[]') from (
    select n.gst_basis_points as "gstBasisPoints", r.room_name as "roomName",
      count(distinct r.position)::int as rooms, min(r.position) as position
    from booking_rooms r join booking_nights n on n.booking_id = r.booking_id and n.room_position = r.position
    where r.booking_id = b.id group by n.gst_basis_points, r.room_type_id, r.room_name) as t)`

const bookingOfDocuments: Statement = {
  name: "documented-booking",
  text: `select b.id, b.reference, b.status, b.check_in as "checkIn", b.check_out as "checkOut", ${dayRoomSql("b")} as "dayRoom", b.rooms,
      b.ended_on as "endedOn",
      ${roomNamesSql("b.id")} as "roomName",
      ${roomsByRate} as "roomsByRate",
      json_build_object('id', u.id, 'name', u.name, 'email', ${knownEmailSql("u")}, 'phone', u.phone, 'address', u.address,
        'city', u.city, 'state', u.state, 'pin', u.pin) as guest,
      ${companySql("b")} as company, ${bookedOfferSql("b")} as offer
    from bookings b join users u on u.id = b.user_id where b.id = $1 and b.confirmed_at is not null`,
}

/** Null also for a text that is not an id, and for a booking that was never confirmed. */
export async function findDocumentedBooking(sql: Sql, id: string): Promise<DocumentedBooking | null> {
  const [booking] = isRecordId(id) ? await sql.run<DocumentedBooking>(bookingOfDocuments, [id]) : []
  return booking ?? null
}

/** Locks the booking, so that its lines are stated once, and reads it. */
export async function lockDocumentedBooking(tx: Sql, id: string): Promise<DocumentedBooking | null> {
  if (isRecordId(id)) await tx.run(lockBooking, [id])
  return findDocumentedBooking(tx, id)
}

const chargesOfBooking: Statement = {
  name: "documented-charges",
  text: `select l.id, l.sequence, l.payer, l.kind, l.description, l.quantity, l.amount_paise as amount, l.taxable_paise as taxable,
      l.gst_paise as gst, l.gst_basis_points as "gstBasisPoints", l.sac, l.voids_line_id as "voidsLineId",
      d.id as "documentId", d.kind as "documentKind", d.credits_document_id as "creditsDocumentId"
    from folio_lines l left join document_lines s on s.folio_line_id = l.id left join documents d on d.id = s.document_id
    where l.booking_id = $1 and l.kind not in ('payment', 'refund') order by l.sequence`,
}

/** The charges of a folio in order, with the documents that state them. */
export const listCharges = (sql: Sql, bookingId: string): Promise<ChargeLine[]> =>
  sql.run<ChargeLine>(chargesOfBooking, [bookingId])

/** The payments less refunds of the payer of folio line `l` before it, as SQL text. */
export const paidBeforeSql = (l: string): string =>
  `(select coalesce(-sum(p.amount_paise), 0)::bigint from folio_lines p where p.booking_id = ${l}.booking_id
    and p.payer = ${l}.payer and p.kind in ('payment', 'refund') and p.sequence < ${l}.sequence)`

/** Whether folio line `l` is neither void nor on a document, as SQL text. */
export const isUnstatedSql = (l: string): string =>
  `not exists (select 1 from folio_lines v where v.voids_line_id = ${l}.id)
    and not exists (select 1 from document_lines s where s.folio_line_id = ${l}.id)`

const openPayments: Statement = {
  name: "payments-without-receipt",
  text: `select l.id, l.payer, l.description, -l.amount_paise as amount, l.method, l.reference,
      ${paidBeforeSql("l")} as "paidBefore"
    from folio_lines l
    where l.booking_id = $1 and l.kind = 'payment' and l.amount_paise < 0 and ${isUnstatedSql("l")}
    order by l.sequence`,
}

/** A payment without a receipt, and its payer's earlier payments less refunds. */
type OpenPayment = PaymentLine & { readonly paidBefore: Money }

/** Payments that have no receipt yet, without voided ones. */
export const listOpenPayments = (sql: Sql, bookingId: string): Promise<OpenPayment[]> =>
  sql.run<OpenPayment>(openPayments, [bookingId])

// The counter of the series is locked by now, so its last document is visible: no clock dates a number before it.
const insertOne: Statement = {
  name: "insert-document",
  text: `insert into documents (id, kind, financial_year, count, number, booking_id, payer, credits_document_id,
      issued_at, business_date, total_paise, figures, issued_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, greatest($10::date, (select business_date from documents
      where kind = $2 and financial_year = $3 and count = $4 - 1)), $11, $12, $13)`,
}

const insertLines: Statement = {
  name: "insert-document-lines",
  text: "insert into document_lines (document_id, folio_line_id) select $1, unnest($2::uuid[])",
}

/** When and by whom a document is issued. */
export type Issuing = {
  readonly issuedAt: string
  readonly businessDate: CalendarDate
  readonly issuedBy: string | null
}

type NewDocument = {
  readonly kind: DocumentKind
  readonly bookingId: string
  readonly payer: Payer
  readonly creditsDocumentId?: string
  readonly figures: DocumentFigures
  readonly lineIds: readonly string[]
}

/** Issues a document under the next number of its series. */
export async function insertDocument(tx: Sql, issuing: Issuing, document: NewDocument): Promise<string> {
  const { kind, bookingId, payer, creditsDocumentId = null, figures, lineIds } = document
  const { number, financialYear, count } = await takeDocumentNumber(tx, kind, issuing.businessDate)
  const id = randomUUID()
  const { issuedAt, businessDate, issuedBy } = issuing
  await tx.run(insertOne, [
    id,
    kind,
    financialYear,
    count,
    number,
    bookingId,
    payer,
    creditsDocumentId,
    issuedAt,
    businessDate,
    figures.totals.total,
    JSON.stringify(figures),
    issuedBy,
  ])
  await tx.run(insertLines, [id, lineIds])
  return id
}

/** An issued document without its figures. */
export type StoredDocument = {
  readonly id: string
  readonly kind: DocumentKind
  readonly title: InvoiceTitle | null
  readonly number: string
  readonly bookingId: string
  readonly payer: Payer
  readonly businessDate: CalendarDate
  readonly issuedAt: string
  readonly total: Money
  /** The void of the payment of a receipt, or of the refund of a voucher. */
  readonly voided: DocumentVoid | null
  /** Whether it is an invoice or a credit note to a GSTIN, with tax. */
  readonly isRegistrable: boolean
  readonly isRegistered: boolean
}

const issuedColumns = `d.id, d.kind, d.figures ->> 'title' as title, d.number, d.booking_id as "bookingId", d.payer, d.business_date as "businessDate",
  d.issued_at as "issuedAt", d.total_paise as total,
  (select json_build_object('on', v.business_date, 'reason', v.reason, 'actorName', u.name) from document_lines s
    join folio_lines v on v.voids_line_id = s.folio_line_id left join users u on u.id = v.actor_id
    where s.document_id = d.id and d.kind in ('receipt', 'refund-voucher')) as voided,
  ${isRegistrable} as "isRegistrable", ${isRegistered} as "isRegistered"`

const ofBookings: Statement = {
  name: "documents-of-bookings",
  text: `select ${issuedColumns} from documents d where d.booking_id = any($1::uuid[]) order by d.sequence`,
}

/** The documents of bookings, in the order of issue. */
export const listDocumentsOf = (sql: Sql, bookingIds: readonly string[]): Promise<StoredDocument[]> =>
  bookingIds.length === 0 ? Promise.resolve([]) : sql.run<StoredDocument>(ofBookings, [bookingIds])

const byId: Statement = {
  name: "document-by-id",
  text: `select ${issuedColumns}, d.figures, b.user_id as "guestId"
    from documents d join bookings b on b.id = d.booking_id where d.id = $1`,
}

type DocumentWithFigures = StoredDocument & { readonly figures: DocumentFigures; readonly guestId: string }

/** Null also for a text that is not an id. */
export async function findDocument(sql: Sql, id: string): Promise<DocumentWithFigures | null> {
  const [document] = isRecordId(id) ? await sql.run<DocumentWithFigures>(byId, [id]) : []
  return document ?? null
}

const paidOf: Statement = {
  name: "paid-on-folio",
  text: `select coalesce(-sum(amount_paise), 0)::bigint as paid from folio_lines
    where booking_id = $1 and payer = $2 and kind in ('payment', 'refund')`,
}

/** Payments less refunds of a payer. */
export async function findPaid(sql: Sql, bookingId: string, payer: Payer): Promise<Money> {
  const [row] = await sql.run<{ paid: Money }>(paidOf, [bookingId, payer])
  if (!row) throw new Error("the payments of a folio returned no row")
  return row.paid
}

// After a longer outage of the queue, staff find the rest in the list of charges to invoice.
const recentDays = 31

// Charges of one kind that sum to zero were reversed before they were invoiced and need no document. A refund may need a
// voucher as long as the receipts of advances (those that state the reverse charge) exceed invoices and vouchers. A
// cancelled stay is invoiced on the next day, because the cancellation can be undone on the same day. The array
// makes PostgreSQL read the recent bookings by index, instead of joining all bookings.
const missingDocuments: Statement = {
  name: "bookings-without-documents",
  text: `with recent as (
      select id from bookings where ended_on >= $1::date - ${recentDays}
      union select booking_id from folio_lines where business_date >= $1::date - ${recentDays}
    ), unstated as (
      select l.id, l.booking_id, l.payer, l.kind, l.gst_basis_points, l.amount_paise, l.refund_id
      from unnest(array(select id from recent)) as r (id) join folio_lines l on l.booking_id = r.id
      where not exists (select 1 from document_lines s where s.folio_line_id = l.id)
    )
    select booking_id as id from unstated u
    where kind = 'payment' and amount_paise < 0
      and not exists (select 1 from folio_lines v where v.voids_line_id = u.id)
    union
    select booking_id from unstated u
    where kind = 'refund' and amount_paise > 0
      and not exists (select 1 from folio_lines v where v.voids_line_id = u.id)
      and not exists (select 1 from refunds r where r.id = u.refund_id and r.status <> 'processed')
      and (select sum(case kind when 'receipt' then total_paise else -total_paise end) from documents d
        where d.booking_id = u.booking_id and d.payer = u.payer and (kind in ('invoice', 'refund-voucher')
          or d.figures -> 'facts' @> '[{"label": "${reverseCharge.label}"}]')) > 0
    union
    select b.id from unstated u join bookings b on b.id = u.booking_id
    where u.kind not in ('payment', 'refund') and (b.status = 'completed' or b.status = 'cancelled' and b.ended_on < $1::date)
    group by b.id, u.payer, u.kind, u.gst_basis_points having sum(u.amount_paise) <> 0`,
}

/** Bookings of the last 31 days whose payments, refunds, or charges of an ended stay lack a document. */
export const listBookingsMissingDocuments = (sql: Sql, today: CalendarDate): Promise<{ id: string }[]> =>
  sql.run<{ id: string }>(missingDocuments, [today])
