type TimedTest = { readonly title: string; readonly milliseconds: number }

/** The ten slowest tests of a run, as the lines that its reporter prints. */
export function formatSlowest(tests: readonly TimedTest[]): string {
  const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)
  const lines = slowest.map(
    ({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`,
  )
  return ["", "Slowest tests", ...lines, ""].join("\n")
}
