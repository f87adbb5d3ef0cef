import { formatRooms } from "#src/shared/format/format-count.ts"
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

/** Common parties, for the select of the booking bar; other parties are entered on the search page. */
export const commonParties = parties.map((party) => ({
  value: valueOf(party),
  label: `${formatRooms(party.length)}, ${formatGuests(party)}`,
}))

/** How many rooms a choice has. */
export const roomsOfChoice = (value: string): number => value.split("_").length

export const defaultPartyChoice = valueOf([couple])
