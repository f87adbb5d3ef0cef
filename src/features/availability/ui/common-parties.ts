import { formatRooms } from "#src/shared/format/format-count.ts"
import type { Party } from "#src/features/availability/party.ts"
import { formatParty } from "#src/features/availability/stay-search-url.ts"
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

const choiceOf = (party: Party) => ({
  value: formatParty(party),
  label: `${formatRooms(party.length)}, ${formatGuests(party)}`,
})

/** Common parties, for the select of the booking bar; other parties are entered on the search page. */
export const commonParties = parties.map(choiceOf)

/** The common parties, and this one if it is not among them. */
export function partyChoicesWith(party: Party): typeof commonParties {
  const own = choiceOf(party)
  return commonParties.some(({ value }) => value === own.value) ? commonParties : [...commonParties, own]
}

/** How many rooms a choice has. */
export const roomsOfChoice = (value: string): number => value.split("_").length
