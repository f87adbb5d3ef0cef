import { formatRooms } from "#src/shared/format-count.ts"
import type { Party } from "#src/features/availability/party.ts"
import { formatGuests } from "./party-text.ts"

const couple = { adults: 2, children: 0 }

const parties: readonly Party[] = [
  [{ adults: 1, children: 0 }],
  [couple],
  [{ adults: 2, children: 1 }],
  [{ adults: 2, children: 2 }],
  [couple, couple],
  [couple, { adults: 2, children: 2 }],
  [couple, couple, couple],
  [couple, couple, couple, couple],
]

const valueOf = (party: Party): string => party.map((room) => `${room.adults}-${room.children}`).join("_")

/** Who most often travels together, for the one list of the booking bar; others are told room by room on its page. */
export const usualParties = parties.map((party) => ({
  value: valueOf(party),
  label: `${formatRooms(party.length)}, ${formatGuests(party)}`,
}))

export const usualParty = valueOf([couple])
