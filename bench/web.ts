import { loadavg } from "node:os"
import { chromium } from "@playwright/test"
import { findChromium } from "../scripts/find-chromium.ts"
import { openHotel } from "./running-hotel.ts"
import { compareWithLimits } from "./web/limits.ts"
import { isOnDesktop, type LighthouseRun, openLighthouse, type Phone } from "./web/lighthouse.ts"
import { publicPages } from "./web/public-pages.ts"
import { reportScores } from "./web/report-scores.ts"
import { visit } from "./web/visit.ts"

// Compares first visits on a slow phone with the limits: `npm run bench:web [path ...]`, else every public page.
const paths = process.argv.length > 2 ? process.argv.slice(2) : publicPages
const runs = 3
const tries = 5

/** The median; of an even number the lower one. */
const middle = (results: readonly LighthouseRun[]): LighthouseRun | undefined =>
  results.toSorted((a, b) => a.performance - b.performance)[(results.length - 1) >> 1]

const each = (results: readonly LighthouseRun[]): string =>
  results
    .map((one) => `${one.performance} (${one.slowdown.toFixed(1)}x, index ${one.index.toFixed(0)})`)
    .join(", ")

const executablePath = findChromium()
const hotel = await openHotel()
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
const lighthouse = await openLighthouse(executablePath)

async function runLighthouse(address: string, phone: Phone, isEnough: (results: LighthouseRun[]) => boolean) {
  const results: LighthouseRun[] = []
  while (!isEnough(results)) results.push(await lighthouse.visit(address, phone))
  console.log(`  performance on a phone ${phoneNames[phone]}: ${each(results)}`)
  return results
}

const phoneNames: Record<Phone, string> = {
  own: "four times slower than this machine, as Lighthouse has it",
  calibrated: "as much slower as its four times are of a desktop",
}

/** The runs that are used: Lighthouse's own where the machine was as fast as a desktop in enough of them, else calibrated ones. */
async function usedRuns(address: string): Promise<LighthouseRun[]> {
  const onDesktop = (results: readonly LighthouseRun[]) => results.filter(isOnDesktop)
  const own = onDesktop(
    await runLighthouse(address, "own", (made) => made.length === tries || onDesktop(made).length === runs),
  )
  if (own.length > runs / 2) return own
  console.log("  too slow for Lighthouse's own phone: calibrated runs are used")
  return runLighthouse(address, "calibrated", ({ length }) => length === runs)
}

try {
  for (const path of paths) {
    const address = `${hotel.origin}${path}`
    // The first visit only fills the caches of pages and pictures.
    await visit(browser, address)
    const seen = await visit(browser, address)
    console.log(`\n${path}  (load of the machine ${loadavg()[0]?.toFixed(1)})`)
    const scores = middle(await usedRuns(address))
    if (!scores) throw new Error("nothing was measured")
    const lines = compareWithLimits({ ...scores, ...seen })
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
