import { recordAudit } from "#src/features/audit/audit.service.ts"
import { cancelHeldBooking } from "#src/features/bookings/booking-transitions.store.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { payAtHotel, type PayAtHotelRefusal } from "#src/features/bookings/pay/pay-at-hotel.service.ts"
import { enqueueWaitlistOffers } from "./waitlist-priority.service.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, type SignedInActor, system } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { isOpen, type WaitlistEntry, type WaitlistState } from "./waitlist-entry.ts"
import { requestWaitlistEmail } from "./waitlist-emails.service.ts"
import { findEntryOfLink, type WaitlistLink } from "./waitlist-link.service.ts"
import { type EndedBy, lockEntry, updateEnded } from "./waitlist.store.ts"

const guestOf = ({ userId }: WaitlistEntry): SignedInActor => ({ kind: "user", userId, role: "guest" })

/** Confirms the offered rooms, which are paid at the hotel. A repeat changes nothing. */
export async function acceptOffer(
  platform: Platform,
  link: WaitlistLink,
): Promise<Result<{ id: string }, PayAtHotelRefusal>> {
  const entry = await findEntryOfLink(platform, link)
  if (!entry?.bookingId) return refused("unknown-booking")
  // The offer has ended, although the job has not recorded it yet: the rooms are for the next entry.
  if (entry.state === "missed") return refused("lapsed")
  return payAtHotel(platform, guestOf(entry), entry.bookingId)
}

export type LeaveRefusal = "unknown-entry" | "ended"

/** Leaves the waitlist by the signed link, and declines what is offered. */
export async function leaveWaitlist(
  platform: Platform,
  link: WaitlistLink,
): Promise<Result<null, LeaveRefusal>> {
  const entry = await findEntryOfLink(platform, link)
  if (!entry) return refused("unknown-entry")
  return endEntry(platform, guestOf(entry), { id: entry.id, by: "guest" })
}

export type RemoveEntryRefusal = LeaveRefusal | "forbidden"

/** Removes an entry for the staff; rooms that were offered are free again. */
export async function removeEntry(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, RemoveEntryRefusal>> {
  if (!canManageBookings(actor)) return refused("forbidden")
  if (!isRecordId(id)) return refused("unknown-entry")
  return endEntry(platform, actor, { id, by: "staff" })
}

/** Ends an entry whose stay the hotel does not sell any more, and emails the guest. */
export async function endUnbookableEntry(platform: Platform, id: string): Promise<void> {
  await endEntry(platform, system, { id, by: "hotel" })
}

type Ending = { readonly id: string; readonly by: EndedBy }

const endStates: Readonly<Record<EndedBy, WaitlistState>> = {
  guest: "left",
  staff: "removed",
  hotel: "unbookable",
}

const subjectOf = (id: string) => ({ subjectType: "waitlist-entry", subjectId: id })

function endEntry(platform: Platform, actor: Actor, { id, by }: Ending): Promise<Result<null, LeaveRefusal>> {
  const today = platform.clock.today()
  return platform.db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id, today)
    if (!entry) return refused("unknown-entry")
    if (!isOpen(entry.state)) return refused("ended")
    const { bookingId, state } = entry
    // Another run may have made an offer since.
    if (by === "hotel" && state !== "waiting") return refused("ended")
    // The offer may be accepted at this moment: then there is nothing to decline.
    if (bookingId && !(await cancelHeldBooking(tx, bookingId, today))) return refused("ended")
    await updateEnded(tx, id, by)
    const change = { before: { state }, after: { state: endStates[by] } }
    await recordAudit(tx, actor, { action: "leave-waitlist", ...subjectOf(id), ...change })
    if (by === "hotel") await requestWaitlistEmail(platform, tx, { entryId: id, kind: "waitlist-ended" })
    await enqueueWaitlistOffers(platform, tx)
    return done(null)
  })
}

/** Undoes a removal: the guest waits again at the old place. A declined offer does not come back. */
export async function restoreEntry(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, RemoveEntryRefusal>> {
  if (!canManageBookings(actor)) return refused("forbidden")
  if (!isRecordId(id)) return refused("unknown-entry")
  return platform.db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id, platform.clock.today())
    if (!entry) return refused("unknown-entry")
    if (entry.state !== "removed" || entry.bookingId) return refused("ended")
    await updateEnded(tx, id, null)
    await recordAudit(tx, actor, { action: "restore", ...subjectOf(id) })
    await enqueueWaitlistOffers(platform, tx)
    return done(null)
  })
}
