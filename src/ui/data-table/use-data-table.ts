import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from "@tanstack/react-table"
import { useMemo, useState } from "react"
import type { DataColumn, DataRow, TableListing } from "./table-model.ts"

/** What the headless table does for ours; order, filters and pages are the server's. */
export const tableParts = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

const noRows: Record<string, true> = {}

export function useDataTable<Row extends DataRow>(
  { rules, query, page }: TableListing<Row>,
  columns: Readonly<Record<string, DataColumn<Row>>>,
) {
  const [selection, setSelection] = useState({ page, rows: noRows })
  const rowSelection = selection.page === page ? selection.rows : noRows
  const definitions = useMemo(
    () =>
      Object.entries(rules.columns).map(([id, { label }]) => ({
        id,
        header: label,
        cell: ({ row }: { row: { original: Row } }) => columns[id]?.render(row.original),
      })),
    [columns, rules],
  )
  const columnVisibility = useMemo(
    () => Object.fromEntries(Object.keys(rules.columns).map((id) => [id, query.columns.includes(id)])),
    [query.columns, rules],
  )
  const data = useMemo(() => [...page.rows], [page.rows])
  return useTable({
    features: tableParts,
    columns: definitions,
    data,
    getRowId: ({ id }) => id,
    state: { rowSelection, columnVisibility },
    onRowSelectionChange: (change) =>
      setSelection({ page, rows: typeof change === "function" ? change(rowSelection) : change }),
  })
}
