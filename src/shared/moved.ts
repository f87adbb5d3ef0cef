/** A copy of the list with one entry moved. */
export function moved<T>(entries: readonly T[], from: number, to: number): T[] {
  const entry = entries.slice(from, from + 1)
  return entries.toSpliced(from, 1).toSpliced(to, 0, ...entry)
}
