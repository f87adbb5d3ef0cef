import { fromRupees } from "#src/shared/money.ts"
import { Badge } from "../badge.tsx"
import { Button } from "../button.tsx"
import { DefinitionList } from "../definition-list.tsx"
import { EmptyState } from "../empty-state.tsx"
import { LinkButton } from "../link-button.tsx"
import { Pagination } from "#src/ui/navigation/pagination.tsx"
import { Price } from "#src/ui/price/price.tsx"
import { Table } from "#src/ui/data-table/table.tsx"
import { Part } from "./part.tsx"
import styles from "./styleguide.module.css"

const bookings = [
  { id: "VM-4821", guest: "Lakshmi Venkataraghavan Iyer", state: "Booking is Confirm", total: 24960 },
  { id: "VM-4822", guest: "Om Rao", state: "Booking is Complete", total: 112480 },
]

export const Data = () => (
  <Part name="Data">
    <Table
      caption="Bookings of this week"
      rows={bookings}
      rowKey={({ id }) => id}
      columns={[
        { key: "id", header: "Reference", render: ({ id }) => id },
        { key: "guest", header: "Guest", render: ({ guest }) => guest },
        { key: "state", header: "State", render: ({ state }) => <Badge tone="success">{state}</Badge> },
        {
          key: "total",
          header: "Total",
          align: "end",
          render: (row) => <Price amount={fromRupees(row.total)} />,
        },
        { key: "open", header: "Actions", isQuiet: true, render: () => <Button size="small">Open</Button> },
      ]}
    />
    <Pagination label="Pages of bookings" previous="?a" next="?b" status="41 to 60 of 1,204" />
    <div className={styles.row}>
      {(["neutral", "accent", "success", "warning", "danger", "info"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
    <div className={styles.columns}>
      <DefinitionList
        items={[
          { term: "Room", description: "Deluxe" },
          { term: "Nights", description: "2" },
        ]}
      />
      <DefinitionList
        look="ledger"
        items={[
          { term: "Subtotal", description: "₹21,152.54" },
          { term: "GST", description: "₹3,807.46" },
          { term: "Total", description: "₹24,960", isTotal: true },
        ]}
      />
    </div>
    <DefinitionList
      look="grid"
      items={[
        { term: "Check-in", description: "Fri 25 Dec 2026" },
        { term: "Check-out", description: "Sun 27 Dec 2026" },
        { term: "Guests", description: "2 adults" },
      ]}
    />
    <EmptyState title="Your booking is empty" actions={<LinkButton to="/booking">Book a Room</LinkButton>}>
      Rooms you reserve will wait here.
    </EmptyState>
  </Part>
)
