import { drawPdf } from "#src/platform/pdf/pdf.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { drawVoucher } from "./voucher.drawing.ts"
import { buildVoucher } from "./voucher.ts"

/** The voucher of a booking as a PDF of one A4 page; the same booking gives the same bytes (BOOK-5). */
export function voucherPdf(booking: Booking): Promise<Uint8Array> {
  const title = `${hotel.fullName}: reservation ${booking.reference}`
  return drawPdf({ title, createdAt: booking.createdAt, leading: 0.22 }, (pen) =>
    drawVoucher(pen, buildVoucher(booking)),
  )
}
