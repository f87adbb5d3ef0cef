import { tableEntries, type TableQuery, type TableRules } from "#src/shared/table-query.ts"

type StateFieldsProps = {
  readonly rules: TableRules
  readonly query: TableQuery
  /** The names that the form asks for itself. */
  readonly except: readonly string[]
}

/** What a form of the list does not ask for stays as it is. */
export const StateFields = ({ rules, query, except }: StateFieldsProps) =>
  tableEntries(rules, { ...query, cursor: null })
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
