import { Form } from "react-router"
import type { GstPeriod } from "#src/features/pricing/gst.ts"
import { formatGstSlabs } from "#src/features/pricing/gst-periods/gst-text.ts"
import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { type Column, Table } from "#src/ui/data-table/table.tsx"
import { NoWrap } from "#src/ui/data-table/table-cells.tsx"
import { useConfirmedSubmit } from "#src/ui/dialogs/use-confirmed-submit.ts"

function RemovePeriod({ from }: Pick<GstPeriod, "from">) {
  const date = formatLongDate(from)
  const onSubmit = useConfirmedSubmit(() => ({
    title: `GST rates from ${date}`,
    message: "Booked nights from this day on are taxed at the rates before it again.",
    confirmLabel: "Remove",
    danger: true,
  }))
  return (
    <Form method="post" preventScrollReset onSubmit={onSubmit}>
      <input type="hidden" name="from" value={from} />
      <Button name="intent" value="remove" variant="quiet" size="small" aria-label={`Remove: ${date}`}>
        Remove
      </Button>
    </Form>
  )
}

type GstPeriodsTableProps = {
  periods: readonly GstPeriod[]
  today: CalendarDate
  canChange: boolean
}

/** The GST rates of rooms by the day of the night, the newest first; those that have not begun can be removed. */
export function GstPeriodsTable({ periods, today, canChange }: GstPeriodsTableProps) {
  const changes: Column<GstPeriod> = {
    key: "changes",
    header: "Changes",
    isQuiet: true,
    render: ({ from }) => (from > today ? <RemovePeriod from={from} /> : null),
  }
  const columns: Column<GstPeriod>[] = [
    { key: "from", header: "Nights from", render: ({ from }) => <NoWrap>{formatLongDate(from)}</NoWrap> },
    {
      key: "slabs",
      header: "GST, by the price before GST",
      render: ({ slabs }) => formatGstSlabs(slabs),
    },
  ]
  return (
    <Table
      caption="GST rates of rooms"
      hideCaption
      columns={canChange ? [...columns, changes] : columns}
      rows={periods.toReversed()}
      rowKey={({ from }) => from}
    />
  )
}
