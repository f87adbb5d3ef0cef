import type { Booking } from "#src/features/bookings/booking.ts"
import { isGuestOf } from "#src/features/bookings/booking-access.ts"
import type { BillLine } from "#src/features/folio/bill-line.ts"
import { listBillLines } from "#src/features/folio/folio.service.ts"
import { listOutstandingRefunds } from "#src/features/payments/refunds.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"

type Bills = ReadonlyMap<string, readonly BillLine[]>

/** The bills of the guest's own bookings, by booking; bookings of others are left out. */
export async function listOwnBills(
  { db }: Platform,
  actor: Actor,
  bookings: readonly Booking[],
): Promise<Bills> {
  const own = bookings.filter((booking) => isGuestOf(actor, booking))
  return own.length === 0
    ? new Map()
    : listBills(
        db,
        own.map(({ id }) => id),
      )
}

/** The bills of bookings, by booking; the caller has checked who reads them. */
export async function listBills(db: Sql, ids: readonly string[]): Promise<Bills> {
  const [lines, outstanding] = await Promise.all([listBillLines(db, ids), listOutstandingRefunds(db, ids)])
  const stateOf = new Map(outstanding.map(({ id, state }) => [id, state]))
  const bills = lines.map(
    ({ refundId, ...line }): BillLine => ({
      ...line,
      refundState: refundId === null ? null : (stateOf.get(refundId) ?? null),
    }),
  )
  return Map.groupBy(bills, ({ bookingId }) => bookingId)
}
