import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, test } from "vitest"
import { findRetiredWords } from "./retired-words.ts"

const project = resolve(import.meta.dirname, "..")
const code = "{src,database,test,e2e,bench,scripts}/**/*.{ts,tsx,css,sql}"

test("code, SQL and documents use the terms of the glossary", () => {
  const paths = [code, "docs/**/*.md", "*.md", "deploy/*.{yml,yaml}"].flatMap((pattern) =>
    globSync(pattern, { cwd: project, exclude: ["**/node_modules/**"] }),
  )
  const found = paths.flatMap((path) => findRetiredWords(path, readFileSync(join(project, path), "utf8")))
  expect(found).toEqual([])
})

test("a retired word is found in names and sentences, but not in its other meanings", () => {
  const find = (text: string) => findRetiredWords("src/example.ts", text)
  expect(find("const guestLetter = composeLetter(booking)")).toEqual([
    'src/example.ts:1: say "email", not "Letter"',
  ])
  expect(find("// Nobody saved meanwhile.")).toHaveLength(1)
  expect(find("formatNights, priceInWords(total)")).toEqual([
    'src/example.ts:1: say "format", not "eInWords"',
  ])
  expect(find('test("the guest is told why", () => {')).toHaveLength(1)
  expect(find("// The reason is told by the address.")).toHaveLength(1)
  expect(find("-- Guests who were not told yet.")).toHaveLength(1)
  expect(findRetiredWords("docs/decisions/001-example.md", "The desk is told why.")).toHaveLength(1)
  const allowed = [
    "letter-spacing: 0.1em",
    "<aside>",
    "eight letters and digits",
    "newsletter",
    "walkIn",
    'text="we have been told"',
  ]
  expect(allowed.flatMap(find)).toEqual([])
})
