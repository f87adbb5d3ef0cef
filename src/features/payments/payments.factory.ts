import type { Booking } from "#src/features/bookings/booking.ts"
import { aHold, actorOf, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { startPayment } from "#src/features/bookings/pay/pay-booking.service.ts"
import { system } from "#src/shared/actor.ts"
import type { SandboxPlatform } from "#test/sandbox-platform.ts"
import { reconcileRefunds } from "./refunds.service.ts"

/** A stay that is paid at the provider's checkout, with the fault of a test card where one is named. */
export async function aPaidStay(
  platform: SandboxPlatform,
  fault?: string,
): Promise<{ hold: Booking; orderId: string }> {
  const hold = await aHold(platform)
  const { order } = valueOf(await startPayment(platform, actorOf(hold), hold.id))
  await platform.payAtCheckout({ id: order.providerOrderId, amount: order.amount }, { fault })
  await platform.provider.webhooks.deliver()
  return { hold, orderId: order.providerOrderId }
}

/** Cancels a stay, sends its refund to the provider and delivers the answer. */
export async function cancelAndSend(platform: SandboxPlatform, hold: Booking): Promise<void> {
  valueOf(await cancelBooking(platform, system, { id: hold.id }))
  await platform.queue.runJobs("send-refund")
  await platform.provider.webhooks.deliver()
}

/** Reconciles refunds two hours after their last change, by the database's clock. */
export async function reconcileRefundsLater(platform: SandboxPlatform): Promise<void> {
  await platform.db.execute("update refunds set updated_at = updated_at - interval '2 hours'")
  await reconcileRefunds(platform)
}
