import type { Booking } from "#src/features/bookings/booking.ts"
import { findStayDiscounts } from "#src/features/bookings/cancel/cancellation-terms.service.ts"
import { createBookingsUrl } from "#src/features/bookings/link/booking-link.service.ts"
import { contentTextIn } from "#src/features/content/hindi/content-text.ts"
import { findShownPicture } from "#src/features/content/pictures.service.ts"
import { findBalance } from "#src/features/folio/folio.service.ts"
import { findOutstandingRefunds } from "#src/features/payments/refunds.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { pictureAddress } from "#src/shared/picture-address.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"

const shownWidth = 600
// Twice the shown width, for sharp screens.
const size = { width: 1200, format: "jpg" } as const

/** The room's picture and the balance, as they are now. */
export async function findEmailContext(platform: Platform, booking: Booking): Promise<BookingEmailContext> {
  const { id, pictureId } = booking
  const { owed, paid } = await findBalance(platform.db, id)
  const discounts = await findStayDiscounts(platform.db, booking)
  const bookingsUrl = await createBookingsUrl(platform, booking)
  const found = await findShownPicture(platform.db, pictureId)
  const picture = found && {
    src: pictureAddress(found.id, size),
    width: shownWidth,
    height: Math.round((shownWidth * found.height) / found.width),
    alt: contentTextIn(booking.language)(found.alt),
  }
  const { waiting: waitingRefund } = (await findOutstandingRefunds(platform, [booking]))(id)
  const writtenAt = platform.clock.now().toISOString()
  return { origin: platform.origin, writtenAt, bookingsUrl, picture, owed, paid, discounts, waitingRefund }
}
