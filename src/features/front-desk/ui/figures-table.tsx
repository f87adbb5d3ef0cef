import { formatLongDate } from "#src/shared/calendar-date.ts"
import { type Column, Table } from "#src/ui/data-table/table.tsx"
import {
  computeFigures,
  type NightFigures,
  formatPercent,
  formatWholeRupees,
} from "#src/features/front-desk/revenue-figures.ts"
import styles from "./figures.module.css"

const columns: readonly Column<NightFigures>[] = [
  { key: "night", header: "Night", render: ({ night }) => formatLongDate(night) },
  { key: "sold", header: "Sold", align: "end", render: ({ sold, available }) => `${sold} of ${available}` },
  {
    key: "occupancy",
    header: "Occupancy",
    align: "end",
    render: (night) => formatPercent(computeFigures([night]).occupancyBasisPoints),
  },
  {
    key: "adr",
    header: "ADR",
    align: "end",
    render: (night) => formatWholeRupees(computeFigures([night]).adr),
  },
  {
    key: "revpar",
    header: "RevPAR",
    align: "end",
    render: (night) => formatWholeRupees(computeFigures([night]).revpar),
  },
  {
    key: "revenue",
    header: "Revenue",
    align: "end",
    render: ({ revenue }) => formatWholeRupees(revenue),
  },
]

/** The same figures as a table, for screen readers and without JavaScript. */
export function FiguresTable({ nights }: { nights: readonly NightFigures[] }) {
  return (
    <details className={styles.table}>
      <summary>As a table, night by night</summary>
      <Table
        caption="Rooms sold, occupancy, ADR, RevPAR and revenue before GST by night"
        hideCaption
        columns={columns}
        rows={nights}
        rowKey={({ night }) => night}
        narrow="scroll"
      />
    </details>
  )
}
