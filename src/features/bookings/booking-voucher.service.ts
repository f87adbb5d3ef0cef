import Pdf from "pdfkit"
import { hotel } from "#src/shared/hotel.ts"
import type { Booking } from "./booking.ts"
import { drawVoucher } from "./booking-voucher.drawing.ts"
import { readFaces, typesetterOf } from "./booking-voucher.faces.ts"
import { voucherOf } from "./booking-voucher.ts"

/** The voucher of a booking as a PDF of one A4 page; the same booking gives the same bytes (BOOK-5). */
export async function voucherPdf(booking: Booking): Promise<Uint8Array> {
  const faces = await readFaces()
  const document = new Pdf({
    size: "A4",
    margin: 0,
    lang: "en-IN",
    displayTitle: true,
    info: {
      Title: `${hotel.fullName}: reservation ${booking.reference}`,
      Author: hotel.fullName,
      CreationDate: new Date(booking.createdAt),
    },
  })
  const bytes = bytesOf(document)
  drawVoucher({ document, setText: typesetterOf(document, faces) }, voucherOf(booking))
  document.end()
  return bytes
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const chunks: Buffer[] = []
  document.on("data", (chunk: Buffer) => chunks.push(chunk))
  document.on("end", () => resolve(Buffer.concat(chunks)))
  document.on("error", reject)
  return promise
}
