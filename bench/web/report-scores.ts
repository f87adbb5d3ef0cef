import { report } from "../report.ts"
import type { LighthouseRun } from "./lighthouse.ts"

const mostMilliseconds = { largestPaint: 2000, blockingTime: 50 } as const

/** Reports the scores of a page as ratios (FAST-4). The contract sets no limit for its blocking time. */
export function reportScores(path: string, scores: LighthouseRun): void {
  const page = path.split("?", 1)[0] ?? path
  report({
    name: `[FAST-4] ${page}: Lighthouse performance of 100`,
    ratio: scores.performance / 100,
    limit: 0.98,
    higherIsBetter: true,
  })
  report({
    name: `[FAST-4] ${page}: Lighthouse accessibility, best practices and SEO of 100`,
    ratio: Math.min(scores.accessibility, scores["best-practices"], scores.seo) / 100,
    limit: 1,
    higherIsBetter: true,
  })
  report({
    name: `[FAST-4] ${page}: largest paint of 2.0 s`,
    ratio: scores.largestPaint / mostMilliseconds.largestPaint,
    limit: 1,
    higherIsBetter: false,
  })
  report({
    name: `${page}: blocking time of 50 ms`,
    ratio: scores.blockingTime / mostMilliseconds.blockingTime,
    limit: 1,
    higherIsBetter: false,
  })
}
