/** Returns a copy of the list in which the entry at `from` is at `to`. */
export function moveEntry<T>(entries: readonly T[], from: number, to: number): T[] {
  const entry = entries.slice(from, from + 1)
  return entries.toSpliced(from, 1).toSpliced(to, 0, ...entry)
}
