import type { TablePage } from "#src/platform/db/table-page.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { TableQuery } from "#src/shared/table-query.ts"
import type { ListedBooking } from "./booking-list.ts"
import { readBookingPage, walkBookings } from "./booking-list.store.ts"

/** A page of the desk's bookings, without unpaid online attempts (ADM-6). */
export async function listBookingPage(
  platform: Platform,
  actor: Actor,
  query: TableQuery,
): Promise<Result<TablePage<ListedBooking>, "forbidden">> {
  if (!hasRight(actor, "bookings.see")) return refused("forbidden")
  return done(await readBookingPage(platform.db, query))
}

/** Every booking of a list, some at a time, for a file. */
export function exportBookings(
  platform: Platform,
  actor: Actor,
  query: TableQuery,
): Result<AsyncIterable<readonly ListedBooking[]>, "forbidden"> {
  return hasRight(actor, "bookings.see") ? done(walkBookings(platform.db, query)) : refused("forbidden")
}
