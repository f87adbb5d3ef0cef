/** The limits of a first visit on a slow phone. Bytes are compressed, as sent. */
export const limits = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  scriptBytes: 130_000,
  styleBytes: 30_000,
  largestPictureBytes: 120_000,
  layoutShift: 0,
} as const

type Measured = Record<keyof typeof limits, number>

const words: Record<keyof typeof limits, string> = {
  performance: "Lighthouse performance",
  accessibility: "Lighthouse accessibility",
  "best-practices": "Lighthouse best practices",
  seo: "Lighthouse SEO",
  scriptBytes: "script, bytes",
  styleBytes: "styles, bytes",
  largestPictureBytes: "largest picture, bytes",
  layoutShift: "layout shift",
}

const atLeast: readonly (keyof typeof limits)[] = ["performance", "accessibility", "best-practices", "seo"]

const shown = (name: keyof typeof limits, value: number): string =>
  name === "layoutShift" ? value.toFixed(3) : String(Math.round(value))

/** A line with each figure and its limit, and whether it meets the limit. */
export function compareWithLimits(measured: Measured): { line: string; isKept: boolean }[] {
  return (Object.keys(limits) as (keyof typeof limits)[]).map((name) => {
    const value = measured[name]
    const isFloor = atLeast.includes(name)
    // Figures are shown with two digits: one that rounds to zero counts as zero.
    const isKept = isFloor
      ? value >= limits[name]
      : value < limits[name] + (name === "layoutShift" ? 0.005 : 1)
    const limit = `${isFloor ? "at least" : "at most"} ${limits[name]}`
    return {
      line: `  ${words[name].padEnd(28)}${shown(name, value).padStart(8)}  ${limit}${isKept ? "" : "   FAILS"}`,
      isKept,
    }
  })
}
