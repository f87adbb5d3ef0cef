import { Form, Link } from "react-router"
import { type Extra, extraUnitNames, hasRateOfRoom } from "#src/features/folio/extra.ts"
import { formatGstRate } from "#src/features/pricing/gst.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Badge } from "#src/ui/badge.tsx"
import { Button } from "#src/ui/button.tsx"
import { type Column, Table } from "#src/ui/data-table/table.tsx"
import { NoWrap } from "#src/ui/data-table/table-cells.tsx"

/** Retires an extra, or puts a retired one back on the list. */
const ActiveForm = ({ extra: { id, name, isActive }, isPending }: { extra: Extra; isPending: boolean }) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="id" value={id} />
    <Button
      name="intent"
      value={isActive ? "retire" : "reinstate"}
      variant="quiet"
      size="small"
      pending={isPending}
      aria-label={`${isActive ? "Retire" : "Offer again"}: ${name}`}
    >
      {isActive ? "Retire" : "Offer again"}
    </Button>
  </Form>
)

const formatOffered = ({ isOffered, changesHours }: Extra): string => {
  if (!isOffered) return "No"
  return changesHours ? "Overnight stays only" : "Yes"
}

type ExtrasTableProps = { extras: readonly Extra[]; canChange: boolean; isPending: boolean }

/** The price list of extras, in its order; retired ones are marked. */
export function ExtrasTable({ extras, canChange, isPending }: ExtrasTableProps) {
  const changes: Column<Extra> = {
    key: "changes",
    header: "Changes",
    isQuiet: true,
    render: (extra) => <ActiveForm extra={extra} isPending={isPending} />,
  }
  const columns: Column<Extra>[] = [
    {
      key: "name",
      header: "Name",
      render: ({ id, name }) =>
        canChange ? <Link to={`/admin/extras?extra=${id}#extra`}>{name}</Link> : name,
    },
    { key: "sac", header: "SAC", render: ({ sac }) => <NoWrap>{sac}</NoWrap> },
    {
      key: "gst",
      header: "GST rate",
      render: (extra) => (hasRateOfRoom(extra) ? "As the room" : formatGstRate(extra.gstBasisPoints)),
      align: "end",
    },
    { key: "price", header: "Price with GST", render: ({ price }) => formatMoney(price), align: "end" },
    { key: "unit", header: "For", render: ({ unit }) => <NoWrap>{extraUnitNames[unit]}</NoWrap> },
    {
      key: "state",
      header: "State",
      render: ({ isActive }) => (isActive ? <Badge tone="success">Offered</Badge> : <Badge>Retired</Badge>),
    },
    { key: "offered", header: "With a booking", render: formatOffered },
    ...(canChange ? [changes] : []),
  ]
  return <Table columns={columns} rows={extras} rowKey={({ id }) => id} caption="Extras" hideCaption />
}
