import fc from "fast-check"
import { expect, test } from "vitest"
import { toSearchText } from "./search-text.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()

const inDatabase = async (texts: readonly string[]): Promise<string[]> => {
  const rows = await platform.db.execute<{ text: string }>(
    "select to_search_text(t.text) as text from unnest($1::text[]) with ordinality as t (text, place) order by place",
    [texts],
  )
  return rows.map(({ text }) => text)
}

test.each([
  ["Siobhán O’Brien", "siobhan obrien"],
  ["D'SOUZA", "dsouza"],
  ["Zoë Müller", "zoe muller"],
  ["शिखा क़ुरैशी", "शिखा क़ुरैशी".normalize("NFD")],
])("[ADM-9] %s is found without its accents and apostrophes", async (text, found) => {
  expect(toSearchText(text)).toBe(found)
  expect(await inDatabase([text])).toEqual([found])
})

test("[ADM-9] words have the form of the search columns", async () => {
  const unit = fc.constantFrom(..."aZéÉñüōşřŁ’'`´ʼ-. @1क़ि\u0301\u0323".split(""))
  const words = fc.array(fc.string({ unit }), { minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(words, async (texts) => {
      expect(await inDatabase(texts)).toEqual(texts.map(toSearchText))
    }),
    { numRuns: 30 },
  )
})
