import { canSeeBooking } from "#src/features/bookings/booking-access.ts"
import type { Payer } from "#src/features/folio/folio-line.ts"
import { drawPdf } from "#src/platform/pdf/pdf.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hotel } from "#src/shared/hotel.ts"
import { drawDocument, type PrintedDocument } from "./document.drawing.ts"
import { buyerOf, proFormaFigures } from "./document-figures.ts"
import { documentNames } from "./document-number.ts"
import { findEInvoice } from "./e-invoice.store.ts"
import {
  findDocument,
  findDocumentedBooking,
  findPaid,
  type IssuedDocument,
  listCharges,
  listDocumentsOf,
} from "./documents.store.ts"

export type { IssuedDocument } from "./documents.store.ts"

export type PdfFile = { readonly name: string; readonly bytes: Uint8Array }

const pdfOf = async (document: PrintedDocument, createdAt: string): Promise<PdfFile> => ({
  name: `vimana-${document.number.replaceAll("/", "-")}.pdf`,
  bytes: await drawPdf(
    { title: `${hotel.fullName}: ${document.title} ${document.number}`, createdAt, leading: 0.22 },
    (pen) => drawDocument(pen, document),
  ),
})

/** The documents of a booking; of the guest's own bookings, or of all for staff who see bookings. */
export const listDocuments = (
  { db }: Pick<Platform, "db">,
  actor: Actor,
  bookings: readonly { readonly id: string; readonly guest: { readonly id: string } }[],
): Promise<IssuedDocument[]> => {
  const visible = bookings.filter(({ guest }) => canSeeBooking(actor, guest.id))
  return listDocumentsOf(
    db,
    visible.map(({ id }) => id),
  )
}

/** An issued document as a PDF, drawn from its stored figures and its registration only. Null when there is none for the actor. */
export async function findDocumentPdf(
  { db }: Pick<Platform, "db">,
  actor: Actor,
  id: string,
): Promise<PdfFile | null> {
  const document = await findDocument(db, id)
  if (!document || !canSeeBooking(actor, document.guestId)) return null
  const eInvoice = await findEInvoice(db, id)
  return pdfOf({ ...document, eInvoice, title: documentNames[document.kind] }, document.issuedAt)
}

/** The charges of a folio so far, as a pro forma without a number of a tax series; null when nothing is charged. */
export async function findProFormaPdf(
  { db, clock }: Pick<Platform, "db" | "clock">,
  actor: Actor,
  { bookingId, payer }: { readonly bookingId: string; readonly payer: Payer },
): Promise<PdfFile | null> {
  const booking = await findDocumentedBooking(db, bookingId)
  if (!booking || !canSeeBooking(actor, booking.guest.id)) return null
  const charges = await listCharges(db, bookingId)
  const lines = charges.filter((line) => line.payer === payer)
  if (lines.length === 0) return null
  const paid = await findPaid(db, bookingId, payer)
  const figures = proFormaFigures(booking, { buyer: buyerOf(booking, payer, charges), lines }, paid)
  const now = clock.now().toISOString()
  const number = `PRO/${booking.reference}`
  return pdfOf({ title: "Pro forma", number, businessDate: clock.today(), figures }, now)
}
