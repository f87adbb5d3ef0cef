import { FunnelIcon } from "@phosphor-icons/react/dist/icons/Funnel"
import { sortText, type TableFilter, type TableQuery } from "#src/shared/table-query.ts"
import { Button } from "../button.tsx"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { Icon } from "../icon.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { TableFold } from "./table-fold.tsx"
import { TableForm } from "./table-form.tsx"
import type { TableListing } from "./table-model.ts"
import styles from "./table-tools.module.css"

type FilterProps = { name: string; filter: TableFilter; query: TableQuery }

function FilterFields({ name, filter, query }: FilterProps) {
  if (filter.kind === "choice") {
    const chosen = query.choices[name] ?? []
    return filter.choices.map(({ value, label }) => (
      <CheckboxField
        key={value}
        id={`filter-${name}-${value}`}
        name={name}
        value={value}
        label={label}
        defaultChecked={chosen.includes(value)}
      />
    ))
  }
  if (filter.kind === "text") {
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
  }
  const days = query.days[name] ?? {}
  return (["from", "to"] as const).map((end) => (
    <TextField
      key={end}
      id={`filter-${name}-${end}`}
      name={`${name}-${end}`}
      kind="date"
      label={end === "from" ? "From" : "To"}
      defaultValue={days[end] ?? ""}
      required={false}
    />
  ))
}

const sortChoices = (sorts: Readonly<Record<string, string>>) =>
  Object.entries(sorts).flatMap(([key, label]) => [
    { value: sortText({ key, direction: "asc" }), label: `${label}, rising` },
    { value: sortText({ key, direction: "desc" }), label: `${label}, falling` },
  ])

/** Narrows and orders the list. */
export function TableFilters({ rules, query }: Pick<TableListing<unknown>, "rules" | "query">) {
  const names = Object.entries(rules.filters).flatMap(([name, { kind }]) =>
    kind === "days" ? [`${name}-from`, `${name}-to`] : [name],
  )
  const count = Object.keys(query.choices).length + Object.keys(query.days).length
  return (
    <TableFold icon={<Icon of={FunnelIcon} />} label={count > 0 ? `Filters (${count})` : "Filters"}>
      <TableForm
        key={JSON.stringify(query)}
        {...{ rules, query }}
        fields={[...names, "sort"]}
        className={styles.form}
      >
        <div className={styles.groups}>
          {Object.entries(rules.filters).map(([name, filter]) => (
            <fieldset key={name} className={styles.group}>
              <legend className={styles.legend}>{filter.label}</legend>
              <FilterFields name={name} filter={filter} query={query} />
            </fieldset>
          ))}
          <SelectField
            id="table-sort"
            name="sort"
            label="Order"
            choices={sortChoices(rules.sorts)}
            defaultValue={sortText(query.sort)}
          />
        </div>
        <div className={styles.formActions}>
          <Button size="small">Apply</Button>
        </div>
      </TableForm>
    </TableFold>
  )
}
