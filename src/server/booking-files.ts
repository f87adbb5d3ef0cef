import { type Context, Hono } from "hono"
import type { Booking } from "#src/features/bookings/booking.ts"
import { createCalendarFile } from "#src/features/documents/calendar-file.ts"
import { voucherPdf } from "#src/features/documents/voucher.service.ts"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

const privately = "private, no-store"

const certainBooking = async (c: Context<ServerEnv>): Promise<Booking | null> => {
  const booking = await findBooking(c.get("platform"), c.get("actor"), c.req.param("id") ?? "")
  return booking && ["confirmed", "completed"].includes(booking.status) ? booking : null
}

const attachment = (c: Context<ServerEnv>, file: { type: string; name: string }) => {
  c.header("content-type", file.type)
  c.header("content-disposition", `attachment; filename="${file.name}"`)
  c.header("cache-control", privately)
}

/** The calendar file and the PDF voucher of one's own booking (BOOK-5). */
export const bookingFiles = new Hono<ServerEnv>()
  .get("/:id/calendar.ics", async (c) => {
    const booking = await certainBooking(c)
    if (!booking) return c.notFound()
    attachment(c, { type: "text/calendar; charset=utf-8", name: `vimana-${booking.reference}.ics` })
    const now = c.get("platform").clock.now()
    return c.body(createCalendarFile(booking, { method: "REQUEST", sequence: booking.version, now }))
  })
  .get("/:id/voucher.pdf", async (c) => {
    const booking = await certainBooking(c)
    if (!booking) return c.notFound()
    attachment(c, { type: "application/pdf", name: `vimana-${booking.reference}.pdf` })
    return c.body(new Uint8Array(await voucherPdf(booking)))
  })
