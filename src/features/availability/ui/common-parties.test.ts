import { expect, test } from "vitest"
import { checkParty } from "#src/features/availability/party.ts"
import { defaultParty, parseStaySearch } from "#src/features/availability/stay-search-url.ts"
import { commonParties, partyChoicesWith, roomsOfChoice } from "./common-parties.ts"

test("[AVAIL-4] every party that the booking bar offers may be booked, and reads as it is searched for", () => {
  for (const { value, label } of commonParties) {
    const { party } = parseStaySearch(new URLSearchParams({ rooms: value }))
    expect(checkParty(party).ok).toBe(true)
    expect(roomsOfChoice(value)).toBe(party.length)
    expect(label).toMatch(new RegExp(`^${party.length} rooms?, `))
  }
  expect(partyChoicesWith(defaultParty)).toBe(commonParties)
})

test("[AVAIL-4] a party of the address that is not common is offered as well", () => {
  const party = [{ adults: 3, children: 1 }]
  expect(partyChoicesWith(party).at(-1)).toEqual({ value: "3-1", label: "1 room, 3 adults, 1 child" })
  expect(partyChoicesWith(party)).toHaveLength(commonParties.length + 1)
})
