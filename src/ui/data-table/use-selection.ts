import { useState } from "react"
import type { DataRow, TableListing } from "./table-model.ts"

export type Selection = {
  readonly ids: ReadonlySet<string>
  /** Changes one row, or all rows from the last changed one up to it. */
  readonly toggle: (id: string, isRange?: boolean) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** Which rows of the page are selected; another page starts without any. */
export function useSelection({ page }: TableListing<DataRow>): Selection {
  const [state, setState] = useState({ page, ids: new Set<string>(), last: "" })
  const { ids, last } = state.page === page ? state : { ids: new Set<string>(), last: "" }
  const all = page.rows.map(({ id }) => id)
  const select = (next: Set<string>, changed = "") => setState({ page, ids: next, last: changed })
  return {
    ids,
    toggle(id, isRange = false) {
      const [from, to] = [all.indexOf(isRange ? last : id), all.indexOf(id)]
      const range = from < 0 ? [id] : all.slice(Math.min(from, to), Math.max(from, to) + 1)
      const others = [...ids].filter((other) => !range.includes(other))
      select(new Set(ids.has(id) ? others : [...others, ...range]), id)
    },
    toggleAll: () => select(ids.size === all.length ? new Set() : new Set(all)),
    clear: () => select(new Set()),
  }
}
