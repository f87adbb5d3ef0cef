import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { emptyPage, type TablePage, type TableQuery } from "#src/shared/table-query.ts"
import type { ListedBooking } from "./booking-list.ts"
import { readBookingPage, streamBookings } from "./booking-list.store.ts"

/** A page of the desk's bookings, without unpaid online attempts (ADM-6); for others there is none. */
export async function listBookingPage(
  platform: Platform,
  actor: Actor,
  query: TableQuery,
): Promise<TablePage<ListedBooking>> {
  return hasRight(actor, "bookings.see") ? readBookingPage(platform.db, query) : emptyPage
}

/** Every booking of a list, some at a time, for a file. */
export async function* exportBookings(
  platform: Platform,
  actor: Actor,
  query: TableQuery,
): AsyncGenerator<readonly ListedBooking[]> {
  if (hasRight(actor, "bookings.see")) yield* streamBookings(platform.db, query)
}
