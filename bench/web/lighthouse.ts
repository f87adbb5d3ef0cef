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
type Report = { categories: Record<keyof Scores, Category>; audits: Record<string, Audit> }
type Page = { evaluateOnNewDocument(script: string): Promise<unknown>; close(): Promise<void> }
type Browser = { newPage(): Promise<Page>; wsEndpoint(): string; close(): Promise<void> }
type Puppeteer = {
  default: {
    launch(options: { executablePath: string; args: string[]; headless: boolean }): Promise<Browser>
  }
}
type Flags = { logLevel: string; onlyCategories: string[] }
type Lighthouse = {
  default: (
    ...asked: [url: string, flags: Flags, config: undefined, page: Page]
  ) => Promise<{ lhr: Report } | undefined>
}

export type Judgement = Scores & {
  /** What lost points, in words. */
  readonly losses: readonly string[]
  readonly figures: string
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

function lossesOf({ categories: found, audits }: Report): string[] {
  const losing = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return losing
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

const figuresOf = ({ audits }: Report): string =>
  shownFigures.map((id) => `${id} ${audits[id]?.displayValue ?? "?"}`).join(", ")

/** Opens a Chromium for Lighthouse; `judge` visits an address as a slow phone that has seen the welcome film. */
export async function openLighthouse(executablePath: string) {
  const { default: lighthouse } = await importTool<Lighthouse>("lighthouse/core/index.js")
  const { default: puppeteer } = await importTool<Puppeteer>("puppeteer-core/lib/puppeteer/puppeteer-core.js")
  const browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox"], headless: true })
  async function judge(address: string): Promise<Judgement> {
    const page = await browser.newPage()
    try {
      await page.evaluateOnNewDocument('sessionStorage.setItem("welcome-seen", "1")')
      const flags = { logLevel: "error", onlyCategories: [...categories] }
      const run = await lighthouse(address, flags, undefined, page)
      if (!run) throw new Error(`Lighthouse had nothing to say of ${address}`)
      const score = (name: keyof Scores) => Math.round((run.lhr.categories[name].score ?? 0) * 100)
      const scores = Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores
      return { ...scores, losses: lossesOf(run.lhr), figures: figuresOf(run.lhr) }
    } finally {
      await page.close()
    }
  }
  return { judge, close: () => browser.close() }
}
