import { readTableQuery, type TableQuery } from "#src/shared/table-query.ts"
import type { List } from "./define-list.ts"

/** The request of a list at an address, by its parameters: 'q=asha&sort=name'. */
export const listRequest = <Row>(
  list: List<Row>,
  parameters: ConstructorParameters<typeof URLSearchParams>[0] = "",
): { list: List<Row>; query: TableQuery } => ({
  list,
  query: readTableQuery(list.rules, new URLSearchParams(parameters)),
})
