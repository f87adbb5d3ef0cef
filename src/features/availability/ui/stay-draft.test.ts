import { expect, test } from "vitest"
import { parseStaySearch } from "#src/features/availability/stay-search-url.ts"
import {
  changeParty,
  toStayDraft,
  canSearch,
  parsePartyChange,
  formatDraftQuery,
  type StayDraft,
} from "./stay-draft.ts"

const draft: StayDraft = {
  checkIn: "2026-12-25",
  checkOut: "2026-12-27",
  party: [
    { adults: 2, children: 1 },
    { adults: 1, children: 0 },
  ],
}

test("[AVAIL-6] a draft and its address say the same", () => {
  const query = formatDraftQuery(draft, false)
  expect(query.toString()).toBe("checkIn=25-12-2026&checkOut=27-12-2026&rooms=2-1_1-0")
  expect(toStayDraft(parseStaySearch(query))).toEqual(draft)
})

test("[AVAIL-3] a date that is removed after a search is required again", () => {
  const open = { ...draft, checkOut: "" }
  expect(canSearch(open, false)).toBe(false)
  expect(canSearch(open, true)).toBe(true)
  expect(formatDraftQuery(open, true).get("checkOut")).toBe("")
  expect(formatDraftQuery(open, false).has("checkOut")).toBe(false)
})

test("[AVAIL-2] a year that is still being typed starts no search", () => {
  expect(canSearch({ ...draft, checkOut: "0202-12-27" }, false)).toBe(false)
  expect(canSearch(draft, false)).toBe(true)
})

test("[AVAIL-1] rooms are added and removed one by one, up to ten", () => {
  const ten = Array.from({ length: 10 }, () => ({ adults: 1, children: 0 }))
  expect(changeParty(draft.party, { kind: "add" })).toHaveLength(3)
  expect(changeParty(draft.party, { kind: "remove", room: 0 })).toEqual([{ adults: 1, children: 0 }])
  expect(changeParty(ten, { kind: "add" })).toHaveLength(10)
})

test("[AVAIL-1] the buttons that work without script say which room", () => {
  expect(parsePartyChange("add")).toEqual({ kind: "add" })
  expect(parsePartyChange("remove-2")).toEqual({ kind: "remove", room: 2 })
  expect([parsePartyChange(null), parsePartyChange("remove-x"), parsePartyChange("drop")]).toEqual([
    null,
    null,
    null,
  ])
})
