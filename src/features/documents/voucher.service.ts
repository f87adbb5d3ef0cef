import { drawPdf } from "#src/platform/pdf/pdf.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { emailTextIn } from "#src/features/emails/hindi/email-text-in.ts"
import { drawVoucher } from "./voucher.drawing.ts"
import { buildVoucher, translateVoucher } from "./voucher.ts"

/**
 * The voucher of a booking as a PDF of one A4 page, in the language of the booking; the same booking gives the same bytes
 * (BOOK-5).
 */
export function createVoucherPdf(booking: Booking): Promise<Uint8Array> {
  const { language, createdAt, reference } = booking
  const t = emailTextIn(language)
  const title = t(`${hotel.fullName}: reservation ${reference}`)
  return drawPdf({ title, language, createdAt, leading: 0.22 }, (pen) =>
    drawVoucher(pen, translateVoucher(buildVoucher(booking), t), t),
  )
}
