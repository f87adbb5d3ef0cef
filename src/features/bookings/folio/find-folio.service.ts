import { randomUUID } from "node:crypto"
import { listExtras } from "#src/features/folio/folio.service.ts"
import { creditsOf, sumLines, sumLinesOf } from "#src/features/folio/folio-line.ts"
import type { Folio } from "./folio.ts"
import { sumFailedCredit } from "./refund-method.ts"
import { listVoidable } from "./void-rule.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { listPaymentsLeft } from "#src/features/bookings/pay/refund-booking.service.ts"
import { refundableCredit } from "#src/features/bookings/pay/refund-parts.ts"
import { findDisputedAmount } from "#src/features/payments/disputes.service.ts"
import { listCreditedFailures, listOutstandingRefunds } from "#src/features/payments/refunds.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"

/** Null for actors that may not see bookings. */
export async function findFolio(platform: Platform, actor: Actor, bookingId: string): Promise<Folio | null> {
  if (!hasRight(actor, "bookings.see")) return null
  const [lines, extras, disputed, failedIds, outstandingRefunds] = await Promise.all([
    listFolioLines(platform.db, bookingId),
    listExtras(platform.db),
    findDisputedAmount(platform.db, bookingId),
    listCreditedFailures(platform.db, bookingId),
    listOutstandingRefunds(platform.db, [bookingId]),
  ])
  const payments = await listPaymentsLeft(platform.db, bookingId, lines)
  return {
    lines,
    balance: sumLines(lines),
    byPayer: { guest: sumLinesOf(lines, "guest"), company: sumLinesOf(lines, "company") },
    refundableOnline: refundableCredit(payments, creditsOf(lines)),
    failedCredit: sumFailedCredit(lines, failedIds),
    outstandingRefunds,
    voidableIds: listVoidable(actor, { lines, today: platform.clock.today() }),
    disputed,
    postingKey: randomUUID(),
    extras: extras.filter(({ isActive }) => isActive),
  }
}
