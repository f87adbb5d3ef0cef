import { Form } from "react-router"
import { phoneHref } from "#src/shared/validation/phone.ts"
import { Button } from "#src/ui/button.tsx"
import { type Column, Table } from "#src/ui/data-table/table.tsx"
import { NoWrap } from "#src/ui/data-table/table-cells.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import type { OutletDay } from "../outlet-day.ts"
import type { TableReservation, TableStatus } from "../table-reservation.ts"
import { formatSlot } from "../table-times.ts"
import { TableStatusBadge } from "./table-status-badge.tsx"
import styles from "./table-day.module.css"

const actionNames: Readonly<Record<TableStatus, readonly (readonly [to: TableStatus, label: string])[]>> = {
  confirmed: [
    ["seated", "Seated"],
    ["no-show", "No-show"],
    ["cancelled", "Cancel"],
  ],
  seated: [["confirmed", "Undo"]],
  "no-show": [["confirmed", "Undo"]],
  cancelled: [["confirmed", "Undo"]],
}

type ActionsProps = { readonly table: TableReservation; readonly isPending: boolean }

const Actions = ({ table, isPending }: ActionsProps) => (
  <Form method="post" preventScrollReset className={styles.actions}>
    <input type="hidden" name="intent" value="status" />
    <input type="hidden" name="id" value={table.id} />
    {actionNames[table.status].map(([to, label]) => (
      <Button
        key={to}
        name="to"
        value={to}
        size="small"
        variant="secondary"
        pending={isPending}
        aria-label={`${label}: ${table.name}, ${formatSlot(table.slot)}`}
      >
        {label}
      </Button>
    ))}
  </Form>
)

const columnsFor = (isPending: boolean): Column<TableReservation>[] => [
  { key: "time", header: "Time", render: ({ slot }) => <NoWrap>{formatSlot(slot)}</NoWrap> },
  {
    key: "name",
    header: "Name",
    namesRow: true,
    render: ({ name, phone, reference }) => (
      <>
        <strong>{name}</strong>
        <span className={styles.soft}>
          {phone && <a href={phoneHref(phone)}>{phone}</a>} <NoWrap>{reference}</NoWrap>
        </span>
      </>
    ),
  },
  { key: "guests", header: "Guests", align: "end", render: ({ guests }) => guests },
  { key: "note", header: "Note", render: ({ note }) => note && <span className={styles.note}>{note}</span> },
  { key: "status", header: "Status", render: ({ status }) => <TableStatusBadge status={status} /> },
  {
    key: "actions",
    header: "Actions",
    isQuiet: true,
    render: (table) => <Actions table={table} isPending={isPending} />,
  },
]

type TableDayProps = { readonly outlet: OutletDay; readonly isPending: boolean }

const Covers = ({ outlet: { id, name, covers, slots }, isPending }: TableDayProps) => (
  <div className={styles.covers}>
    {slots.length > 0 && (
      <ul className={styles.slots} aria-label={`Guests of ${name} by half hour`}>
        <li aria-hidden="true">Guests by half hour:</li>
        {slots.map(({ slot, taken }) => (
          <li key={slot} data-full={taken >= covers || undefined}>
            {formatSlot(slot)} <strong>{taken}</strong>
          </li>
        ))}
      </ul>
    )}
    <Form method="post" preventScrollReset className={styles.change} aria-label={`Covers of ${name}`}>
      <input type="hidden" name="intent" value="covers" />
      <input type="hidden" name="outlet" value={id} />
      <TextField
        key={covers}
        id={`covers-${id}`}
        name="covers"
        label="Guests at a time"
        kind="number"
        defaultValue={String(covers)}
      />
      <Button variant="secondary" pending={isPending}>
        Change
      </Button>
    </Form>
  </div>
)

/** The reservations of an outlet on a day, and how full it is. */
export const TableDay = ({ outlet, isPending }: TableDayProps) => (
  <section className={styles.outlet} aria-labelledby={`outlet-${outlet.id}`}>
    <h2 id={`outlet-${outlet.id}`} className={styles.title}>
      {outlet.name}
    </h2>
    {outlet.tables.length === 0 ? (
      <p className={styles.soft}>No table is reserved.</p>
    ) : (
      <Table
        columns={columnsFor(isPending)}
        rows={outlet.tables}
        rowKey={({ id }) => id}
        caption={`Reservations at ${outlet.name}`}
        hideCaption
      />
    )}
    <Covers outlet={outlet} isPending={isPending} />
  </section>
)
