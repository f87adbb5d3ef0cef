import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import { formatGuests } from "#src/features/availability/ui/party-text.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Translate } from "#src/shared/language/translate.ts"

/** What a shared link of a search says; without dates, what the page is for. */
export function describeSearch({ checkIn, checkOut, party, dayRoom }: StaySearch, t: Translate): string {
  if (!checkIn || !checkOut || dayRoom)
    return t(
      `Choose the dates and guests of your stay at ${hotel.fullName}: the whole price, taxes included, at once.`,
    )
  return t("{arrival} to {departure}, {guests}: the whole price of your stay, taxes included.", {
    arrival: t(formatLongDate(checkIn)),
    departure: t(formatLongDate(checkOut)),
    guests: t(formatGuests(party)),
  })
}
