import type { Booking } from "#src/features/bookings/booking.ts"
import { sumStayDiscounts } from "#src/features/bookings/cancel/cancellation-terms.service.ts"
import { listBills } from "#src/features/bookings/folio/list-bills.service.ts"
import { createBookingsUrl } from "#src/features/bookings/link/booking-link.service.ts"
import { contentTextIn } from "#src/features/content/hindi/content-text.ts"
import { findShownPicture } from "#src/features/content/pictures.service.ts"
import { waitingRefundOfGuest } from "#src/features/folio/bill-line.ts"
import { sumLinesOf } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { pictureAddress } from "#src/shared/picture-address.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"

const shownWidth = 600
// Twice the shown width, for sharp screens.
const size = { width: 1200, format: "jpg" } as const

/** The room's picture and the balance, as they are now. */
export async function findEmailContext(platform: Platform, booking: Booking): Promise<BookingEmailContext> {
  const { id, pictureId } = booking
  const lines = await listFolioLines(platform.db, id)
  const { owed, paid } = sumLinesOf(lines, "guest")
  const company = lines.some(({ payer }) => payer === "company") ? sumLinesOf(lines, "company") : null
  const discounts = sumStayDiscounts(booking, lines)
  const bookingsUrl = await createBookingsUrl(platform, booking)
  const found = await findShownPicture(platform.db, pictureId)
  const picture = found && {
    src: pictureAddress(found.id, size),
    width: shownWidth,
    height: Math.round((shownWidth * found.height) / found.width),
    alt: contentTextIn(booking.language)(found.alt),
  }
  const bill = (await listBills(platform.db, [id])).get(id) ?? []
  const waitingRefund = waitingRefundOfGuest(bill)
  const writtenAt = platform.clock.now().toISOString()
  return {
    origin: platform.origin,
    writtenAt,
    bookingsUrl,
    picture,
    owed,
    paid,
    company,
    discounts,
    waitingRefund,
  }
}
