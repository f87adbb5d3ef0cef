import { globSync, readFileSync } from "node:fs"
import fc from "fast-check"
import { expect, test } from "vitest"
import { contentInHindi } from "#src/features/content/hindi/content-in-hindi.ts"
import { calendarDateOf, formatLongDate, formatShortDate } from "#src/shared/calendar-date.ts"
import { hindiTexts } from "#src/shared/hindi/hindi.ts"
import { hindi } from "#src/shared/language/translate.ts"
import { constants, guestFiles, staffFiles, untranslated } from "./guest-screens.ts"
import { readScreenTexts } from "./screen-texts.ts"

const isUntranslated = (file: string): boolean => untranslated.some((part) => file.startsWith(part))

const files = [...new Set([...guestFiles.flatMap((pattern) => globSync(pattern)), ...Object.keys(constants)])]
  .filter((file) => !/[.](?:test|email)[.]tsx?$/.test(file) && !staffFiles.test(file))
  .toSorted()

const read = files.map((file) => ({ file, ...readScreenTexts(file, constants[file]) }))
const translated = read.filter(({ file }) => !isUntranslated(file))

test("[WORDS-1] every text that a translated screen shows is in the Hindi catalogue", () => {
  const missing = translated.flatMap(({ file, ids }) =>
    ids.filter((id) => hindi(id) === id).map((id) => `${file}: ${id}`),
  )
  expect(missing).toEqual([])
})

test("[WORDS-1] a translated screen shows no text outside the catalogue", () => {
  expect(translated.flatMap(({ file, bare }) => bare.map((text) => `${file}: ${text}`))).toEqual([])
})

test("the list of untranslated screens names only files with texts", () => {
  const idle = untranslated.filter(
    (part) =>
      !read.some(
        ({ file, ids, bare }) =>
          file.startsWith(part) && (bare.length > 0 || ids.some((id) => hindi(id) === id)),
      ),
  )
  expect(idle).toEqual([])
})

test("[WORDS-1] the catalogue has only texts of the site", () => {
  const source = globSync([
    "src/**/*.{ts,tsx}",
    "database/seed/room-types.ts",
    "database/migrations/*extras*.sql",
  ])
    .filter((file) => !/\/hindi\//.test(file))
    .map((file) => readFileSync(file, "utf8").replaceAll(/\s+/g, " ").replaceAll('" + "', ""))
    .join("\n")
  const isThere = (text: string): boolean =>
    source.includes(text) || source.includes(text.replaceAll('"', '\\"'))
  expect(Object.keys(hindiTexts).filter((text) => !isThere(text))).toEqual([])
})

const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

test("[WORDS-1] no text and no rule stands in two catalogues", () => {
  const found = (pattern: string, shape: RegExp) =>
    globSync(pattern).flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(shape)].map(([, quoted, bare]) => quoted ?? bare ?? ""),
    )
  const texts = found(
    "src/{shared,features/content}/hindi/!(*phrases*).ts",
    /^ {2}(?:"((?:[^"\\]|\\.)*)"|(\w+)):/gm,
  )
  const rules = found("src/shared/hindi/*phrases*.ts", /^ {2,4}\[?(\/\^.*?\$\/),/gm)
  expect([texts.length > 1000, rules.length > 80]).toEqual([true, true])
  expect(repeated([...texts, ...rules])).toEqual([])
})

const valuesIn = (text: string): string[] => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).toSorted()

test("[WORDS-1] a translation has the values and marks of its English", () => {
  for (const [text, inHindi] of Object.entries({ ...hindiTexts, ...contentInHindi }))
    expect(valuesIn(inHindi), text).toEqual(valuesIn(text))
})

test("[WORDS-1] the name of a button begins with what the button shows (WCAG 2.5.3)", () => {
  const named = Object.entries(hindiTexts).flatMap(([text, inHindi]) => {
    const shown = hindiTexts[text.split(": {")[0] ?? ""]
    return text.includes(": {") && shown !== undefined ? [{ text, inHindi, shown }] : []
  })
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ inHindi, shown }) => !inHindi.startsWith(shown))).toEqual([])
})

test("[WORDS-1] Hindi dates are those of Intl, with Latin digits", () => {
  const byIntl = new Intl.DateTimeFormat("hi-IN-u-nu-latn", { dateStyle: "long", timeZone: "UTC" })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), (days) => {
      const day = new Date(days * 86_400_000)
      const date = calendarDateOf(day.toISOString().slice(0, 10))
      expect(hindi(formatShortDate(date))).toBe(byIntl.format(day))
      expect(hindi(formatLongDate(date))).toContain(byIntl.format(day))
    }),
  )
})

test("[WORDS-1] each Hindi word has one spelling", () => {
  const source = globSync("src/**/hindi/**/*.ts")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
  const words = new Set(source.normalize("NFD").match(/[\p{Script=Devanagari}]+/gu))
  // Such as क़ीमत and कीमत, which differ in a nukta alone.
  const spellings = Map.groupBy(words, (word) => word.replaceAll("\u093c", ""))
  expect([...spellings.values()].filter((same) => same.length > 1)).toEqual([])
})
