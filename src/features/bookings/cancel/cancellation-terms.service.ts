import type { Booking } from "#src/features/bookings/booking.ts"
import { listPaymentsLeft } from "#src/features/bookings/pay/refund-booking.service.ts"
import { refundableCredit } from "#src/features/bookings/pay/refund-parts.ts"
import {
  type AmountsByPayer,
  creditsOf,
  type FolioLine,
  payerOfRooms,
  sumLines,
} from "#src/features/folio/folio-line.ts"
import type { FeeName } from "#src/features/folio/fee-lines.ts"
import { startOfStay } from "#src/features/day-rooms/day-room.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { cancellationCharge, refundAfterCharge } from "#src/features/pricing/cancellation-policy.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { add, atLeastZero, fromPaise, type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { cancellableBooking } from "./cancellable-stay.ts"
import type { CancellationRequest } from "./cancellation-request.ts"
import { findNewestRequest } from "./cancellation-requests.store.ts"
import { remainingCharges, sumEndedExtras } from "./remaining-charges.ts"

/** When a cancellation counts as made: at its open request, however late the desk answers. */
const cancellationTime = ({ clock }: Pick<Platform, "clock">, request: TermsInput["request"]): Date =>
  request?.state === "open" ? new Date(request.requestedAt) : clock.now()

/**
 * What an open request takes off the charge of now. Before check-in time nothing: the desk was only slow. Afterwards the
 * guest may have stayed (decision 140).
 */
function sumLateAnswer(
  { clock }: Pick<Platform, "clock">,
  booking: Booking,
  { charge, stayPrice }: { readonly charge: Money; readonly stayPrice: Money },
): Money {
  const now = clock.now()
  if (now < startOfStay(booking)) return zero
  const chargeOfNow = Math.min(cancellationCharge(cancellableBooking(booking), now), stayPrice)
  return atLeastZero(chargeOfNow - charge)
}

/**
 * What of the folio's credit a cancellation refunds online from check-in time on. The desk refunds such a credit separately,
 * within its limits; a missed stay that was shortened has one (decision 154).
 */
function sumEarlierCredit(
  { clock }: Pick<Platform, "clock">,
  booking: Booking,
  { lines, refundOnline }: { readonly lines: readonly FolioLine[]; readonly refundOnline: Money },
): Money {
  if (clock.now() < startOfStay(booking)) return zero
  return atLeastZero(Math.min(-sumLines(lines).owed, refundOnline))
}

export type CancellationTerms = {
  /** The cancellation fee. */
  readonly charge: Money
  /** Its name on the folio and the invoice: that of a no-show after check-in time. */
  readonly chargeName: FeeName
  /** The discounts on the stay, of which the charge is never a part. */
  readonly discounts: Money
  /** Payments less refunds, before the cancellation. */
  readonly paid: Money
  /** Charges that remain: extras that the desk charged and earlier fees, less their discounts. */
  readonly extras: Money
  /** Booked extras, of earlier business dates or paid, that end with the stay: a clerk waives them within the limit of the role. */
  readonly endedExtras: Money
  /** What an open request takes off the charge after check-in time, when the guest may have stayed. */
  readonly lateAnswer: Money
  /** What the folio had in credit before, of which a clerk refunds within the limit of the role. */
  readonly earlierCredit: Money
  /** The amount that the guest owes after the cancellation. */
  readonly owed: Money
  /** The amount that the hotel owes the guest and the company after the cancellation. */
  readonly refund: Money
  /** The part of the refund that the company gets back. */
  readonly companyRefund: Money
  /** The part of the refund that was not paid online: the front desk refunds it. */
  readonly refundAtDesk: Money
}

type TermsInput = {
  /** An open request fixes the charge of its moment, however late the desk answers. */
  readonly request?: Pick<CancellationRequest, "state" | "charge" | "requestedAt"> | null
  readonly isWaived?: boolean
}

/**
 * The charge and the refund of a cancellation: by the booking's policy, by an open request that fixed the charge, or
 * without a charge if it is waived. Previews and cancellations both use it.
 */
export async function computeCancellationTerms(
  platform: Pick<Platform, "clock"> & { readonly db: Sql },
  booking: Booking,
  { request, isWaived = false }: TermsInput = {},
): Promise<CancellationTerms> {
  const at = cancellationTime(platform, request)
  const policyCharge =
    request?.state === "open" ? request.charge : cancellationCharge(cancellableBooking(booking), at)
  const lines = await listFolioLines(platform.db, booking.id)
  const { extras, stayPrice } = remainingCharges(booking, lines)
  const unwaived = fromPaise(Math.min(policyCharge, stayPrice))
  const charge = isWaived ? zero : unwaived
  const { paid } = sumLines(lines)
  const charges = add(charge, extras)
  const refund = refundAfterCharge(charges, paid)
  const payments = await listPaymentsLeft(platform.db, booking.id, lines)
  const credits = creditsAfter(booking, lines, charge)
  const refundOnline = fromPaise(Math.min(refund, refundableCredit(payments, credits)))
  return {
    charge,
    chargeName: at < startOfStay(booking) ? "Cancellation fee" : "No-show fee",
    discounts: subtract(booking.total, stayPrice),
    paid,
    extras,
    endedExtras: sumEndedExtras(booking, lines, platform.clock.today()),
    lateAnswer: sumLateAnswer(platform, booking, { charge: unwaived, stayPrice }),
    earlierCredit: sumEarlierCredit(platform, booking, { lines, refundOnline }),
    owed: charges > paid ? subtract(charges, paid) : zero,
    refund,
    companyRefund: fromPaise(Math.min(refund, credits.company)),
    refundAtDesk: subtract(refund, refundOnline),
  }
}

/** What a clerk waives by cancelling on these terms, besides a waived charge. */
export const waivedByTerms = ({ endedExtras, lateAnswer, earlierCredit }: CancellationTerms): Money =>
  sum([endedExtras, lateAnswer, earlierCredit])

/** The discounts that the desk gave on the stay of a booking, by the lines of its folio. */
export const sumStayDiscounts = (booking: Booking, lines: readonly FolioLine[]): Money =>
  subtract(booking.total, remainingCharges(booking, lines).stayPrice)

/** The credit of each payer once the stay is cancelled and its fee is charged. */
export const creditsAfter = (booking: Booking, lines: readonly FolioLine[], charge: Money): AmountsByPayer =>
  creditsOf([
    ...remainingCharges(booking, lines).lines,
    { kind: "fee", amount: charge, payer: payerOfRooms(lines) },
  ])

/** The terms with and without a waiver, which the desk sees before it cancels. */
export async function previewCancellation(
  platform: Pick<Platform, "clock"> & { readonly db: Sql },
  booking: Booking,
): Promise<{ terms: CancellationTerms; waivedTerms: CancellationTerms }> {
  const request = await findNewestRequest(platform.db, booking.id)
  const terms = await computeCancellationTerms(platform, booking, { request })
  const waivedTerms = await computeCancellationTerms(platform, booking, { request, isWaived: true })
  return { terms, waivedTerms }
}
