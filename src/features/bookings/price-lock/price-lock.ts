import type { Party } from "#src/features/availability/party.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { GstPeriods } from "#src/features/pricing/gst.ts"
import { type AppliedOffer, totalSaving } from "#src/features/pricing/offers/applied-offer.ts"
import type { QuoteWithOffer } from "#src/features/pricing/offers/quote-offers.ts"
import { type Quote, quoteNights } from "#src/features/pricing/quote.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** How long a price is kept (GUEST-9). */
export const lockHours = 24

/** The prices that a signed quote receipt keeps. It holds no rooms. */
export type PriceLock = Stay & {
  readonly roomTypeId: string
  readonly party: Party
  /** The price of each night, for one room. */
  readonly nights: readonly { readonly night: CalendarDate; readonly price: Money }[]
  /** The offer in these prices, which a change of dates must still earn. */
  readonly offer: Omit<AppliedOffer, "saving"> | null
  /** Instants in ISO form. */
  readonly issuedAt: string
  readonly expiresAt: string
}

/** The kept price that a booking was made at. */
export type KeptPrice = {
  /** The total of the stay as it was booked; a later change of dates does not change it. */
  readonly total: Money
  readonly until: string
}

/** Whether a price can be kept: not for rooms of several types, for day rooms, or until the day after the arrival. */
export const canKeepPrice = ({ types, dayRoom, checkIn }: StaySearch, today: CalendarDate): boolean =>
  types === undefined && !dayRoom && checkIn !== today

const textOfParty = (party: Party): string =>
  party.map(({ adults, children }) => `${adults}-${children}`).join("_")

/** Whether a lock is for exactly this stay: no other room type, dates or guests, and no day room. */
export const isLockOf = (lock: PriceLock, roomTypeId: string, search: StaySearch): boolean =>
  search.types === undefined &&
  !search.dayRoom &&
  lock.roomTypeId === roomTypeId &&
  lock.checkIn === search.checkIn &&
  lock.checkOut === search.checkOut &&
  textOfParty(lock.party) === textOfParty(search.party)

type Taxed = { readonly gstPeriods: GstPeriods }

/** The quote at the kept prices, with the tax of their slabs. */
export function lockedQuote({ nights, party, offer }: PriceLock, { gstPeriods }: Taxed): Quote {
  const rooms = party.length
  const quote = quoteNights(nights, rooms, gstPeriods)
  return offer ? { ...quote, offer: { ...offer, saving: totalSaving(offer.savings, rooms) } } : quote
}

/** The quote at the lower of the kept price and today's price; the kept price contains no member offer. */
export function withPriceLock<
  Quoted extends QuoteWithOffer & { readonly settings: Taxed; readonly types: readonly unknown[] },
>(quoted: Quoted, lock: PriceLock | null | undefined): Quoted {
  if (!lock || quoted.types.length > 1) return quoted
  const quote = lockedQuote(lock, quoted.settings)
  if (quote.total >= quoted.quote.total) return quoted
  const isCodeValid = quoted.code !== null && quoted.code.kind !== "refused"
  const code = isCodeValid ? { kind: "saves-less" as const, by: "your kept price" } : quoted.code
  return { ...quoted, quote, code, memberSaving: null }
}
