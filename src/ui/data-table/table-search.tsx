import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/icons/MagnifyingGlass"
import { Icon } from "../icon.tsx"
import type { TableListing } from "./table-model.ts"
import { StateFields } from "./table-state-fields.tsx"
import styles from "./table-tools.module.css"
import { useTableForm } from "./use-table-form.ts"

export const searchFieldId = "table-search"

/** Looks for words in the list; `/` leads here. */
export function TableSearch({ rules, query }: Pick<TableListing<unknown>, "rules" | "query">) {
  const send = useTableForm(rules)
  return (
    <search className={styles.search}>
      <form action={rules.path} onSubmit={send} className={styles.searchForm}>
        <StateFields rules={rules} query={query} except={["q"]} />
        <label htmlFor={searchFieldId} className={styles.searchLabel}>
          Search {rules.things}
        </label>
        <span className={styles.searchFrame}>
          <Icon of={MagnifyingGlassIcon} className={styles.searchIcon} />
          <input
            key={query.search}
            id={searchFieldId}
            type="search"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            className={styles.searchField}
            defaultValue={query.search}
            placeholder={rules.searchLabel}
            aria-keyshortcuts="/"
          />
        </span>
      </form>
    </search>
  )
}
