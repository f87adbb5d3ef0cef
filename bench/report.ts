import { appendFileSync } from "node:fs"

/** A measured figure as a ratio: of a reference measured in the same run, or of a fixed amount. */
export type Ratio = {
  readonly name: string
  readonly ratio: number
  /** Null for a figure that is only recorded. */
  readonly limit: number | null
  readonly higherIsBetter: boolean
}

export const isKept = ({ ratio, limit, higherIsBetter }: Ratio): boolean =>
  limit === null || (higherIsBetter ? ratio >= limit : ratio <= limit)

/** Names a file that `npm run bench` collects the ratios from, one line of JSON each. */
export const resultsVariable = "BENCH_RESULTS"

/** Reports a ratio: a missed limit fails the process. Returns the text of the result. */
export function report(ratio: Ratio): string {
  const file = process.env[resultsVariable]
  if (file) appendFileSync(file, `${JSON.stringify(ratio)}\n`)
  if (isKept(ratio)) return ""
  process.exitCode = 1
  return `  misses the limit ${ratio.limit}`
}
