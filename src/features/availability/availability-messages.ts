import type { MissedMinimum } from "#src/features/pricing/minimum-stay.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { messages } from "#src/shared/messages.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { PartyRefusal } from "./party.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import type { StayRefusal } from "./stay.ts"

/** A refusal in words, and the field that it stands beside; a field of '' is the whole form. */
export type RefusalMessage = { readonly field: string; readonly text: string }

const words = messages.availability

const stayMessages: Readonly<Record<StayRefusal, RefusalMessage>> = {
  "dates-missing": { field: "checkIn", text: words.datesMissing },
  "check-in-past": { field: "checkIn", text: words.checkInPast },
  "check-out-not-after-check-in": { field: "checkOut", text: words.checkOutNotAfterCheckIn },
  "too-many-nights": { field: "checkOut", text: words.tooManyNights },
  "too-far-ahead": { field: "checkIn", text: words.tooFarAhead },
}

const partyMessages: Readonly<Record<PartyRefusal, string>> = {
  "no-room": words.noRoom,
  "too-many-rooms": words.tooManyRooms,
  "no-adult": words.noAdult,
  "too-many-adults": words.tooManyAdults,
  "too-many-children": words.tooManyChildren,
}

export const formatStayRefusal = (reason: StayRefusal): RefusalMessage => stayMessages[reason]

/** The field is 'rooms', or the room's own, as 'rooms.0'. */
export const formatPartyRefusal = (reason: PartyRefusal, room: number | null): RefusalMessage => ({
  field: room === null ? "rooms" : `rooms.${room}`,
  text: partyMessages[reason],
})

type NotAvailable = {
  firstFullNight: Parameters<typeof formatLongDate>[0] | null
  left: number
  isClosed?: true
  minimumNights?: number
}

/** 'a stay that includes Fri 25 Dec 2026 is at least 3 nights'. */
export const formatMinimumStay = ({ night, nights }: MissedMinimum): string =>
  `a stay that includes ${formatLongDate(night)} is at least ${nights} nights`

/** Why a night stands in the way: it is closed, asks for a longer stay, or has too few rooms, and truly how few. */
export function formatUnavailableNight({
  firstFullNight,
  left,
  isClosed,
  minimumNights,
}: NotAvailable): string {
  if (firstFullNight === null) return ""
  const night = formatLongDate(firstFullNight)
  if (isClosed) return `it is not on sale on ${night}`
  if (minimumNights !== undefined) return formatMinimumStay({ night: firstFullNight, nights: minimumNights })
  return left === 0 ? `it is fully booked on ${night}` : `only ${left} left on ${night}`
}

/** Names the night that stands in the way (AVAIL-5). */
export function formatNotAvailable(refusal: NotAvailable): RefusalMessage {
  const why = formatUnavailableNight(refusal)
  return { field: "", text: why === "" ? words.notAvailable : `${words.notAvailable}: ${why}.` }
}

export const formatPriceDifference = (quote: Quote): RefusalMessage => ({
  field: "total",
  text: `The price of this stay is ${formatMoney(quote.total)}. Please look at it again before you confirm.`,
})
