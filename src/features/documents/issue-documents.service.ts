import type { GuestAddress } from "#src/features/accounts/guest-address/guest-address.ts"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { type Payer, payers } from "#src/features/folio/folio-line.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, system, userIdOf } from "#src/shared/actor.ts"
import { sum } from "#src/shared/money.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { chooseBuyer, creditNoteFigures, type DocumentedBooking, invoiceFigures } from "./document-figures.ts"
import { receiptFigures, refundVoucherFigures } from "./payment-figures.ts"
import { addressOf, lacksAddress } from "./guest-address/invoice-address.ts"
import { advancesRefunded } from "./refund-vouchers/refund-voucher.ts"
import { listAdvanceDocuments, listOpenRefunds } from "./refund-vouchers/refund-vouchers.store.ts"
import { advanceIn } from "./advance.ts"
import { prepareCreditNotes } from "./credit-notes.service.ts"
import { type ChargeLine, hasOpenCharges, linesToInvoice } from "./document-lines.ts"
import {
  findDocument,
  findDocumentedBooking,
  insertDocument,
  type Issuing,
  listCharges,
  listOpenPayments,
  lockDocumentedBooking,
  type StoredDocument,
} from "./documents.store.ts"

type InvoiceRefusal = "forbidden" | "unknown-booking" | "not-departed" | "nothing-to-invoice"

export const invoiceReasons: Readonly<Record<InvoiceRefusal, string>> = {
  forbidden: "You are not allowed to do that.",
  "unknown-booking": "There is no such booking.",
  "not-departed": "The guest has not departed yet. A pro forma can be printed at any time.",
  "nothing-to-invoice": "Every charge of this folio is invoiced already.",
}

const issuingBy = ({ clock }: Pick<Platform, "clock">, actor: Actor): Issuing => ({
  issuedAt: clock.now().toISOString(),
  businessDate: clock.today(),
  issuedBy: userIdOf(actor),
})

type IssueContext = { readonly tx: Sql; readonly issuing: Issuing; readonly booking: DocumentedBooking }

/** Issues a receipt for each payment that has none. */
async function issueReceipts({ tx, issuing, booking }: IssueContext): Promise<void> {
  const payments = await listOpenPayments(tx, booking.id)
  if (payments.length === 0) return
  const charges = await listCharges(tx, booking.id)
  for (const payment of payments) {
    const { payer } = payment
    const advance = isOver(booking, issuing) ? [] : advanceIn(payment, charges)
    const figures = receiptFigures(booking, chooseBuyer(booking, payer, charges), { payment, advance })
    const lineIds = [payment.id]
    await insertDocument(tx, issuing, { kind: "receipt", bookingId: booking.id, payer, figures, lineIds })
  }
}

/** Issues a voucher for each refund of an advance that has none. */
async function issueRefundVouchers({ tx, issuing, booking }: IssueContext): Promise<void> {
  const refunds = await listOpenRefunds(tx, booking.id)
  if (refunds.length === 0) return
  const charges = await listCharges(tx, booking.id)
  for (const refund of refunds) {
    const { id, payer } = refund
    const advances = advancesRefunded(refund, charges, await listAdvanceDocuments(tx, booking.id))
    const figures = refundVoucherFigures(booking, refund, advances)
    if (!figures) continue
    const lineIds = [id]
    await insertDocument(tx, issuing, {
      kind: "refund-voucher",
      bookingId: booking.id,
      payer,
      figures,
      lineIds,
    })
  }
}

/** Issues a credit note for each invoice whose charges were reversed later. */
async function issueCreditNotes({ tx, issuing, booking }: IssueContext): Promise<void> {
  for (const payer of payers) {
    for (const [invoiceId, lines] of await prepareCreditNotes(tx, {
      bookingId: booking.id,
      issuing,
      payer,
    })) {
      const invoice = await findDocument(tx, invoiceId)
      if (!invoice) throw new Error("the invoice of a credit note is missing")
      await insertDocument(tx, issuing, {
        kind: "credit-note",
        bookingId: booking.id,
        payer,
        creditsDocumentId: invoiceId,
        // The note goes to the buyer of its invoice, even if the folio names another one now.
        figures: creditNoteFigures(booking, { buyer: invoice.figures.buyer, lines }, invoice),
        lineIds: lines.map(({ id }) => id),
      })
    }
  }
}

