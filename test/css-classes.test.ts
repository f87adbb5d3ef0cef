import { globSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { expect, test } from "vitest"

const read = (path: string) => readFileSync(path, "utf8")
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found)

/** The classes that a component reads from a CSS module which does not define them; such a rule is silently lost. */
function findMissingClasses(path: string): string[] {
  const text = read(path)
  return [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].flatMap(([, name, from = ""]) => {
    const sheet = from.startsWith("#") ? from.slice(1) : normalize(join(dirname(path), from))
    const defined = new Set(matches(read(sheet), /\.([A-Za-z_]\w*)/g))
    const used = new Set(matches(text, new RegExp(`(?<![\\w."/-])${name}\\.(\\w+)`, "g")))
    return [...used].filter((found) => !defined.has(found)).map((found) => `${path}: ${found}`)
  })
}

test("every class that a component uses is defined in its CSS module", () => {
  expect(globSync("src/**/*.tsx").flatMap(findMissingClasses)).toEqual([])
})

test("every custom property that a stylesheet defines is used", () => {
  const sheets = globSync("src/**/*.css").map(read).join("\n")
  const used = new Set(matches(sheets, /var\(\s*(--[\w-]+)/g))
  const defined = new Set(matches(sheets, /(?<![\w-])(--[\w-]+)\s*:/g))
  const inComponents = globSync("src/**/*.{ts,tsx}").map(read).join("\n")
  expect([...defined].filter((name) => !used.has(name) && !inComponents.includes(`var(${name}`))).toEqual([])
})
