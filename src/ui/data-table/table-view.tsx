import { ColumnsIcon } from "@phosphor-icons/react/dist/icons/Columns"
import { tableSizes } from "#src/shared/table-query.ts"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { Button } from "../button.tsx"
import { Icon } from "../icon.tsx"
import { TableFold, TableGroup } from "./table-form.tsx"
import type { ListState } from "./table-model.ts"

const densities = [
  { value: "comfortable", label: "Comfortable" },
  { value: "compact", label: "Compact" },
]
const sizes = tableSizes.map((size) => ({ value: String(size), label: String(size) }))

/** The form field that saves the view in this browser. */
export const keepViewField = "keep-view"

/** Which columns are shown, the height of rows, and the rows per page. */
export function TableViewForm({ rules, query }: ListState) {
  const actions = (
    <>
      <Button size="small">Apply</Button>
      <Button size="small" variant="secondary" name={keepViewField} value="yes">
        Apply and keep
      </Button>
      {rules.savedView && (
        <Button size="small" variant="quiet" name={keepViewField} value="no">
          Forget what is kept
        </Button>
      )}
    </>
  )
  return (
    <TableFold
      {...{ rules, query, actions }}
      fields={["column", "density", "size"]}
      icon={<Icon of={ColumnsIcon} />}
      label="View"
    >
      <TableGroup label="Columns">
        {Object.entries(rules.columns).map(([key, { label }]) => (
          <CheckboxField
            key={key}
            id={`column-${key}`}
            name="column"
            value={key}
            label={label}
            defaultChecked={query.columns.includes(key)}
          />
        ))}
      </TableGroup>
      <SelectField
        id="table-density"
        name="density"
        label="Lines"
        choices={densities}
        defaultValue={query.density}
      />
      <SelectField
        id="table-size"
        name="size"
        label="Rows on a page"
        choices={sizes}
        defaultValue={String(query.size)}
      />
    </TableFold>
  )
}
