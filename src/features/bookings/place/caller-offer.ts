import { formatLongDate } from "#src/shared/calendar-date.ts"
import type { NotAvailable } from "#src/features/availability/availability.ts"

export type CallerOfferStatus = {
  readonly canBook: boolean
  /** What restricts the stay, beside the room's name. */
  readonly restriction: string | null
  /** What stands in the place of the link where the room cannot be booked. */
  readonly instead: string | null
}

const free: CallerOfferStatus = { canBook: true, restriction: null, instead: null }

/** What the desk may do about a room type for a caller: a minimum stay can be overridden, the rest cannot. */
export function callerOfferStatus({
  isSellable,
  why,
}: {
  isSellable: boolean
  why: NotAvailable | null
}): CallerOfferStatus {
  if (!isSellable) return { canBook: false, restriction: null, instead: "Out of stock" }
  if (!why) return free
  if (why.minimumNights !== undefined) return { ...free, restriction: `Minimum ${why.minimumNights} nights` }
  const on = why.firstFullNight ? ` on ${formatLongDate(why.firstFullNight)}` : ""
  if (why.isClosed) return { canBook: false, restriction: `Not on sale${on}`, instead: "Closed" }
  return why.left === 0
    ? { canBook: false, restriction: `Fully booked${on}`, instead: "Full" }
    : { canBook: false, restriction: `Only ${why.left} left${on}`, instead: "Too few" }
}
