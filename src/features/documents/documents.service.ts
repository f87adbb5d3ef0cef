import { canSeeBooking } from "#src/features/bookings/booking-access.ts"
import type { Payer } from "#src/features/folio/folio-line.ts"
import { drawPdf } from "#src/platform/pdf/pdf.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hotel } from "#src/shared/hotel.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { drawDocument, nameOf, type PrintedDocument } from "./document.drawing.ts"
import { chooseBuyer, proFormaFigures } from "./document-figures.ts"
import { hasOpenCharges } from "./document-lines.ts"
import { withoutReason } from "./document-void.ts"
import { type Registration, computeRegistration } from "./e-invoice.ts"
import { findEInvoice } from "./e-invoice.store.ts"
import {
  findDocument,
  findDocumentedBooking,
  findPaid,
  listCharges,
  listDocumentsOf,
  type StoredDocument,
} from "./documents.store.ts"

export { gstinOfBuyer, isRegistered, isRegistrable } from "./e-invoice.store.ts"

export type IssuedDocument = StoredDocument & { readonly registration: Registration }

type Reading = Pick<Platform, "db" | "config" | "clock">

export type PdfFile = { readonly name: string; readonly bytes: Uint8Array }

const createPdfFile = async (document: PrintedDocument, createdAt: string): Promise<PdfFile> => ({
  name: `vimana-${document.number.replaceAll("/", "-")}.pdf`,
  bytes: await drawPdf(
    {
      title: `${hotel.fullName}: ${nameOf(document)} ${document.number}`,
      createdAt,
      leading: 0.22,
    },
    (pen) => drawDocument(pen, document),
  ),
})

const present = <Document extends StoredDocument>(
  { config, clock }: Reading,
  actor: Actor,
  document: Document,
): Document & IssuedDocument => ({
  ...document,
  voided:
    document.voided && !hasRight(actor, "bookings.see") ? withoutReason(document.voided) : document.voided,
  registration: computeRegistration(document, { isOn: config.eInvoices !== null, today: clock.today() }),
})

/** The documents of a booking; of the guest's own bookings, or of all for staff who see bookings. */
export async function listDocuments(
  platform: Reading,
  actor: Actor,
  bookings: readonly { readonly id: string; readonly guest: { readonly id: string } }[],
): Promise<IssuedDocument[]> {
  const visible = bookings.filter(({ guest }) => canSeeBooking(actor, guest.id)).map(({ id }) => id)
  const documents = await listDocumentsOf(platform.db, visible)
  return documents.map((document) => present(platform, actor, document))
}

/**
 * An issued document as a PDF, drawn from its stored figures, its registration and its void only. Null when there is none for
 * the actor: a guest gets a document that waits for its IRN when it has it.
 */
export async function findDocumentPdf(platform: Reading, actor: Actor, id: string): Promise<PdfFile | null> {
  const found = await findDocument(platform.db, id)
  if (!found || !canSeeBooking(actor, found.guestId)) return null
  const document = present(platform, actor, found)
  const awaitsIrn = document.registration === "awaited"
  if (awaitsIrn && !hasRight(actor, "bookings.see")) return null
  const eInvoice = await findEInvoice(platform.db, id)
  return createPdfFile({ ...document, eInvoice, awaitsIrn }, document.issuedAt)
}

/** The charges of a folio so far, as a pro forma without a number of a tax series; null when every charge is invoiced. */
export async function findProFormaPdf(
  { db, clock }: Pick<Platform, "db" | "clock">,
  actor: Actor,
  { bookingId, payer }: { readonly bookingId: string; readonly payer: Payer },
): Promise<PdfFile | null> {
  const booking = await findDocumentedBooking(db, bookingId)
  if (!booking || !canSeeBooking(actor, booking.guest.id)) return null
  const charges = await listCharges(db, bookingId)
  if (!hasOpenCharges(charges, payer)) return null
  const lines = charges.filter((line) => line.payer === payer)
  const paid = await findPaid(db, bookingId, payer)
  const figures = proFormaFigures(booking, { buyer: chooseBuyer(booking, payer, charges), lines }, paid)
  const now = clock.now().toISOString()
  const number = `PRO/${booking.reference}${payer === "company" ? "/COMPANY" : ""}`
  return createPdfFile({ kind: "pro-forma", number, businessDate: clock.today(), figures }, now)
}
