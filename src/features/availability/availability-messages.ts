import type { MissedMinimum } from "#src/features/pricing/minimum-stay.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { messages } from "#src/shared/messages.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { NotAvailable } from "./availability.ts"
import type { PartyRefusal } from "./party.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import type { StayRefusal } from "./stay.ts"

/** The text of a refusal and its form field; the field '' is the whole form. */
export type RefusalMessage = { readonly field: string; readonly text: string }

const words = messages.availability

const stayMessages: Readonly<Record<StayRefusal, RefusalMessage>> = {
  "dates-missing": { field: "checkIn", text: words.datesMissing },
  "check-in-past": { field: "checkIn", text: words.checkInPast },
  "check-out-not-after-check-in": { field: "checkOut", text: words.checkOutNotAfterCheckIn },
  "too-many-nights": { field: "checkOut", text: words.tooManyNights },
  "too-far-ahead": { field: "checkIn", text: words.tooFarAhead },
  "hours-unknown": {
    field: "startsAt",
    text: "A day room begins on a half hour and is for 6, 9 or 12 hours.",
  },
  "start-past": { field: "startsAt", text: "This time has passed. Please choose a later start." },
}

const partyMessages: Readonly<Record<PartyRefusal, string>> = {
  "no-room": words.noRoom,
  "too-many-rooms": words.tooManyRooms,
  "no-adult": words.noAdult,
  "too-many-adults": words.tooManyAdults,
  "too-many-children": words.tooManyChildren,
}

export const formatStayRefusal = (reason: StayRefusal): RefusalMessage => stayMessages[reason]

/** The field is 'rooms', or that of one room, such as 'rooms.0'. */
export const formatPartyRefusal = (reason: PartyRefusal, room: number | null): RefusalMessage => ({
  field: room === null ? "rooms" : `rooms.${room}`,
  text: partyMessages[reason],
})

type UnavailableNight = Omit<NotAvailable, "kind">

/** 'a stay that includes Fri 25 Dec 2026 is at least 3 nights'. */
export const formatMinimumStay = ({ night, nights }: MissedMinimum): string =>
  `a stay that includes ${formatLongDate(night)} is at least ${nights} nights`

/** Why a night cannot be booked: it is closed, needs a longer stay, is sold out, or has too few rooms left. */
export function formatUnavailableNight({
  firstFullNight,
  left,
  isClosed,
  minimumNights,
}: UnavailableNight): string {
  if (firstFullNight === null) return ""
  const night = formatLongDate(firstFullNight)
  if (isClosed) return `it is not on sale on ${night}`
  if (minimumNights !== undefined) return formatMinimumStay({ night: firstFullNight, nights: minimumNights })
  return left === 0 ? `it is fully booked on ${night}` : `only ${left} left on ${night}`
}

/** The message of a stay that is sold out or not for sale; it names the night (AVAIL-5). */
export function formatNotAvailable(refusal: UnavailableNight): RefusalMessage {
  const why = formatUnavailableNight(refusal)
  return { field: "", text: why === "" ? words.notAvailable : `${words.notAvailable}: ${why}.` }
}

export const formatPriceDifference = (quote: Quote): RefusalMessage => ({
  field: "total",
  text: `The price of this stay is ${formatMoney(quote.total)}. Please look at it again before you confirm.`,
})
