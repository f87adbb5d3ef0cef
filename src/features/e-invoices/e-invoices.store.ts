import type { Month } from "#src/features/accounting/month.ts"
import {
  gstinOfBuyer as gstin,
  isRegistered,
  isRegistrable,
} from "#src/features/documents/documents.service.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import type { RegistrableDocument } from "./inv01.ts"
import type { NamedDocument, PortalEntry, Registered } from "./portal-match.ts"

const isUnregistered = `${isRegistrable} and not ${isRegistered}`

/** A document to register, with the booking that it belongs to. */
export type UnregisteredDocument = RegistrableDocument & { readonly id: string; readonly bookingId: string }

const unregistered: Statement = {
  name: "unregistered-documents",
  text: `select d.id, d.booking_id as "bookingId", d.kind, d.number, d.business_date as "businessDate", ${gstin} as gstin,
      d.figures, c.address as "companyAddress",
      case when i.id is not null then json_build_object('number', i.number, 'businessDate', i.business_date) end as credited
    from documents d left join documents i on i.id = d.credits_document_id
      left join booking_companies c on c.booking_id = d.booking_id and c.gstin = ${gstin}
    where ${isUnregistered} and d.business_date >= $1::date and d.business_date < $2::date
    order by d.business_date, d.kind desc, d.count`,
}

/** The documents of a month without a registration, in order of their dates. */
export const listUnregistered = (
  sql: Sql,
  { from, to }: Pick<Month, "from" | "to">,
): Promise<UnregisteredDocument[]> => sql.run<UnregisteredDocument>(unregistered, [from, to])

/** A document that should be registered soon. */
export type LateDocument = {
  readonly id: string
  readonly number: string
  readonly buyer: string
  readonly businessDate: CalendarDate
  readonly total: Money
}

const late: Statement = {
  name: "late-e-invoices",
  text: `select d.id, d.number, d.figures -> 'buyer' ->> 'name' as buyer, d.business_date as "businessDate", d.total_paise as total
    from documents d where ${isUnregistered} and d.business_date >= $1::date and d.business_date < $2::date
    order by d.business_date, d.number`,
}

/** The documents of some days without a registration, the oldest first. */
export const listLate = (sql: Sql, from: CalendarDate, to: CalendarDate): Promise<LateDocument[]> =>
  sql.run<LateDocument>(late, [from, to])

const irnsOfBooking: Statement = {
  name: "irns-of-booking",
  text: `select d.id, e.irn from documents d left join e_invoices e on e.document_id = d.id
    where d.booking_id = $1 and ${isRegistrable}`,
}

/** The documents of a booking that are to be registered, with the IRNs of those that are. */
export const listIrns = async (sql: Sql, bookingId: string): Promise<{ id: string; irn: string | null }[]> =>
  isRecordId(bookingId) ? sql.run<{ id: string; irn: string | null }>(irnsOfBooking, [bookingId]) : []

const lockNamed: Statement = {
  name: "lock-registrable-documents",
  text: `select d.id, d.booking_id as "bookingId", d.kind, d.number, d.business_date as "businessDate", ${gstin} as gstin,
      d.figures -> 'seller' ->> 'gstin' as "sellerGstin", d.total_paise as total
    from documents d where ${isRegistrable} and d.number = any($1) order by d.id for no key update`,
}

/** Locks the documents with these numbers, so that each is registered once, and reads them. */
export const lockDocuments = (tx: Sql, numbers: readonly string[]): Promise<NamedDocument[]> =>
  tx.run<NamedDocument>(lockNamed, [numbers])

const registered: Statement = {
  name: "stored-e-invoices",
  text: `select document_id as "documentId", irn from e_invoices where document_id = any($1::uuid[]) or irn = any($2)`,
}

/** The registrations of these documents, or with these IRNs. */
export const listRegistered = (
  sql: Sql,
  documentIds: readonly string[],
  irns: readonly string[],
): Promise<Registered[]> => sql.run<Registered>(registered, [documentIds, irns])

const insertOne: Statement = {
  name: "insert-e-invoice",
  text: `insert into e_invoices (document_id, irn, ack_number, acknowledged_at, signed_qr, recorded_at, recorded_by)
    values ($1, $2, $3, $4, $5, $6, $7)`,
}

type Recording = {
  readonly documentId: string
  readonly recordedAt: string
  readonly recordedBy: string | null
}

export async function insertEInvoice(
  tx: Sql,
  { documentId, recordedAt, recordedBy }: Recording,
  { irn, ackNumber, acknowledgedAt, signedQr }: PortalEntry,
): Promise<void> {
  await tx.run(insertOne, [documentId, irn, ackNumber, acknowledgedAt, signedQr, recordedAt, recordedBy])
}
