import type { Booking } from "#src/features/bookings/booking.ts"
import { hasUnsettledPayment } from "#src/features/payments/payments.service.ts"
import type { Sql } from "#src/platform/db/database.ts"

export type NotCancellable = "not-cancellable" | "payment-unsettled"

/** Why a confirmed stay is not cancelled now; null when it can be. The caller has locked the booking. */
export async function checkCancellable(
  tx: Sql,
  { id, status }: Pick<Booking, "id" | "status">,
): Promise<NotCancellable | null> {
  if (status !== "confirmed") return "not-cancellable"
  // The refund would be computed without this unsettled payment, which may then be refunded by itself as well.
  return (await hasUnsettledPayment(tx, id)) ? "payment-unsettled" : null
}
