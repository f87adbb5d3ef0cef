import { type Context, Hono } from "hono"
import { type Booking, hasVoucher } from "#src/features/bookings/booking.ts"
import { createCalendarFile } from "#src/features/documents/calendar-file.ts"
import { findDocumentPdf, findProFormaPdf, type PdfFile } from "#src/features/documents/documents.service.ts"
import { createVoucherPdf } from "#src/features/documents/voucher.service.ts"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import { passPage, passPolicy } from "./pass/pass-page.tsx"
import { passWorker } from "./pass/pass-worker.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

const privately = "private, no-store"

const confirmedBooking = async (c: Context<ServerEnv>): Promise<Booking | null> => {
  const booking = await findBooking(c.get("platform"), c.get("actor"), c.req.param("id") ?? "")
  return booking && hasVoucher(booking) ? booking : null
}

const attachment = (c: Context<ServerEnv>, file: { type: string; name: string }) => {
  c.header("content-type", file.type)
  c.header("content-disposition", `attachment; filename="${file.name}"`)
  c.header("cache-control", privately)
}

const sendPdf = (c: Context<ServerEnv>, file: PdfFile | null) => {
  if (!file) return c.notFound()
  attachment(c, { type: "application/pdf", name: file.name })
  return c.body(new Uint8Array(file.bytes))
}

/** The pass, the calendar file and the PDF voucher of one's own booking (BOOK-5, GUEST-6). */
export const bookingFiles = new Hono<ServerEnv>()
  .get("/pass-worker.js", (c) =>
    c.body(passWorker, 200, { "content-type": "text/javascript; charset=utf-8" }),
  )
  .get("/:id/pass", async (c) => {
    const booking = await confirmedBooking(c)
    if (booking?.status !== "confirmed") return c.notFound()
    c.header("content-security-policy", passPolicy)
    c.header("cache-control", privately)
    return c.html(passPage(booking, c.get("platform").origin))
  })
  .get("/:id/calendar.ics", async (c) => {
    const booking = await confirmedBooking(c)
    if (!booking) return c.notFound()
    attachment(c, { type: "text/calendar; charset=utf-8", name: `vimana-${booking.reference}.ics` })
    const { clock, origin } = c.get("platform")
    const file = { method: "PUBLISH", sequence: booking.version, now: clock.now(), origin } as const
    return c.body(createCalendarFile(booking, file))
  })
  .get("/:id/voucher.pdf", async (c) => {
    const booking = await confirmedBooking(c)
    if (!booking) return c.notFound()
    attachment(c, { type: "application/pdf", name: `vimana-${booking.reference}.pdf` })
    return c.body(new Uint8Array(await createVoucherPdf(booking)))
  })
  .get("/:id/pro-forma.pdf", async (c) => {
    const bookingId = c.req.param("id")
    const payer = c.req.query("payer") === "company" ? "company" : "guest"
    return sendPdf(c, await findProFormaPdf(c.get("platform"), c.get("actor"), { bookingId, payer }))
  })

/** Receipts, tax invoices, credit notes and refund vouchers: the guest's own, and all for the staff who see bookings (FOLIO-6). */
export const documentFiles = new Hono<ServerEnv>().get("/:file{[0-9a-f-]{36}[.]pdf}", async (c) => {
  const id = c.req.param("file").slice(0, -".pdf".length)
  return sendPdf(c, await findDocumentPdf(c.get("platform"), c.get("actor"), id))
})
