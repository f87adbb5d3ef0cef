import type { NotAvailable, TooFewRooms } from "#src/features/availability/availability.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import {
  expireLapsedHoldsOn,
  type NewNights,
  releaseGivenUpNights,
  takeAddedNights,
} from "#src/features/bookings/booking-transitions.store.ts"
import {
  checkWaitlistPriority,
  enqueueWaitlistOffers,
  WaitlistHasPriority,
} from "#src/features/bookings/waitlist/waitlist-priority.service.ts"
import type { TakenRooms } from "#src/features/bookings/waitlist/waitlist-priority.store.ts"
import { ensureInventoryNights } from "#src/features/inventory/inventory.service.ts"
import { parseDatabaseError, type Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Result, refused } from "#src/shared/result.ts"

/** Thrown to roll the change back when an added night is closed for sale. */
class NightsClosed extends Error {}

type MovedNights = {
  readonly booking: Booking
  readonly to: NewNights
  /** The nights that the change adds, by room type. */
  readonly added: readonly Omit<TakenRooms, "guestId">[]
}

/**
 * Takes the added nights before it releases the others, so that a waitlist entry is compared with the added nights only.
 * Throws `WaitlistHasPriority` when an entry fits in them. Released nights are offered to the waitlist.
 */
export async function moveNights(
  platform: Platform,
  tx: Sql,
  { booking, to, added }: MovedNights,
): Promise<void> {
  // All inventory nights exist by now, so a missing one is closed.
  if (!(await takeAddedNights(tx, booking.id, to))) throw new NightsClosed()
  const guestId = booking.guest.id
  for (const taken of added) await checkWaitlistPriority(platform, tx, { guestId, ...taken })
  await releaseGivenUpNights(tx, booking.id, to)
  await enqueueWaitlistOffers(platform, tx)
}

type NeededNights = {
  readonly roomTypeIds: readonly string[]
  readonly stay: Stay
  readonly findFull: () => Promise<TooFewRooms | null>
}

// Between reading the nights and changing them, a hold may lapse or another process may expire it (L-3).
const maxAttempts = 4

/** Runs a change that calls `moveNights` in a transaction: again while the nights look free but could not be taken. */
export async function changeWhileFree<Value, Refusal>(
  platform: Platform,
  { roomTypeIds, stay, findFull }: NeededNights,
  change: (tx: Sql) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | NotAvailable>> {
  await ensureInventoryNights(platform.db, roomTypeIds, { from: stay.checkIn, to: stay.checkOut })
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    await expireLapsedHoldsOn(platform.db, roomTypeIds, stay)
    const changed = await changeUnlessFull(platform, change)
    if (changed !== "full") return changed
    const full = await findFull()
    if (full) return refused({ kind: "not-available", ...full })
  }
  return refused(notAvailable)
}

const notAvailable: NotAvailable = { kind: "not-available", firstFullNight: null, left: 0 }

async function changeUnlessFull<Value, Refusal>(
  platform: Platform,
  change: (tx: Sql) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | NotAvailable> | "full"> {
  try {
    return await platform.db.transaction(change)
  } catch (error) {
    if (error instanceof WaitlistHasPriority) return refused(notAvailable)
    const isFull = parseDatabaseError(error)?.constraint === "inventory_no_overbook"
    if (!isFull && !(error instanceof NightsClosed)) throw error
    return "full"
  }
}
