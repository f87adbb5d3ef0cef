/** The median; of an even number of values the upper one of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The milliseconds that a call takes. */
export async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await call()
  return performance.now() - started
}

/** The median ratio of the times of two calls that ran one after the other: other load affects both alike. */
export const medianRatio = (values: readonly number[], references: readonly number[]): number =>
  median(values.map((value, index) => value / (references[index] ?? Number.NaN)))
