import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import { type Money, subtract } from "#src/shared/money.ts"
import type { Booking, BookingStatus, PaymentStatus } from "./booking.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import type { Stay } from "#src/features/availability/stay.ts"

const changeStatus: Statement = {
  name: "change-booking-status",
  text: `update bookings set status = $2, payment_status = $3, updated_at = now(), version = version + 1
    where id = $1`,
}

/** Sets statuses that do not change the inventory; the caller has locked the booking. */
export async function updateStatuses(
  sql: Sql,
  id: string,
  to: { status: BookingStatus; paymentStatus: PaymentStatus },
): Promise<void> {
  await sql.run(changeStatus, [id, to.status, to.paymentStatus])
}

const markPaid: Statement = {
  name: "mark-booking-paid",
  text: `update bookings set payment_status = 'done', payment_mode = $2, updated_at = now(), version = version + 1
    where id = $1 and payment_status = 'pending' returning id`,
}

/** Marks the booking as paid; false when it was already. */
export async function markBookingPaid(sql: Sql, id: string, mode: Booking["paymentMode"]): Promise<boolean> {
  return (await sql.run(markPaid, [id, mode])).length === 1
}

const changeDates: Statement = {
  name: "change-booking-dates",
  text: `with old_nights as (
      delete from booking_nights where booking_id = $1
    ), rooms as (
      update booking_rooms set check_in = $2::date, check_out = $3::date where booking_id = $1
    )
    update bookings set check_in = $2::date, check_out = $3::date, subtotal_paise = $4, gst_paise = $5,
      total_paise = $6, nights_taken = $3::date - $2::date, nights_wanted = $3::date - $2::date,
      updated_at = now(), version = version + 1
    where id = $1`,
}

const insertNights: Statement = {
  name: "insert-booking-nights",
  text: `insert into booking_nights
      (booking_id, room_position, night, price_paise, taxable_paise, gst_paise, gst_basis_points)
    select $1, r.position, n.night, n.price, n.taxable, n.gst, n.basis_points
    from booking_rooms r, unnest($2::date[], $3::bigint[], $4::bigint[], $5::bigint[], $6::int[])
      as n (night, price, taxable, gst, basis_points)
    where r.booking_id = $1`,
}

/** Replaces the dates and the price of a booking; the caller has locked it and moved its inventory nights. */
export async function updateStay(
  sql: Sql,
  booking: Booking,
  to: { stay: Stay; quote: Quote },
): Promise<void> {
  const { stay, quote } = to
  const totals = [quote.subtotal, quote.gst, quote.total]
  await sql.run(changeDates, [booking.id, stay.checkIn, stay.checkOut, ...totals])
  await sql.run(insertNights, [
    booking.id,
    quote.nights.map((night) => night.night),
    quote.nights.map((night) => night.price),
    quote.nights.map((night) => night.taxable),
    quote.nights.map((night) => night.gst),
    quote.nights.map((night) => night.basisPoints),
  ])
}

const changePayment: Statement = {
  name: "change-booking-payment",
  text: "update bookings set payment_status = $2, payment_mode = $3, updated_at = now() where id = $1",
}

/** Sets the payment status and mode; the caller has locked the booking. */
export async function updatePayment(
  sql: Sql,
  id: string,
  to: Pick<Booking, "paymentStatus" | "paymentMode">,
): Promise<void> {
  await sql.run(changePayment, [id, to.paymentStatus, to.paymentMode])
}

const softDelete: Statement = {
  name: "delete-booking",
  text: `update bookings set deleted_at = now(), deleted_status = $2, updated_at = now(), version = version + 1
    where id = $1 and deleted_at is null`,
}

/** Marks a booking as deleted and stores its status, so that it can be restored. */
export async function removeBooking(sql: Sql, { id, status }: Pick<Booking, "id" | "status">): Promise<void> {
  await sql.run(softDelete, [id, status])
}

const lockDeleted: Statement = {
  name: "lock-deleted-booking",
  text: `select id, status, deleted_status as "statusBefore" from bookings
    where id = $1 and deleted_at is not null for no key update`,
}

export type DeletedBooking = Pick<Booking, "id" | "status"> & { readonly statusBefore: BookingStatus | null }

/** Locks a deleted booking until the transaction ends. */
export async function lockDeletedBooking(sql: Sql, id: string): Promise<DeletedBooking | null> {
  if (!isRecordId(id)) return null
  const [row] = await sql.run<DeletedBooking>(lockDeleted, [id])
  return row ?? null
}

const undelete: Statement = {
  name: "restore-booking",
  text: `update bookings set deleted_at = null, deleted_status = null, updated_at = now(), version = version + 1
    where id = $1 and deleted_at is not null`,
}

export async function undeleteBooking(sql: Sql, id: string): Promise<void> {
  await sql.run(undelete, [id])
}

const insertEntries: Statement = {
  name: "insert-ledger-entries",
  text: `insert into ledger_entries (transaction_id, booking_id, kind, account, amount_paise)
    select $1, $2, $3, e.account, e.amount from unnest($4::text[], $5::bigint[]) as e (account, amount) where e.amount <> 0`,
}

export type LedgerKind = "charge" | "payment" | "refund" | "fee" | "release"
export type LedgerAccount = "guest" | "room-revenue" | "gst-payable" | "provider" | "front-desk" | "fees"

/** Inserts one ledger transaction; the database refuses entries that do not sum to zero. */
export async function insertLedgerTransaction(
  sql: Sql,
  bookingId: string,
  transaction: { kind: LedgerKind; entries: readonly (readonly [LedgerAccount, number])[] },
): Promise<void> {
  const accounts = transaction.entries.map(([account]) => account)
  const amounts = transaction.entries.map(([, amount]) => amount)
  await sql.run(insertEntries, [randomUUID(), bookingId, transaction.kind, accounts, amounts])
}

/** Charges the difference between the old price and the new one; it may be negative. */
export async function chargeDifference(sql: Sql, booking: Booking, quote: Quote): Promise<void> {
  await insertLedgerTransaction(sql, booking.id, {
    kind: "charge",
    entries: [
      ["guest", subtract(quote.total, booking.total)],
      ["room-revenue", subtract(booking.subtotal, quote.subtotal)],
      ["gst-payable", subtract(booking.gst, quote.gst)],
    ],
  })
}

const balance: Statement = {
  name: "booking-balance",
  text: `select coalesce(sum(amount_paise), 0)::bigint as owed,
      coalesce(-sum(amount_paise) filter (where kind in ('payment', 'refund')), 0)::bigint as paid
    from ledger_entries where booking_id = $1 and account = 'guest'`,
}

export type Balance = {
  /** What the guest owes; negative for what the hotel owes the guest. */
  readonly owed: Money
  /** Payments less refunds. */
  readonly paid: Money
}

/** The balance of a booking, from its ledger. */
export async function findBalance(sql: Sql, bookingId: string): Promise<Balance> {
  const [row] = await sql.run<Balance>(balance, [bookingId])
  if (!row) throw new Error("the balance of a booking returned no row")
  return row
}
