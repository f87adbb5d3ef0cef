import { loadavg } from "node:os"
import { chromium } from "@playwright/test"
import { findChromium } from "../scripts/find-chromium.ts"
import { openHouse } from "./house.ts"
import { judge } from "./web/limits.ts"
import { type Judgement, openLighthouse } from "./web/lighthouse.ts"
import { visit } from "./web/visit.ts"

// What a first visit costs on a slow phone, against the limits: `npm run bench:web [path ...]`.
const paths = process.argv.length > 2 ? process.argv.slice(2) : ["/", "/rooms", "/booking"]
const runs = 5

const middle = (judgements: readonly Judgement[]): Judgement | undefined =>
  judgements.toSorted((a, b) => a.performance - b.performance)[judgements.length >> 1]

const executablePath = findChromium()
const house = await openHouse()
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
const lighthouse = await openLighthouse(executablePath)
try {
  for (const path of paths) {
    const address = `${house.origin}${path}`
    // Once unseen: pictures and the kept page are there from then on, as in a house that has guests.
    await visit(browser, address)
    const seen = await visit(browser, address)
    const judgements: Judgement[] = []
    for (let run = 0; run < runs; run++) judgements.push(await lighthouse.judge(address))
    const scores = middle(judgements)
    if (!scores) throw new Error("nothing was measured")
    console.log(`\n${path}  (load of the machine ${loadavg()[0]?.toFixed(1)})`)
    const lines = judge({ ...scores, ...seen })
    for (const { line } of lines) console.log(line)
    const each = judgements.map(({ performance: score, slowdown }) => `${score} at ${slowdown.toFixed(1)}x`)
    console.log(
      `  performance of each run, and how much its phone was slower than this machine: ${each.join(", ")}`,
    )
    console.log(`  ${scores.figures}`)
    console.log(
      `  largest: ${seen.largest}, ${seen.isLargestPreloaded ? "fetched ahead" : "NOT fetched ahead"}`,
    )
    for (const loss of scores.losses) console.log(`  lost: ${loss}`)
    if (!seen.isLargestPreloaded || lines.some(({ isKept }) => !isKept)) process.exitCode = 1
  }
} finally {
  await lighthouse.close()
  await browser.close()
  await house.close()
}
