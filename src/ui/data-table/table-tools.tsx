import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/icons/DownloadSimple"
import { groupDigits } from "#src/shared/digit-grouping.ts"
import { tableAddress, type TableCount } from "#src/shared/table-query.ts"
import { Icon } from "../icon.tsx"
import { LinkButton } from "../link-button.tsx"
import { TableChips } from "./table-chips.tsx"
import { TableFilters } from "./table-filters.tsx"
import type { TableListing } from "./table-model.ts"
import { TableSearch } from "./table-search.tsx"
import { TableShortcuts } from "./table-shortcuts.tsx"
import styles from "./table-tools.module.css"
import { TableViewForm } from "./table-view.tsx"

const countText = { exact: "", about: "about ", "more-than": "more than " } as const

/** 'more than 1,000 bookings'. */
const formatRowCount = ({ number, kind }: TableCount, things: string): string =>
  `${countText[kind]}${groupDigits(number)} ${things}`

/** What stands above a list: search, filters, look and file. */
export function TableTools({ rules, query, page }: TableListing<unknown>) {
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <TableSearch rules={rules} query={query} />
        <TableFilters rules={rules} query={query} />
        <TableViewForm rules={rules} query={query} />
        <LinkButton
          href={tableAddress(rules, { ...query, cursor: null }, `${rules.path}.csv`)}
          variant="secondary"
          size="small"
          download
        >
          <Icon of={DownloadSimpleIcon} />
          Export CSV
        </LinkButton>
        <TableShortcuts />
        <output className={styles.count}>{formatRowCount(page.count, rules.things)}</output>
      </div>
      <TableChips rules={rules} query={query} />
    </div>
  )
}
