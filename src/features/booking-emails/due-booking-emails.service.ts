import type { BookingEmailKind } from "#src/features/bookings/booking-email.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import type { ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { markOverdueDeposits } from "#src/features/bookings/deposits/deposits.service.ts"
import {
  findBookingIdOfOrder,
  listArrivalsWithoutEmail,
  listDeparturesWithoutEmail,
  listExpiredHoldsWithoutEmail,
} from "./due-booking-emails.store.ts"

const everyTenMinutes = "*/10 * * * *"
const atNineInTheMorning = "0 9 * * *"

type OnceKind = Extract<BookingEmailKind, "payment-failed" | "hold-expired" | "pre-arrival" | "thank-you">

// A second request of one kind is harmless: the database keeps one such email for each booking.
async function requestEach(
  platform: Platform,
  bookings: readonly { readonly id: string }[],
  kind: OnceKind,
): Promise<void> {
  for (const { id } of bookings) await requestBookingEmail(platform, platform.db, { bookingId: id, kind })
}

/** Emails guests whose rooms are no longer held. */
const requestHoldExpiredEmails = async (platform: Platform): Promise<void> =>
  requestEach(platform, await listExpiredHoldsWithoutEmail(platform.db), "hold-expired")

/** Writes to the guests of the day after tomorrow, and of tomorrow where that was missed. */
async function requestPreArrivalEmails(platform: Platform): Promise<void> {
  const today = platform.clock.today()
  const days = { from: addDays(today, 1), to: addDays(today, 2) }
  await requestEach(platform, await listArrivalsWithoutEmail(platform.db, days), "pre-arrival")
}

/** Reminds guests of an overdue deposit; the deposit is marked in the transaction that requests the email. */
const requestDepositReminders = (platform: Platform): Promise<void> =>
  platform.db.transaction(async (tx) => {
    for (const { bookingId, depositId } of await markOverdueDeposits(tx, platform.clock.today()))
      await requestBookingEmail(platform, tx, { bookingId, kind: "deposit-overdue", facts: { depositId } })
  })

/** Thanks guests whose stay was completed. */
const requestThankYouEmails = async (platform: Platform): Promise<void> =>
  requestEach(platform, await listDeparturesWithoutEmail(platform.db, platform.clock.today()), "thank-you")

// Most guests try again at once, and need no email then.
const retrySeconds = 120

/** Requests the email about a payment that the provider reports as failed; it is sent if the rooms are still held then. */
export async function requestPaymentFailedEmail(
  platform: Platform,
  { status, orderId }: ProviderPayment,
): Promise<void> {
  if (status !== "failed" || orderId === null) return
  const order = { provider: platform.cardPayments.provider, id: orderId }
  const bookingId = await findBookingIdOfOrder(platform.db, order)
  if (!bookingId) return
  const startAfterSeconds = retrySeconds
  await requestBookingEmail(platform, platform.db, { bookingId, kind: "payment-failed", startAfterSeconds })
}

/** Registers the jobs that find bookings whose guests get an email; call before the queue starts. */
export function registerDueBookingEmails(platform: Platform): void {
  const { queue } = platform
  queue.schedule("hold-expired-emails", everyTenMinutes, () => requestHoldExpiredEmails(platform))
  queue.schedule("thank-you-emails", everyTenMinutes, () => requestThankYouEmails(platform))
  queue.schedule("pre-arrival-emails", atNineInTheMorning, () => requestPreArrivalEmails(platform))
  queue.schedule("deposit-reminders", atNineInTheMorning, () => requestDepositReminders(platform))
}
