import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { asvsIds } from "./asvs-ids.ts"

const text = readFileSync("docs/security.md", "utf8")
const rows = text
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replaceAll(/^\| | ?\|$/g, "")))

/** A path in backquotes, with the title of a test behind it where one is cited. */
const citation = /`((?:src|test|e2e|docs)\/[^`\s]+)`(?: "([^"]+)")?/g
const citations = [...text.matchAll(citation)].map(([, file = "", title]) => ({ file, title }))

test("[SAFE-8] the security document has each requirement of ASVS 5.0 level 1 and 2 exactly once", () => {
  const ids = rows.flatMap(([cell = ""]) => cell.split(", "))
  expect(asvsIds).toHaveLength(253)
  expect(ids.toSorted()).toEqual([...asvsIds].toSorted())
})

test("every requirement has one of four states, and a sentence", () => {
  for (const [ids, state, how] of rows) {
    expect(["met", "open", "operator", "n/a"], ids).toContain(state)
    expect(how, ids).toBeTruthy()
  }
})

test("the numbers in its introduction are those of its tables", () => {
  const count = (wanted: string) =>
    rows.flatMap(([ids = "", state]) => (state === wanted ? ids.split(", ") : [])).length
  expect(text).toContain(
    `${count("met")} are met, ${count("open")} are open, ${count("operator")} are up to whoever runs the machine, ${count("n/a")} do not apply`,
  )
})

test("every file that it cites exists, and holds the title of the test that it cites", () => {
  expect(citations.length).toBeGreaterThan(100)
  for (const { file, title } of citations) {
    expect(existsSync(file), file).toBe(true)
    if (title !== undefined) expect(readFileSync(file, "utf8"), file).toContain(title)
  }
})
