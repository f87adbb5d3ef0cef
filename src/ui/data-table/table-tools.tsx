import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/icons/DownloadSimple"
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/icons/MagnifyingGlass"
import { singularOf } from "#src/shared/format/format-count.ts"
import { groupDigits } from "#src/shared/format/digit-grouping.ts"
import { tableAddress } from "#src/shared/table-query.ts"
import { Icon } from "../icon.tsx"
import { LinkButton } from "../link-button.tsx"
import { VisuallyHidden } from "../visually-hidden.tsx"
import { TableChips } from "./table-chips.tsx"
import { TableFilters } from "./table-filters.tsx"
import { TableForm } from "./table-form.tsx"
import type { ListState, TableListing } from "./table-model.ts"
import { TableShortcuts } from "./table-shortcuts.tsx"
import styles from "./table-tools.module.css"
import { TableViewForm } from "./table-view.tsx"
import { searchFieldId } from "./use-table-keys.ts"

const TableSearch = ({ rules, query }: ListState) => (
  <search className={styles.search}>
    <TableForm rules={rules} query={query} fields={["q"]}>
      <label htmlFor={searchFieldId}>
        <VisuallyHidden>Search {rules.pluralName}</VisuallyHidden>
      </label>
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
    </TableForm>
  </search>
)

/** The row above a list: search, filters, view, CSV file and count. */
export function TableTools({ rules, query, page: { count } }: TableListing<unknown>) {
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        {rules.searchLabel && <TableSearch rules={rules} query={query} />}
        <TableFilters rules={rules} query={query} />
        <TableViewForm rules={rules} query={query} />
        <LinkButton
          href={tableAddress(rules, { ...query, cursor: null }, `/admin/export/${rules.name}`)}
          variant="secondary"
          size="small"
          download
        >
          <Icon of={DownloadSimpleIcon} />
          Export CSV
        </LinkButton>
        <TableShortcuts />
        <output className={styles.count}>
          {groupDigits(count.number) + (count.kind === "more-than" ? "+" : "")}{" "}
          {count.number === 1 ? singularOf(rules.pluralName) : rules.pluralName}
        </output>
      </div>
      {count.kind === "truncated" && (
        <output>
          Showing the {rules.firstSort.direction === "desc" ? "newest" : "first"} {groupDigits(count.number)}{" "}
          matches of “{query.search}”. Type more letters to see the others.
        </output>
      )}
      {count.notice && <output>{count.notice}</output>}
      <TableChips rules={rules} query={query} />
    </div>
  )
}
