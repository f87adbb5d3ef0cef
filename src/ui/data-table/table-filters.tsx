import { FunnelIcon } from "@phosphor-icons/react/dist/icons/Funnel"
import { listSorts, sortText, type TableFilter, type TableQuery } from "#src/shared/table-query.ts"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { Button } from "../button.tsx"
import { Icon } from "../icon.tsx"
import { TableFold, TableGroup } from "./table-form.tsx"
import type { ListState } from "./table-model.ts"

type FilterProps = { name: string; filter: TableFilter; query: TableQuery }

function FilterFields({ name, filter, query }: FilterProps) {
  if (filter.kind === "choice")
    return filter.choices.map(({ value, label }) => (
      <CheckboxField
        key={value}
        id={`filter-${name}-${value}`}
        {...{ name, value, label }}
        defaultChecked={query.choices[name]?.includes(value) ?? false}
      />
    ))
  if (filter.kind === "text")
    return (
      <TextField
        id={`filter-${name}`}
        name={name}
        label={filter.label}
        defaultValue={query.choices[name]?.[0] ?? ""}
        required={false}
        autoComplete="off"
      />
    )
  return (["from", "to"] as const).map((end) => (
    <TextField
      key={end}
      id={`filter-${name}-${end}`}
      name={`${name}-${end}`}
      kind="date"
      label={end === "from" ? "From" : "To"}
      defaultValue={query.days[name]?.[end] ?? ""}
      required={false}
    />
  ))
}

/** Filters and sorts the list. */
export function TableFilters({ rules, query }: ListState) {
  const filters = Object.entries(rules.filters)
  const names = filters.flatMap(([name, { kind }]) =>
    kind === "days" ? [`${name}-from`, `${name}-to`] : [name],
  )
  const count = Object.keys(query.choices).length + Object.keys(query.days).length
  const sorts = listSorts(rules).flatMap(({ key, label }) => [
    { value: sortText({ key, direction: "asc" }), label: `${label}, rising` },
    { value: sortText({ key, direction: "desc" }), label: `${label}, falling` },
  ])
  return (
    <TableFold
      {...{ rules, query }}
      fields={[...names, "sort"]}
      icon={<Icon of={FunnelIcon} />}
      label={count > 0 ? `Filters (${count})` : "Filters"}
      actions={<Button size="small">Apply</Button>}
    >
      {filters.map(([name, filter]) => (
        <TableGroup key={name} label={filter.label}>
          <FilterFields name={name} filter={filter} query={query} />
        </TableGroup>
      ))}
      <SelectField
        id="table-sort"
        name="sort"
        label="Order"
        choices={sorts}
        defaultValue={sortText(query.sort)}
      />
    </TableFold>
  )
}
