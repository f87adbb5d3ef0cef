import { formatLongDate } from "#src/shared/calendar-date.ts"
import type { NotAvailable } from "#src/features/availability/availability.ts"

export type CallerRoomStatus = {
  readonly canBook: boolean
  /** The restriction, shown at the room's name. */
  readonly restriction: string | null
  /** Shown instead of the booking link. */
  readonly unavailableLabel: string | null
}

const available: CallerRoomStatus = { canBook: true, restriction: null, unavailableLabel: null }

/** Whether the desk can book a room type for a caller. The desk may override the minimum stay only. */
export function callerRoomStatus({
  isSellable,
  why,
}: {
  isSellable: boolean
  why: NotAvailable | null
}): CallerRoomStatus {
  if (!isSellable) return { canBook: false, restriction: null, unavailableLabel: "Out of stock" }
  if (!why) return available
  if (why.minimumNights !== undefined)
    return { ...available, restriction: `Minimum ${why.minimumNights} nights` }
  const night = why.firstFullNight ? ` on ${formatLongDate(why.firstFullNight)}` : ""
  if (why.isClosed) return { canBook: false, restriction: `Not on sale${night}`, unavailableLabel: "Closed" }
  return why.left === 0
    ? { canBook: false, restriction: `Fully booked${night}`, unavailableLabel: "Full" }
    : { canBook: false, restriction: `Only ${why.left} left${night}`, unavailableLabel: "Too few" }
}
