import { addGstCode, indianStates } from "#src/shared/validation/gstin.ts"
import {
  type DocumentedBooking,
  type DocumentFigures,
  invoiceFigures,
} from "#src/features/documents/document-figures.ts"
import { type ChargeLine, taxTable } from "#src/features/documents/document-lines.ts"
import { type DocumentKind, formatDocumentNumber } from "#src/features/documents/document-number.ts"
import { receiptFigures, refundVoucherFigures } from "#src/features/documents/payment-figures.ts"
import { accommodationSac, type PaymentMethod } from "#src/features/folio/folio-line.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { addDays, calendarDateOf, formatLongDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import { dayAtHotel, idOf } from "./draw.ts"

/** Stays whose documents differ by their guests, dates and numbers only. */
type StayKind = {
  readonly roomTypeId: string
  readonly roomName: string
  readonly rooms: number
  readonly nights: number
  readonly basisPoints: number
  readonly amount: Money
  readonly taxable: Money
  readonly gst: Money
}

const stayKinds = `select distinct room_type_id as "roomTypeId", room_name as "roomName", rooms, nights,
    basis_points as "basisPoints", price * rooms * nights as amount, taxable * rooms * nights as taxable,
    (price - taxable) * rooms * nights as gst
  from large_stays where status <> 'expired'`

const checkIn = calendarDateOf("2000-01-01")
const receivedOn = addDays(checkIn, -1)
const longDate = (date: string) => `to_char(${date}, 'Dy FMDD Mon YYYY')`

// The state with its GST code, as a document states it.
const stateWithCode = `case u.state ${indianStates.map((name) => `when '${name}' then '${addGstCode(name)}'`).join(" ")} else u.state end`

// What differs: its text in the figures of a kind of stay, and the SQL of its text in a document.
const places: readonly { readonly text: (stay: StayKind) => string; readonly sql: string }[] = [
  { text: () => "{reference}", sql: "s.reference" },
  { text: () => "{name}", sql: "u.name" },
  { text: () => "{address}", sql: "u.address" },
  { text: () => "{town}", sql: `concat_ws(', ', u.city, ${stateWithCode}, u.pin)` },
  { text: () => "{email}", sql: "u.email" },
  { text: () => "{phone}", sql: "u.phone" },
  { text: () => formatLongDate(checkIn), sql: longDate("s.check_in") },
  { text: ({ nights }) => formatLongDate(addDays(checkIn, nights)), sql: longDate("s.check_out") },
  { text: () => "{receipt}", sql: "r.number" },
  { text: () => "{receipt id}", sql: "r.id" },
  { text: () => formatLongDate(receivedOn), sql: longDate("r.business_date") },
]

const buyer = { name: "{name}", lines: ["{address}", "{town}", "{email}", "{phone}"], gstin: null }

const bookingOf = ({ roomName, rooms, nights, basisPoints }: StayKind): DocumentedBooking => ({
  id: "",
  reference: "{reference}",
  status: "completed",
  checkIn,
  checkOut: addDays(checkIn, nights),
  endedOn: null,
  rooms,
  roomName,
  roomsByRate: [{ gstBasisPoints: basisPoints, roomName, rooms }],
  guest: { id: "", name: "{name}", email: "", phone: "", address: "", city: "", state: "", pin: "" },
  company: null,
  offer: null,
})

const chargeOf = ({ amount, taxable, gst, basisPoints }: StayKind): ChargeLine => ({
  id: "",
  sequence: 1,
  payer: "guest",
  kind: "room",
  description: "Room charge",
  quantity: 1,
  amount,
  taxable,
  gst,
  gstBasisPoints: basisPoints,
  sac: accommodationSac,
  voidsLineId: null,
  documentId: null,
  documentKind: null,
  creditsDocumentId: null,
})

const lineOf = (description: string, { amount }: StayKind, method: PaymentMethod) =>
  ({ id: "", payer: "guest", description, amount, method, reference: "" }) as const

const advanceOf = (stay: StayKind) => taxTable([chargeOf(stay)])

const invoiceOf = (stay: StayKind) => invoiceFigures(bookingOf(stay), { buyer, lines: [chargeOf(stay)] })

const receiptOf = (stay: StayKind, method: PaymentMethod, isAdvance: boolean) => {
  const payment = lineOf("Payment", stay, method)
  return receiptFigures(bookingOf(stay), buyer, { payment, advance: isAdvance ? advanceOf(stay) : [] })
}

