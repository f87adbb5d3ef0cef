import { randomUUID } from "node:crypto"
import type { Platform } from "#src/platform/platform.ts"
import { addDays, type CalendarDate, calendarDateOf } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { atHotel } from "#src/shared/hotel-moment.ts"
import { zero } from "#src/shared/money.ts"
import { advanceIn } from "./advance.ts"
import { chooseBuyer, invoiceFigures } from "./document-figures.ts"
import { receiptFigures } from "./payment-figures.ts"
import { financialYearOf, formatDocumentNumber } from "./document-number.ts"
import {
  type DemoDocument,
  type DemoFolio,
  type DemoPayment,
  insertDemoDocuments,
  listDemoFolios,
} from "./documents.seed.store.ts"

type Unnumbered = Omit<DemoDocument, "id" | "financialYear" | "count" | "number">

const dateOf = (instant: string) => calendarDateOf(atHotel(instant).slice(0, 10))

/** The departure of a stay, or the day after its cancellation; null for a stay that is not over. */
function invoicedOn({ status, endedOn, checkOut }: DemoFolio["booking"]): CalendarDate | null {
  if (status === "completed") return checkOut
  return status === "cancelled" && endedOn ? addDays(endedOn, 1) : null
}

// A demo stay is paid at once, so nothing was paid before.
function receiptOf({ booking, charges }: DemoFolio, payment: DemoPayment): Unnumbered {
  const { id, payer, at: issuedAt } = payment
  const businessDate = dateOf(issuedAt)
  const endsOn = invoicedOn(booking)
  const isAdvance = endsOn === null || businessDate < endsOn
  const advance = isAdvance ? advanceIn({ ...payment, paidBefore: zero }, charges ?? []) : []
  const figures = receiptFigures(booking, chooseBuyer(booking, payer, []), { payment, advance })
  return { kind: "receipt", bookingId: booking.id, payer, issuedAt, businessDate, figures, lineIds: [id] }
}

const receiptsOf = (folio: DemoFolio): Unnumbered[] =>
  (folio.payments ?? []).map((payment) => receiptOf(folio, payment))

function invoicesOf({ booking, charges }: DemoFolio): Unnumbered[] {
  const businessDate = invoicedOn(booking)
  if (businessDate === null) return []
  const lines = charges ?? []
  const figures = invoiceFigures(booking, { buyer: chooseBuyer(booking, "guest", lines), lines })
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
