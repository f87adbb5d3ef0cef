import { randomUUID } from "node:crypto"
import type { Platform } from "#src/platform/platform.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { atHotel } from "#src/shared/hotel-moment.ts"
import { buyerOf, invoiceFigures } from "./document-figures.ts"
import { receiptFigures } from "./payment-figures.ts"
import { financialYearOf, formatDocumentNumber } from "./document-number.ts"
import {
  type DemoDocument,
  type DemoFolio,
  insertDemoDocuments,
  listDemoFolios,
} from "./documents.seed.store.ts"

type Unnumbered = Omit<DemoDocument, "id" | "financialYear" | "count" | "number">

const dateOf = (instant: string) => calendarDateOf(atHotel(instant).slice(0, 10))

function receiptsOf({ booking, payments }: DemoFolio): Unnumbered[] {
  return (payments ?? []).map((payment) => ({
    kind: "receipt",
    bookingId: booking.id,
    payer: payment.payer,
    issuedAt: payment.at,
    businessDate: dateOf(payment.at),
    figures: receiptFigures(booking, buyerOf(booking, payment.payer, []), { payment, advance: [] }),
    lineIds: [payment.id],
  }))
}

/** The invoice of a stay at its departure, or of a cancellation fee on the day after. */
function invoicesOf({ booking, charges }: DemoFolio): Unnumbered[] {
  const { status, endedOn, checkOut } = booking
  if (status !== "completed" && !(status === "cancelled" && endedOn)) return []
  const businessDate = status === "cancelled" && endedOn ? addDays(endedOn, 1) : checkOut
  const lines = charges ?? []
  const figures = invoiceFigures(booking, { buyer: buyerOf(booking, "guest", lines), lines })
  if (figures.totals.total <= 0) return []
  const issuedAt = new Date(`${businessDate}T11:00:00${hotel.utcOffset}`).toISOString()
  const lineIds = lines.map(({ id }) => id)
  return [
    { kind: "invoice", bookingId: booking.id, payer: "guest", issuedAt, businessDate, figures, lineIds },
  ]
}

function numbered(documents: readonly Unnumbered[]): DemoDocument[] {
  const last = new Map<string, number>()
  return documents
    .toSorted((a, b) => a.issuedAt.localeCompare(b.issuedAt))
    .map((document) => {
      const { kind, businessDate } = document
      const financialYear = financialYearOf(businessDate)
      const count = (last.get(kind + financialYear) ?? 0) + 1
      last.set(kind + financialYear, count)
      const number = formatDocumentNumber(kind, { financialYear, count })
      return { ...document, id: randomUUID(), financialYear, count, number }
    })
}

/** Receipts and invoices of the demo hotel's bookings, as of the days on which they would have been issued. */
export async function seedDocuments({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const folios = await listDemoFolios(db)
  const documents = folios.flatMap((folio) => [...receiptsOf(folio), ...invoicesOf(folio)])
  const today = clock.today()
  await insertDemoDocuments(db, numbered(documents.filter(({ businessDate }) => businessDate <= today)))
}
