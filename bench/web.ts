import { loadavg } from "node:os"
import { chromium } from "@playwright/test"
import { findChromium } from "../scripts/find-chromium.ts"
import { openHotel } from "./running-hotel.ts"
import { judge } from "./web/limits.ts"
import { isOnDesktop, type Judgement, openLighthouse, type Phone } from "./web/lighthouse.ts"
import { publicPages } from "./web/public-pages.ts"
import { reportScores } from "./web/report-scores.ts"
import { visit } from "./web/visit.ts"

// What a first visit costs on a slow phone, against the limits: `npm run bench:web [path ...]`, else every public page.
const paths = process.argv.length > 2 ? process.argv.slice(2) : publicPages
const runs = 3
const tries = 5

/** Of an even number the lower one. */
const middle = (judgements: readonly Judgement[]): Judgement | undefined =>
  judgements.toSorted((a, b) => a.performance - b.performance)[(judgements.length - 1) >> 1]

const each = (judgements: readonly Judgement[]): string =>
  judgements
    .map((one) => `${one.performance} (${one.slowdown.toFixed(1)}x, index ${one.index.toFixed(0)})`)
    .join(", ")

const executablePath = findChromium()
const hotel = await openHotel()
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
const lighthouse = await openLighthouse(executablePath)

async function judgeOn(address: string, phone: Phone, isEnough: (judgements: Judgement[]) => boolean) {
  const judgements: Judgement[] = []
  while (!isEnough(judgements)) judgements.push(await lighthouse.judge(address, phone))
  console.log(`  performance on a phone ${wordsOf[phone]}: ${each(judgements)}`)
  return judgements
}

const wordsOf: Record<Phone, string> = {
  own: "four times slower than this machine, as Lighthouse has it",
  calibrated: "as much slower as its four times are of a desktop",
}

/** The runs that count: Lighthouse's own where the machine was a desktop for long enough, else calibrated ones. */
async function runsThatCount(address: string): Promise<Judgement[]> {
  const onDesktop = (judgements: readonly Judgement[]) => judgements.filter(isOnDesktop)
  const own = onDesktop(
    await judgeOn(address, "own", (made) => made.length === tries || onDesktop(made).length === runs),
  )
  if (own.length > runs / 2) return own
  console.log("  too slow for Lighthouse's own phone: calibrated runs count")
  return judgeOn(address, "calibrated", ({ length }) => length === runs)
}

try {
  for (const path of paths) {
    const address = `${hotel.origin}${path}`
    // The first visit only fills the caches of pages and pictures.
    await visit(browser, address)
    const seen = await visit(browser, address)
    console.log(`\n${path}  (load of the machine ${loadavg()[0]?.toFixed(1)})`)
    const scores = middle(await runsThatCount(address))
    if (!scores) throw new Error("nothing was measured")
    const lines = judge({ ...scores, ...seen })
    for (const { line } of lines) console.log(line)
    reportScores(path, scores)
    console.log(`  the middle run that counts: ${scores.figures}`)
    console.log(
      `  largest: ${seen.largest}, ${seen.isLargestPreloaded ? "fetched ahead" : "NOT fetched ahead"}`,
    )
    for (const loss of scores.losses) console.log(`  lost: ${loss}`)
    if (!seen.isLargestPreloaded || lines.some(({ isKept }) => !isKept)) process.exitCode = 1
  }
} finally {
  await lighthouse.close()
  await browser.close()
  await hotel.close()
}
