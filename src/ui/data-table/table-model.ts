import type { ReactNode } from "react"
import { generatePath } from "react-router"
import { tableEntries, type TablePage, type TableQuery, type TableRules } from "#src/shared/table-query.ts"

export type DataRow = { readonly id: string }

/** What a page adds to the definition of a column: its own cell, or a line below the cell. */
export type CellRenderer<Row> = {
  readonly render?: (row: Row) => ReactNode
  readonly below?: (row: Row) => ReactNode
}

export type CellRenderers<Row> = Readonly<Record<string, CellRenderer<Row>>>

/** The state of a list: what its address may contain, and what it contains. */
export type ListState = { readonly rules: TableRules; readonly query: TableQuery }

/** A page of a list with its state. */
export type TableListing<Row> = ListState & { readonly page: TablePage<Row> }

/** A field of a row as text; empty where it has no value. */
export const fieldOf = (row: object, field: string): string =>
  String((row as Readonly<Record<string, string | number | null | undefined>>)[field] ?? "")

export const nameOfRow = ({ rowName }: TableRules, row: DataRow): string => fieldOf(row, rowName)

/** The column that names a row for screen readers; the first one where no shown column has the name. */
export const findNameColumn = (
  { rowName, columns }: TableRules,
  shown: readonly string[],
): string | undefined => shown.find((id) => id === rowName || columns[id]?.cell?.[1] === rowName) ?? shown[0]

/** The page of a row, if it has one. */
export const pathOfRow = ({ rowPath }: TableRules, row: DataRow): string | null =>
  rowPath ? generatePath(rowPath, row as Readonly<Record<string, string>> & DataRow) : null

/** The query parameter with the rows to be deleted, for a page without script. */
export const deletionParameter = "delete"

/** The address of the list with the question whether to delete a row. */
export const deletionAddress = (rules: TableRules, query: TableQuery, id: string): string =>
  `${rules.path}?${new URLSearchParams([...tableEntries(rules, query), [deletionParameter, id]])}`
