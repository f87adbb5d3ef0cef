import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/icons/DownloadSimple"
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/icons/MagnifyingGlass"
import { groupDigits } from "#src/shared/digit-grouping.ts"
import { tableAddress, type TableCount } from "#src/shared/table-query.ts"
import { Icon } from "../icon.tsx"
import { LinkButton } from "../link-button.tsx"
import { TableChips } from "./table-chips.tsx"
import { TableFilters } from "./table-filters.tsx"
import { TableForm } from "./table-form.tsx"
import type { TableListing } from "./table-model.ts"
import { TableShortcuts } from "./table-shortcuts.tsx"
import styles from "./table-tools.module.css"
import { TableViewForm } from "./table-view.tsx"

const searchFieldId = "table-search"

/** Leads to the search field of the list. */
export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>(`#${searchFieldId}`)
  field?.focus()
  field?.select()
}

type ListState = Pick<TableListing<unknown>, "rules" | "query">

const TableSearch = ({ rules, query }: ListState) => (
  <search className={styles.search}>
    <TableForm rules={rules} query={query} fields={["q"]} className={styles.searchForm}>
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
    </TableForm>
  </search>
)

/** '1,000+ bookings'. */
const formatCount = ({ number, kind }: TableCount, things: string): string =>
  `${groupDigits(number)}${kind === "more-than" ? "+" : ""} ${things}`

/** The row above a list: search, filters, view, CSV file and count. */
export function TableTools({ rules, query, page }: TableListing<unknown>) {
  const { csvName } = rules
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        {rules.searchLabel && <TableSearch rules={rules} query={query} />}
        <TableFilters rules={rules} query={query} />
        <TableViewForm rules={rules} query={query} />
        {csvName && (
          <LinkButton
            href={tableAddress(rules, { ...query, cursor: null }, `/admin/export/${csvName}`)}
            variant="secondary"
            size="small"
            download
          >
            <Icon of={DownloadSimpleIcon} />
            Export CSV
          </LinkButton>
        )}
        <TableShortcuts />
        <output className={styles.count}>{formatCount(page.count, rules.things)}</output>
      </div>
      {page.count.kind === "cut" && (
        <output>
          Showing the first {groupDigits(page.count.number)} matches of “{query.search}”. Type more letters to
          see the others.
        </output>
      )}
      <TableChips rules={rules} query={query} />
    </div>
  )
}
