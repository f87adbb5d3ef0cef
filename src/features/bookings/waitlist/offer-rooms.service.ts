import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import {
  holdForWaitlist,
  type PlaceBookingRefusal,
} from "#src/features/bookings/place/place-booking.service.ts"
import { WaitlistHasPriority } from "./waitlist-priority.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Result } from "#src/shared/result.ts"
import { endUnbookableEntry } from "./answer-offer.service.ts"
import { isBelowMinimum, offerMinutes } from "./waitlist-entry.ts"
import { requestWaitlistEmail } from "./waitlist-emails.service.ts"
import {
  claimOffer,
  findNextWaitlistEntry,
  listMissedOffers,
  type NextWaitlistEntry,
} from "./waitlist-offers.store.ts"

/**
 * Offers free rooms to the waitlist, in the order of entries whose whole stay fits. One transaction holds the
 * rooms, marks the entry and requests the email, so that a job that is killed or runs twice makes one offer (GUEST-9).
 */
export async function offerFreeRooms(platform: Platform): Promise<number> {
  await expireAllLapsedHolds(platform)
  // Room types that cannot be sold now, such as inactive ones, are skipped and must not block the others.
  const withoutTypes: string[] = []
  let offered = 0
  for (;;) {
    const next = await findNextWaitlistEntry(platform.db, platform.clock.today(), withoutTypes)
    if (!next) return offered
    const held = await offerTo(platform, next)
    if (held.ok) offered += 1
    // Otherwise this entry would keep its priority for ever and block the rooms.
    else if (isOfStay(held.refusal)) await endUnbookableEntry(platform, next.id)
    else withoutTypes.push(next.roomTypeId)
  }
}

/** Whether the stay is refused for a reason other than free rooms. */
const isOfStay = (refusal: PlaceBookingRefusal): boolean =>
  refusal.kind === "not-available"
    ? isBelowMinimum(refusal)
    : ["stay", "party", "zero-total"].includes(refusal.kind)

async function offerTo(
  platform: Platform,
  next: NextWaitlistEntry,
): Promise<Result<unknown, PlaceBookingRefusal>> {
  const { id, userId, roomTypeId, checkIn, checkOut, party, language } = next
  const claim = async (tx: Parameters<typeof claimOffer>[0], bookingId: string) => {
    if (!(await claimOffer(tx, { id, bookingId, today: platform.clock.today() })))
      throw new WaitlistHasPriority()
    await requestWaitlistEmail(platform, tx, { entryId: id, kind: "waitlist-offer" })
  }
  return holdForWaitlist(
    platform,
    { guestId: userId, holdMinutes: offerMinutes, claim },
    {
      roomId: roomTypeId,
      search: { checkIn, checkOut, party },
      language,
      seenTotal: null,
      idempotencyKey: `waitlist:${id}`,
    },
  )
}

/** Emails guests whose offer is over. */
export async function emailMissedOffers(platform: Platform): Promise<void> {
  for (const { id } of await listMissedOffers(platform.db))
    await requestWaitlistEmail(platform, platform.db, { entryId: id, kind: "waitlist-missed" })
}
