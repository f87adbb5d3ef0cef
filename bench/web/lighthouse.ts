import { importTool } from "./tools.ts"

type Scores = { performance: number; accessibility: number; "best-practices": number; seo: number }

type Audit = {
  title: string
  score: number | null
  displayValue?: string
  numericValue?: number
  scoreDisplayMode: string
}
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Report = {
  categories: Record<keyof Scores, Category>
  audits: Record<string, Audit>
  environment: { benchmarkIndex: number }
}
type Page = {
  evaluate<Answer>(ask: () => Answer): Promise<Answer>
  evaluateOnNewDocument(script: string): Promise<unknown>
  close(): Promise<void>
}
type Browser = { newPage(): Promise<Page>; wsEndpoint(): string; close(): Promise<void> }
type Puppeteer = {
  default: {
    launch(options: { executablePath: string; args: string[]; headless: boolean }): Promise<Browser>
  }
}
type Throttling = Readonly<Record<string, number>>
type Flags = { logLevel: string; onlyCategories: string[]; throttling: Throttling }
type PageFunctions = { pageFunctions: { computeBenchmarkIndex: () => number } }
type Constants = { throttling: { mobileSlow4G: Throttling } }
type Lighthouse = {
  default: (
    ...args: [url: string, flags: Flags, config: undefined, page: Page]
  ) => Promise<{ lhr: Report } | undefined>
}

export type LighthouseRun = Scores & {
  /** The audits that lost points, as text. */
  readonly losses: readonly string[]
  readonly figures: string
  /** Milliseconds until the largest element is painted. */
  readonly largestPaint: number
  /** Milliseconds of long tasks, beyond the 50 that each may take. */
  readonly blockingTime: number
  /** How many times slower than this machine its phone was. */
  readonly slowdown: number
  /** Lighthouse's index of how fast the machine was. */
  readonly index: number
}

/** Lighthouse's own phone is four times slower than this machine; `calibrated` by as much less as this machine is slow. */
export type Phone = "own" | "calibrated"

// Four times is meant for a desktop, index 1500 to 2000, and calibrated for another machine
// (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md, calibrating the CPU slowdown).
const slowestDesktop = 1500
const indexOfDesktop = 1750
const slowdownOfDesktop = 4

/** Whether the machine was as fast as Lighthouse expects during the run. */
export const isOnDesktop = ({ index }: LighthouseRun): boolean => index >= slowestDesktop

const slowdownBy = (index: number): number =>
  Math.max(1, Math.min(slowdownOfDesktop, (slowdownOfDesktop * index) / indexOfDesktop))

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

function lossesOf({ categories: found, audits }: Report): string[] {
  const weighted = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  return weighted
    .map(({ id }) => ({ id, audit: audits[id] }))
    .filter(({ audit }) => audit && audit.score !== null && audit.score < 0.95)
    .map(({ id, audit }) => `${id}: ${audit?.title} ${audit?.displayValue ?? ""}`.trim())
}

const shownFigures = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "speed-index",
]

const computeFigures = ({ audits }: Report): string =>
  shownFigures.map((id) => `${id} ${audits[id]?.displayValue ?? "?"}`).join(", ")

/** Opens a Chromium for Lighthouse; `visit` visits an address as a slow phone that has seen the welcome film. */
export async function openLighthouse(executablePath: string) {
  const { default: lighthouse } = await importTool<Lighthouse>("lighthouse/core/index.js")
  const { default: puppeteer } = await importTool<Puppeteer>("puppeteer-core/lib/puppeteer/puppeteer-core.js")
  const { pageFunctions } = await importTool<PageFunctions>("lighthouse/core/lib/page-functions.js")
  const { throttling: presets } = await importTool<Constants>("lighthouse/core/config/constants.js")
  const browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox"], headless: true })
  async function visit(address: string, phone: Phone): Promise<LighthouseRun> {
    const page = await browser.newPage()
    try {
      await page.evaluateOnNewDocument('sessionStorage.setItem("welcome-seen", "1")')
      const slowdown =
        phone === "own"
          ? slowdownOfDesktop
          : slowdownBy(await page.evaluate(pageFunctions.computeBenchmarkIndex))
      const throttling = { ...presets.mobileSlow4G, cpuSlowdownMultiplier: slowdown }
      const flags = { logLevel: "error", onlyCategories: [...categories], throttling }
      const run = await lighthouse(address, flags, undefined, page)
      if (!run) throw new Error(`Lighthouse returned nothing for ${address}`)
      const index = run.lhr.environment.benchmarkIndex
      const score = (name: keyof Scores) => Math.round((run.lhr.categories[name].score ?? 0) * 100)
      const scores = Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores
      const milliseconds = (id: string) => run.lhr.audits[id]?.numericValue ?? Number.NaN
      return {
        ...scores,
        losses: lossesOf(run.lhr),
        figures: computeFigures(run.lhr),
        largestPaint: milliseconds("largest-contentful-paint"),
        blockingTime: milliseconds("total-blocking-time"),
        slowdown,
        index,
      }
    } finally {
      await page.close()
    }
  }
  return { visit, close: () => browser.close() }
}
