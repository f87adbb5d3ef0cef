import type { Database, Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import { readTablePage, streamTable } from "#src/platform/db/table-page.ts"
import type { TableSourceOf } from "#src/platform/db/table-source.ts"
import { fromPaise } from "#src/shared/money.ts"
import type { TablePage, TableQuery } from "#src/shared/table-query.ts"
import type { BookingStatus, PaymentMode, PaymentStatus } from "#src/features/bookings/booking.ts"
import { foundBookings, matchesBooking, partsOfBookings } from "./booking-search.store.ts"
import { type confirmationListRules, type ConfirmedRecord } from "./confirmation-list.ts"

/** A confirmed record and where it stands: the sequence rises with every record. */
export type Confirmation = ConfirmedRecord & { readonly sequence: number }

type RecordRow = {
  id: string
  booking_id: string
  reference: string
  guest_name: string
  status: BookingStatus
  payment_mode: PaymentMode
  payment_status: PaymentStatus
  subtotal_paise: number
  gst_paise: number
  total_paise: number
  transaction_id: string | null
  confirmed_at: string
}

const toRecord = (row: RecordRow): ConfirmedRecord => ({
  id: row.id,
  bookingId: row.booking_id,
  reference: row.reference,
  guestName: row.guest_name,
  status: row.status,
  paymentMode: row.payment_mode,
  paymentStatus: row.payment_status,
  subtotal: fromPaise(row.subtotal_paise),
  gst: fromPaise(row.gst_paise),
  total: fromPaise(row.total_paise),
  transactionId: row.transaction_id,
  confirmedAt: row.confirmed_at,
})

const columns = `c.id, c.booking_id, b.reference, u.name as guest_name, b.status, b.payment_mode, b.payment_status,
  b.subtotal_paise, b.gst_paise, b.total_paise, c.confirmed_at,
  (select p.provider_payment_id from payments p where p.booking_id = b.id and p.problem is null
    order by p.captured_at limit 1) as transaction_id`

const joins = "join bookings b on b.id = c.booking_id join users u on u.id = b.user_id"

const newest: Statement = {
  name: "newest-confirmations",
  text: `select c.sequence, ${columns} from booking_confirmations c ${joins}
    where c.deleted_at is null and c.sequence < $1 order by c.sequence desc limit $2`,
}

/** The records, newest first, before a sequence. */
export async function listConfirmations(
  sql: Sql,
  page: { before: number; limit: number },
): Promise<Confirmation[]> {
  const rows = await sql.run<RecordRow & { sequence: number }>(newest, [page.before, page.limit])
  return rows.map((row) => ({ ...toRecord(row), sequence: row.sequence }))
}

// Read along the bookings, which know when they were confirmed: their indexes carry what the list is asked.
const source: TableSourceOf<typeof confirmationListRules> = {
  table: "bookings",
  alias: "b",
  always: "b.confirmed_at is not null",
  alwaysLookup:
    "exists (select 1 from booking_confirmations r where r.booking_id = b.id and r.deleted_at is null)",
  sorts: { confirmed: { by: "b.confirmed_at", type: "timestamptz" } },
  filters: {
    status: { kind: "part" },
    payment: { kind: "part" },
    mode: { kind: "part" },
    confirmed: { kind: "days", by: "b.confirmed_at", type: "timestamptz" },
  },
  parts: partsOfBookings,
  search: { matches: matchesBooking, found: foundBookings },
  select: columns,
  joins: "join booking_confirmations c on c.booking_id = b.id join users u on u.id = b.user_id",
}

export const readConfirmationPage = (db: Database, query: TableQuery): Promise<TablePage<ConfirmedRecord>> =>
  readTablePage(db, source, { query, toRow: toRecord })

export const streamConfirmations = (
  db: Database,
  query: TableQuery,
): AsyncGenerator<readonly ConfirmedRecord[]> => streamTable(db, source, { query, toRow: toRecord })

/** Hides a record, or shows a hidden one again; false when there is none. The booking stays as it is. */
export async function updateConfirmationDeleted(
  sql: Sql,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<boolean> {
  if (!isRecordId(id)) return false
  const rows = await sql.execute(
    `update booking_confirmations set deleted_at = case when $2 then now() end
      where id = $1 and (deleted_at is null) = $2 returning id`,
    [id, isDeleted],
  )
  return rows.length === 1
}
