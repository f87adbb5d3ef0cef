import type { Booking } from "#src/features/bookings/booking.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import { changedExtras } from "#src/features/bookings/extras/changed-extras.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { findRefundable } from "#src/features/bookings/pay/refund-booking.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type Money, zero } from "#src/shared/money.ts"
import { isSettledDifferently, previewSettlement } from "./preview-settlement.ts"
import type { ChangeStayRefusal, Priced, SeenSettlement, StayChange } from "./stay-change.ts"

type Reading = Pick<Platform, "clock"> & { readonly db: Sql }

export const hasArrived = ({ checkIn }: Booking, { clock }: Pick<Platform, "clock">): boolean =>
  checkIn <= clock.today()

type NewTerms = { readonly booking: Booking; readonly to: Stay; readonly priced: Priced }

/** What a change of dates costs, refunds and leaves to pay. */
export async function settlementOf(
  platform: Reading,
  { booking, to, priced }: NewTerms,
): Promise<StayChange> {
  const lines = await listFolioLines(platform.db, booking.id)
  const refundable = hasArrived(booking, platform) ? zero : await findRefundable(platform.db, booking.id)
  const { difference: extras } = changedExtras(booking, lines, { to, today: platform.clock.today() })
  return previewSettlement(booking, { ...priced, extras, lines, refundable })
}

/** What the caller saw and accepts. */
export type AcceptedTerms = {
  /** The total that was shown; another total refuses the change. */
  readonly seenTotal?: Money
  readonly seen?: SeenSettlement
  /** Allows the desk a stay below the minimum nights. */
  readonly allowsShortStay?: boolean
}

/** Why these terms are not those that the caller accepted; null when they are. */
export async function checkTerms(
  platform: Reading,
  terms: NewTerms,
  { actor, seenTotal, seen, allowsShortStay = false }: AcceptedTerms & { readonly actor: Actor },
): Promise<ChangeStayRefusal | null> {
  const { quote, missedMinimum } = terms.priced
  if (missedMinimum && !(allowsShortStay && canManageBookings(actor)))
    return { kind: "too-short", ...missedMinimum }
  if (seenTotal !== undefined && seenTotal !== quote.total) return { kind: "price-differs", quote }
  if (seen && isSettledDifferently(seen, await settlementOf(platform, terms))) return { kind: "terms-differ" }
  return null
}
