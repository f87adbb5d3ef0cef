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

/** The ratios of a document that `documentOf` made, by their names. */
export const recordedIn = (document: string): Map<string, number> =>
  new Map(
    [...document.matchAll(/^\| (.+?) \| ([\d.]+) \|/gm)].map(([, name = "", ratio]) => [name, Number(ratio)]),
  )

/** The ratios that are 15 % worse than recorded. */
export const findWorse = (ratios: readonly Ratio[], recorded: ReadonlyMap<string, number>): Ratio[] =>
  ratios.filter(({ name, ratio, higherIsBetter }) => {
    const before = recorded.get(name)
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

\`npm run bench -- --record\` wrote this at commit ${commit}: ${machine}, load ${load}. Each ratio is of two medians of
one run, or of a fixed amount. \`npm run bench\` fails when a ratio misses its limit, or is 15 % worse than here. "missed" marks
the limits that this run did not keep: with a load above the cores of the machine other work is part of the figures.

${formatTable(ratios)}
`