function voucherOf(stay: StayKind): DocumentFigures {
  const receipt = { id: "{receipt id}", number: "{receipt}", businessDate: receivedOn, figures: { buyer } }
  const advances = [{ receipt, taxes: advanceOf(stay) }]
  const figures = refundVoucherFigures(bookingOf(stay), lineOf("Refund", stay, "online"), advances)
  if (!figures) throw new Error("a refunded advance has no voucher")
  return figures
}

type Source = {
  readonly kind: DocumentKind
  /** The line that the document states. */
  readonly line: string
  readonly at: string
  readonly which: string
  readonly figures: (stay: StayKind) => DocumentFigures
}

// What is paid online is an advance, and what is paid at the departure is none.
const sources: readonly Source[] = [
  {
    kind: "receipt",
    line: "payment-line",
    at: "paid_at",
    which: "paid_at is not null and is_online",
    figures: (stay) => receiptOf(stay, "online", true),
  },
  {
    kind: "receipt",
    line: "payment-line",
    at: "paid_at",
    which: "paid_at is not null and not is_online",
    figures: (stay) => receiptOf(stay, "card", false),
  },
  {
    kind: "invoice",
    line: "room-line",
    at: "ended_at",
    which: "status = 'completed'",
    figures: invoiceOf,
  },
  {
    kind: "refund-voucher",
    line: "refund-line",
    at: "ended_at",
    which: "status = 'cancelled' and paid_at is not null",
    figures: voucherOf,
  },
]

/** The figures as a format of `format()`, which a document fills with its places. */
const formatOf = (stay: StayKind, figures: DocumentFigures): string =>
  places.reduce(
    (text, place, index) => text.replaceAll(place.text(stay), `%${index + 1}$s`),
    JSON.stringify(figures).replaceAll("%", "%%"),
  )

const figures = `create temp table large_figures on commit drop as
  select * from jsonb_to_recordset($1::jsonb) as f (source int, room_type_id uuid, rooms int, nights int, format text)`

const issuedOf = ({ kind, line, at, which }: Source, source: number) =>
  `select n, ${source} as source, '${kind}' as kind, '${formatDocumentNumber(kind, { financialYear: "", count: 0 }).slice(0, 3)}' as prefix,
    ${idOf(kind)} as id, ${idOf(line)} as line_id, ${at} as issued_at, ${dayAtHotel(at)} as business_date
  from large_stays where ${which}`

// Numbered in the order of issue within a financial year, which begins in April, after the numbers that are taken.
const numbers = `create temp table large_documents on commit drop as
  select *, prefix || '/' || financial_year || '/' || lpad(count::text, 6, '0') as number
  from (select issued.*, coalesce(c.last_number, 0)
      + row_number() over (partition by kind, financial_year order by issued_at, n) as count
    from (select *, to_char(business_date - interval '3 months', 'YY')
        || to_char(business_date + interval '9 months', 'YY') as financial_year
      from (${sources.map(issuedOf).join(" union all ")}) as unnumbered) as issued
      left join document_counters c using (kind, financial_year)) as counted`

const documents = `insert into documents (id, kind, financial_year, count, number, booking_id, payer, issued_at,
    business_date, total_paise, figures)
  select d.id, d.kind, d.financial_year, d.count, d.number, s.id, 'guest', d.issued_at, d.business_date,
    s.price * s.rooms * s.nights, format(f.format, ${places.map(({ sql }) => sql).join(", ")})::jsonb
  from large_documents d join large_stays s using (n) join users u on u.id = s.user_id
    join large_figures f on (f.source, f.room_type_id, f.rooms, f.nights) = (d.source, s.room_type_id, s.rooms, s.nights)
    left join large_documents r on d.kind = 'refund-voucher' and r.kind = 'receipt' and r.n = d.n
  order by d.issued_at, d.n`

const counters = `insert into document_counters (kind, financial_year, last_number)
  select kind, financial_year, max(count) from large_documents group by 1, 2
  on conflict (kind, financial_year) do update set last_number = excluded.last_number`

const lines = `insert into document_lines (folio_line_id, document_id)
  select line_id, id from large_documents order by issued_at, n`

/** The receipts, invoices and refund vouchers of the stays. */
export async function fillDocuments(tx: Sql): Promise<void> {
  const stays = await tx.execute<StayKind>(stayKinds)
  const formats = sources.flatMap((source, index) =>
    stays.map((stay) => ({
      source: index,
      room_type_id: stay.roomTypeId,
      rooms: stay.rooms,
      nights: stay.nights,
      format: formatOf(stay, source.figures(stay)),
    })),
  )
  await tx.execute(figures, [JSON.stringify(formats)])
  await tx.execute(numbers)
  await tx.execute("analyze large_figures, large_documents")
  for (const statement of [documents, counters, lines]) await tx.execute(statement)
}
