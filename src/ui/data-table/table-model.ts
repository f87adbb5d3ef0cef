import type { ReactNode } from "react"
import type { TablePage, TableQuery, TableRules } from "#src/shared/table-query.ts"

/** How a column of the rules looks. */
export type DataColumn<Row> = {
  readonly render: (row: Row) => ReactNode
  /** Numbers and money stand at the end. */
  readonly align?: "end"
}

/** A page of a list with everything that its address allows and says. */
export type TableListing<Row> = {
  readonly rules: TableRules
  readonly query: TableQuery
  readonly page: TablePage<Row>
}

/** What can be done with a row of a list, besides looking at it. */
export type RowHandling<Row> = {
  readonly nameOf: (row: Row) => string
  /** Where a row is shown by itself; Enter leads there. */
  readonly toRow?: ((row: Row) => string) | undefined
  /** Asks and deletes; absent for those who may not. */
  readonly remove?: ((rows: readonly Row[]) => void) | undefined
}

export type DataRow = { readonly id: string }
