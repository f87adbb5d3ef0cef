import { listRefundablePayments } from "#src/features/payments/payments.service.ts"
import { requestRefund } from "#src/features/payments/refunds.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { fromPaise, type Money, subtract, sum } from "#src/shared/money.ts"
import { insertFolioLines } from "#src/features/folio/folio.service.ts"
import type { Actor } from "#src/shared/actor.ts"

/** How much of a booking can be refunded through the card provider. */
export async function findRefundable(sql: Sql, bookingId: string): Promise<Money> {
  return sum((await listRefundablePayments(sql, bookingId)).map(({ left }) => left))
}

type BookingRefund = {
  readonly bookingId: string
  readonly actor: Actor
  readonly amount: Money
  readonly reason: string
}

/**
 * Refunds online payments of a booking in the caller's transaction; the provider is called after its commit. Returns
 * the refunded amount. The rest was paid at the desk and is refunded there.
 */
export async function refundBooking(
  platform: Pick<Platform, "queue" | "clock">,
  tx: Sql,
  { bookingId, actor, amount, reason }: BookingRefund,
): Promise<Money> {
  let rest: number = amount
  for (const { paymentId, left } of await listRefundablePayments(tx, bookingId)) {
    const part = fromPaise(Math.min(rest, left))
    if (part <= 0) break
    await refundPayment(platform, tx, { paymentId, bookingId, actor, amount: part, reason })
    rest -= part
  }
  return subtract(amount, fromPaise(rest))
}

/** Requests the refund of a payment, or of a part of it, and posts it to the folio. */
export async function refundPayment(
  platform: Pick<Platform, "queue" | "clock">,
  tx: Sql,
  refund: BookingRefund & { readonly paymentId: string },
): Promise<void> {
  const { bookingId, actor, amount, reason } = refund
  const refundId = await requestRefund(platform, tx, refund)
  await insertFolioLines(tx, {
    bookingId,
    actor,
    businessDate: platform.clock.today(),
    lines: [{ kind: "refund", description: "Online refund", amount, method: "online", reason, refundId }],
  })
}
