import { counted } from "#src/features/bookings/booking-text.ts"
import { adultsOf, childrenOf, type Party } from "#src/features/availability/party.ts"

export const wordsOfNights = (nights: number): string => counted(nights, "night")

export const wordsOfRooms = (rooms: number): string => counted(rooms, "room")

/** Everybody together: '3 adults, 1 child'. */
export function wordsOfGuests(party: Party): string {
  const children = childrenOf(party)
  const adults = counted(adultsOf(party), "adult")
  return children > 0 ? `${adults}, ${counted(children, "child", "children")}` : adults
}
