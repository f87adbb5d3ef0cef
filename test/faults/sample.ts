import fc from "fast-check"

const size = 20

/** All cases with FAULTS=all, those with FAULTS in their name, or a random sample that FAULTS_SEED repeats. */
export function sampleOf<T extends { readonly name: string }>(cases: readonly T[]): readonly T[] {
  const expected = process.env["FAULTS"]
  if (expected === "all") return cases
  if (expected) return cases.filter(({ name }) => name.includes(expected))
  const seed = Number(process.env["FAULTS_SEED"] ?? Date.now() % 1_000_000)
  process.stdout.write(`${size} of ${cases.length} faults; FAULTS_SEED=${seed} repeats them\n`)
  const sample = fc.noBias(fc.shuffledSubarray([...cases], { minLength: size, maxLength: size }))
  return fc.sample(sample, { seed, numRuns: 1 })[0] ?? []
}
