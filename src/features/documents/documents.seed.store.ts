import type { Payer } from "#src/features/folio/folio-line.ts"
import { roomNamesSql } from "#src/features/bookings/bookings.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { DocumentedBooking, DocumentFigures } from "./document-figures.ts"
import type { PaymentLine } from "./payment-figures.ts"
import type { ChargeLine } from "./document-lines.ts"
import { roomsByRate } from "./documents.store.ts"
import type { DocumentKind } from "./document-number.ts"

export type DemoPayment = PaymentLine & { readonly at: string }

/** A booking of the demo hotel with its whole folio. */
export type DemoFolio = {
  readonly booking: DocumentedBooking
  readonly charges: readonly ChargeLine[] | null
  readonly payments: readonly DemoPayment[] | null
}

const folios = `select json_build_object('id', b.id, 'reference', b.reference, 'status', b.status, 'checkIn', b.check_in,
    'checkOut', b.check_out, 'endedOn', b.ended_on, 'rooms', b.rooms,
    'roomName', ${roomNamesSql("b.id")}, 'roomsByRate', ${roomsByRate}, 'company', null, 'guest', json_build_object('id', u.id, 'name', u.name, 'email', u.email,
      'phone', u.phone, 'address', u.address, 'city', u.city, 'state', u.state, 'pin', u.pin)) as booking,
  lines.charges, lines.payments
from bookings b join users u on u.id = b.user_id
  join (select l.booking_id,
      json_agg(json_build_object('id', l.id, 'sequence', l.sequence, 'payer', l.payer, 'kind', l.kind, 'description', l.description,
        'quantity', l.quantity, 'amount', l.amount_paise, 'taxable', l.taxable_paise, 'gst', l.gst_paise,
        'gstBasisPoints', l.gst_basis_points, 'sac', l.sac, 'voidsLineId', l.voids_line_id, 'documentId', null,
        'documentKind', null) order by l.sequence) filter (where l.kind not in ('payment', 'refund')) as charges,
      json_agg(json_build_object('id', l.id, 'payer', l.payer, 'description', l.description, 'amount', -l.amount_paise,
        'method', l.method, 'reference', l.reference, 'at', l.created_at) order by l.sequence)
        filter (where l.kind = 'payment') as payments
    from folio_lines l group by 1) as lines on lines.booking_id = b.id
where b.confirmed_at is not null`

export const listDemoFolios = (sql: Sql): Promise<DemoFolio[]> => sql.execute<DemoFolio>(folios)

export type DemoDocument = {
  readonly id: string
  readonly kind: DocumentKind
  readonly financialYear: string
  readonly count: number
  readonly number: string
  readonly bookingId: string
  readonly payer: Payer
  readonly issuedAt: string
  readonly businessDate: CalendarDate
  readonly figures: DocumentFigures
  readonly lineIds: readonly string[]
}

const insert = `with given as (
    select * from jsonb_to_recordset($1::jsonb) as d (id uuid, kind text, "financialYear" text, count int, number text,
      "bookingId" uuid, payer text, "issuedAt" timestamptz, "businessDate" date, figures jsonb, "lineIds" uuid[])
  ), made as (
    insert into documents (id, kind, financial_year, count, number, booking_id, payer, issued_at, business_date,
      total_paise, figures)
    select id, kind, "financialYear", count, number, "bookingId", payer, "issuedAt", "businessDate",
      (figures -> 'totals' ->> 'total')::bigint, figures
    from given order by "issuedAt"
  ), counted as (
    insert into document_counters (kind, financial_year, last_number)
    select kind, "financialYear", max(count) from given group by 1, 2
  )
  insert into document_lines (document_id, folio_line_id) select id, unnest("lineIds") from given`

export async function insertDemoDocuments(sql: Sql, documents: readonly DemoDocument[]): Promise<void> {
  await sql.execute(insert, [JSON.stringify(documents)])
}
