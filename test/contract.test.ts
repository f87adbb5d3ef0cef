import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const idShape =
  /\b(?:NAV|ROUTE|HOME|ROOMS|LIST|AVAIL|BOOK|PAY|ACCT|AUTH|DINE|GALL|CORP|BLOG|POL|FOOT|ENQ|ADM|VAL|API|CONST|SAFE|FOLIO|GUEST|WORDS|FAST|L)-\d+\b/g

const idsIn = (text: string): Set<string> => new Set(text.match(idShape))

const required = idsIn(readFileSync("docs/contract.md", "utf8"))

// Titles cite ids in square brackets; an id in a comment does not count.
const cited = /["'`][^"'`\n]*?((?:\[[A-Z]+-\d+\] )+)/g

/** The ids whose recorded benchmarks all meet their limit. */
function measuredIds(): string[] {
  const rows = readFileSync("docs/benchmarks.md", "utf8").match(/^\| \[FAST-.*$/gm) ?? []
  const missed = idsIn(rows.filter((row) => row.includes("| missed |")).join("\n"))
  return [...idsIn(rows.join("\n"))].filter((id) => !missed.has(id))
}

function provenIds(): Set<string> {
  const files = globSync(["{src,test}/**/*.test.{ts,tsx}", "e2e/**/*.spec.ts"])
  const titles = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(cited)].map((match) => match[1]),
  )
  return new Set([...idsIn(titles.join("\n")), ...measuredIds()])
}

/** Requirements that are not proven yet: the list only gets shorter, and is empty at the end. */
const notYetProven: readonly string[] = readFileSync("docs/not-yet-proven.txt", "utf8")
  .split(/\s+/)
  .filter(Boolean)

test("every requirement of the contract is proven by a test or a recorded benchmark, or is on the list of those not proven yet", () => {
  const proven = provenIds()
  const missing = [...required].filter((id) => !proven.has(id)).sort()
  expect(missing).toEqual([...notYetProven].sort())
})

test("no test cites a requirement that the contract does not have", () => {
  expect([...provenIds()].filter((id) => !required.has(id))).toEqual([])
})
