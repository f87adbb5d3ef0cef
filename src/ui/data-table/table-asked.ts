import { tableEntries, type TableQuery, type TableRules } from "#src/shared/table-query.ts"

/** The name under which an address asks about rows before they are deleted. */
export const askedKey = "delete"

/** The list with a question about these rows: where a page without script asks before it deletes. */
export function askedAddress(rules: TableRules, query: TableQuery, ids: readonly string[]): string {
  const asked = ids.map((id): [string, string] => [askedKey, id])
  return `${rules.path}?${new URLSearchParams([...tableEntries(rules, query), ...asked])}`
}
