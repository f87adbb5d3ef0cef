function withoutCount<T extends { readonly count: number }>(row: T): Omit<T, "count"> {
  const { count: _, ...others } = row
  return others
}

/** A list whose rows each carry the count of all of it: that count, and the rows without it. */
export const countedList = <T extends { readonly count: number }>(
  rows: readonly T[],
): { readonly count: number; readonly first: Omit<T, "count">[] } => ({
  count: rows[0]?.count ?? 0,
  first: rows.map(withoutCount),
})
