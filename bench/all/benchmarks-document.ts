import { isKept, type Ratio } from "../report.ts"

// Fifteen percent.
const tolerance = 1.15

const limitOf = ({ limit, higherIsBetter }: Ratio): string =>
  limit === null ? "" : `${higherIsBetter ? "at least" : "at most"} ${limit}`

/** One table of all ratios, with their limits. */
export const formatTable = (ratios: readonly Ratio[]): string =>
  [
    "| benchmark | ratio | limit | |",
    "|---|---|---|---|",
    ...ratios.map(
      (one) => `| ${one.name} | ${one.ratio.toFixed(3)} | ${limitOf(one)} | ${isKept(one) ? "" : "missed"} |`,
    ),
  ].join("\n")

const row = /^\| (.+?) \| ([\d.]+) \| (?:(at least|at most) ([\d.]+))? ?\|/gm

/** The ratios of a document that `documentOf` made. */
export const parseRecordedRatios = (document: string): Ratio[] =>
  [...document.matchAll(row)].map(([, name = "", ratio, way, limit]) => ({
    name,
    ratio: Number(ratio),
    limit: limit === undefined ? null : Number(limit),
    higherIsBetter: way !== "at most",
  }))

/** The recorded ratios, replaced by those of a new run; new names come last. */
export function mergeRatios(recorded: readonly Ratio[], ratios: readonly Ratio[]): Ratio[] {
  const byName = new Map([...recorded, ...ratios].map((one) => [one.name, one]))
  return [...byName.values()]
}

/** The ratios that are 15 % worse than recorded. */
export const findWorseRatios = (ratios: readonly Ratio[], recorded: readonly Ratio[]): Ratio[] =>
  ratios.filter(({ name, ratio, higherIsBetter }) => {
    const before = recorded.find((one) => one.name === name)?.ratio
    if (before === undefined) return false
    return higherIsBetter ? ratio * tolerance < before : ratio > before * tolerance
  })

type Run = {
  readonly commit: string
  readonly machine: string
  readonly load: string
  readonly ratios: readonly Ratio[]
}

export const documentOf = ({ commit, machine, load, ratios }: Run): string =>
  `# Benchmarks

\`npm run bench -- --record\` wrote this, last at commit ${commit}: ${machine}, load ${load}. Each ratio is of two medians of
one run, or of a fixed amount. \`npm run bench\` fails when a ratio misses its limit, or is 15 % worse than here. "missed" marks
the limits that this run did not keep: with a load above the cores of the machine other work is part of the figures.

${formatTable(ratios)}
`
