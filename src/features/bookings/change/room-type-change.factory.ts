import { deepStrictEqual } from "node:assert/strict"
import type { Booking } from "#src/features/bookings/booking.ts"
import { bookingOf, expectConsistentBooks, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { findBalance } from "#src/features/folio/folio.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { changeRoomType, previewRoomTypeChange } from "./change-room-type.service.ts"
import type { NewRoomType, RoomTypeChange } from "./room-type-change.ts"

/** Another type for all rooms of the first type of a booking, at its price, unless said. */
export const aNewType = (booking: Booking, to: string, parts: Partial<NewRoomType> = {}): NewRoomType => {
  const from = parts.from ?? booking.roomTypeId
  const rooms = booking.bookedRooms.filter(({ roomTypeId }) => roomTypeId === from).length
  return { from, rooms, to, price: "new", ...parts }
}

/** Changes the room type as previewed, and returns the preview. Throws unless folio and counters agree with it. */
export async function changeAsShown(
  platform: Platform,
  actor: Actor,
  change: { readonly booking: Booking; readonly to: NewRoomType },
): Promise<RoomTypeChange> {
  const { id, version } = await bookingOf(platform, change.booking.id)
  const shown = valueOf(await previewRoomTypeChange(platform, actor, { id, to: change.to }))
  const { fee, refund, owed } = shown
  const changed = await changeRoomType(platform, actor, {
    id,
    to: change.to,
    seenVersion: version,
    seenTotal: shown.quote.total,
    seen: { fee, refund, owed },
    allowsShortStay: true,
  })
  deepStrictEqual(valueOf(changed), shown)
  const after = await bookingOf(platform, id)
  deepStrictEqual(after.bookedRooms, shown.bookedRooms)
  deepStrictEqual([after.total, after.owed], [shown.quote.total, shown.owed])
  deepStrictEqual((await findBalance(platform.db, id)).owed, shown.owed)
  await expectConsistentBooks(platform)
  return shown
}
