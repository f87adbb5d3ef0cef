import { expect, test } from "vitest"
import { checkParty } from "#src/features/availability/party.ts"
import { parseStaySearch } from "#src/features/availability/stay-search-url.ts"
import { commonParties, defaultPartyChoice, roomsOfChoice } from "./common-parties.ts"

test("[AVAIL-4] every party that the booking bar offers may be booked, and reads as it is searched for", () => {
  for (const { value, label } of commonParties) {
    const { party } = parseStaySearch(new URLSearchParams({ rooms: value }))
    expect(checkParty(party).ok).toBe(true)
    expect(roomsOfChoice(value)).toBe(party.length)
    expect(label).toMatch(new RegExp(`^${party.length} rooms?, `))
  }
  expect(commonParties.map(({ value }) => value)).toContain(defaultPartyChoice)
})
