import { expect, test } from "vitest"
import { type Draft, draftForState, draftWithoutOutdated, type TypedText } from "./draft.ts"

const view: TypedText = { name: "view", label: "View", text: "Over the mango trees" }
const price: TypedText = { name: "price", label: "Price", text: "9000" }

const draft: Draft = { by: "1", state: "3", entries: [["view", view.text]], texts: [view] }

test("[ROUTE-5] what was typed for the state that a record has is filled in again", () => {
  expect(draftForState(draft, "3")).toBe(draft)
})

test("[ROUTE-5] what was typed for another state of a record is outdated, and not filled in", () => {
  expect(draftForState(draft, "4")).toEqual({ by: "1", state: "4", outdated: [view] })
})

test("[ROUTE-5] that a file was chosen is known for another state of a record", () => {
  expect(draftForState({ ...draft, hasFiles: true }, "4")).toMatchObject({ state: "4", hasFiles: true })
})

test("[ROUTE-5] a form without a record is filled in again", () => {
  const note: Draft = { by: "1", entries: [["note", "Asked for a quiet room"]] }
  expect(draftForState(note, undefined)).toBe(note)
})

test("[ROUTE-5] outdated texts stay beside what is typed next, and each is there once when the record changes again", () => {
  const next: Draft = { ...draftForState(draft, "4"), entries: [["price", "9000"]], texts: [view, price] }
  expect(draftForState(next, "5").outdated).toEqual([view, price])
})

test("[ROUTE-5] a dismissed text is dropped, and what was typed for this state stays", () => {
  const outdated = draftForState(draft, "4")
  expect(draftWithoutOutdated(outdated)).toBeNull()
  expect(draftWithoutOutdated({ ...outdated, entries: [["price", "9000"]] })).toEqual({
    by: "1",
    state: "4",
    entries: [["price", "9000"]],
  })
})
