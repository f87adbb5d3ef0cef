import { ColumnsIcon } from "@phosphor-icons/react/dist/icons/Columns"
import { tableDensities, tableSizes } from "#src/shared/table-query.ts"
import { Button } from "../button.tsx"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { Icon } from "../icon.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TableFold } from "./table-fold.tsx"
import { TableForm } from "./table-form.tsx"
import type { TableListing } from "./table-model.ts"
import styles from "./table-tools.module.css"

const densityNames = { comfortable: "Comfortable", compact: "Compact" } as const

/** The form field that asks for the look to be kept in this browser. */
export const keepViewField = "keep-view"

/** Which columns are shown, how tightly, and how many rows to a page. */
export function TableViewForm({ rules, query }: Pick<TableListing<unknown>, "rules" | "query">) {
  return (
    <TableFold icon={<Icon of={ColumnsIcon} />} label="View">
      <TableForm
        key={JSON.stringify(query)}
        {...{ rules, query }}
        fields={["column", "density", "size"]}
        className={styles.form}
      >
        <div className={styles.groups}>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>Columns</legend>
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
          </fieldset>
          <SelectField
            id="table-density"
            name="density"
            label="Lines"
            choices={tableDensities.map((value) => ({ value, label: densityNames[value] }))}
            defaultValue={query.density}
          />
          <SelectField
            id="table-size"
            name="size"
            label="Rows on a page"
            choices={tableSizes.map((size) => ({ value: String(size), label: String(size) }))}
            defaultValue={String(query.size)}
          />
        </div>
        <div className={styles.formActions}>
          <Button size="small">Apply</Button>
          <Button size="small" variant="secondary" name={keepViewField} value="yes">
            Apply and keep
          </Button>
          {rules.usual && (
            <Button size="small" variant="quiet" name={keepViewField} value="no">
              Forget what is kept
            </Button>
          )}
        </div>
      </TableForm>
    </TableFold>
  )
}