/** Issues an invoice of the charges of a payer that no document states; null when they sum to nothing. */
async function issueOpenCharges(
  { tx, issuing, booking }: IssueContext,
  payer: Payer,
  charges: readonly ChargeLine[],
): Promise<string | null> {
  const lines = linesToInvoice(charges, payer)
  const figures = invoiceFigures(booking, { buyer: chooseBuyer(booking, payer, charges), lines })
  if (figures.totals.total <= 0) return null
  const lineIds = lines.map(({ id }) => id)
  return insertDocument(tx, issuing, { kind: "invoice", bookingId: booking.id, payer, figures, lineIds })
}

async function issueInvoices(context: IssueContext): Promise<void> {
  const charges = await listCharges(context.tx, context.booking.id)
  for (const payer of payers) await issueOpenCharges(context, payer, charges)
}

/** Whether the stay is completed, or was cancelled before today. */
const isOver = ({ status, endedOn }: DocumentedBooking, { businessDate }: Issuing): boolean =>
  status === "completed" || (status === "cancelled" && endedOn !== null && endedOn < businessDate)

/**
 * Issues the missing documents of a folio: receipts, credit notes, the invoices of both payers once the stay is over, and
 * vouchers for refunded advances that no invoice has used. A repeat issues nothing.
 */
export async function issueDocuments(
  platform: Pick<Platform, "db" | "clock">,
  bookingId: string,
  issuing: Issuing = issuingBy(platform, system),
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const booking = await lockDocumentedBooking(tx, bookingId)
    if (!booking) return
    const context: IssueContext = { tx, issuing, booking }
    await issueReceipts(context)
    await issueCreditNotes(context)
    if (isOver(booking, issuing)) await issueInvoices(context)
    await issueRefundVouchers(context)
  })
}

const canBeInvoiced = ({ status, checkOut }: DocumentedBooking, { businessDate }: Issuing): boolean =>
  status === "completed" || status === "cancelled" || checkOut <= businessDate

type Invoicing = {
  readonly payers: readonly Payer[]
  readonly invoiceable: readonly Payer[]
  /** The guest's address as it is stored, where the invoice needs more of it; null where it does not. */
  readonly guestAddress: GuestAddress | null
}

/** The payers with charges that are not invoiced, those among them whose charges can be invoiced now, and what the invoice lacks. */
export async function findInvoicePayers(
  platform: Pick<Platform, "db" | "clock">,
  actor: Actor,
  bookingId: string,
): Promise<Invoicing> {
  const booking = await findDocumentedBooking(platform.db, bookingId)
  if (!booking || !hasRight(actor, "bookings.see")) return { payers: [], invoiceable: [], guestAddress: null }
  const charges = await listCharges(platform.db, bookingId)
  const billed = payers.filter((payer) => hasOpenCharges(charges, payer))
  const isOpen = (payer: Payer) => sum(linesToInvoice(charges, payer).map(({ amount }) => amount)) > 0
  const isReady = canBeInvoiced(booking, issuingBy(platform, actor))
  return {
    payers: billed,
    invoiceable: isReady ? payers.filter(isOpen) : [],
    guestAddress: lacksAddress(booking, charges) ? addressOf(booking) : null,
  }
}

/**
 * Issues the tax invoice of a payer: the charges of the folio that are not invoiced yet. Refused before the departure,
 * because a stay is supplied when it ends (CGST Rules, rule 47).
 */
export async function issueInvoice(
  platform: Platform,
  actor: Actor,
  { bookingId, payer }: { readonly bookingId: string; readonly payer: Payer },
): Promise<Result<StoredDocument, InvoiceRefusal>> {
  if (!canManageBookings(actor)) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const booking = await lockDocumentedBooking(tx, bookingId)
    if (!booking) return refused("unknown-booking")
    const issuing = issuingBy(platform, actor)
    if (!canBeInvoiced(booking, issuing)) return refused("not-departed")
    const context: IssueContext = { tx, issuing, booking }
    await issueCreditNotes(context)
    const id = await issueOpenCharges(context, payer, await listCharges(tx, bookingId))
    const document = id === null ? null : await findDocument(tx, id)
    if (!document) return refused("nothing-to-invoice")
    await recordAudit(tx, actor, {
      action: "issue-invoice",
      subjectType: "booking",
      subjectId: bookingId,
      after: { number: document.number, total: document.total },
    })
    const { figures: _, guestId: __, ...issued } = document
    return done(issued)
  })
}
