import { Form, Link } from "react-router"
import {
  type DifferenceKey,
  differenceNames,
  type ResolvedDifference,
  type SettlementDifference,
  surplusOf,
} from "#src/features/payments/settlement.ts"
import { formatHotelDate, formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { Badge } from "#src/ui/badge.tsx"
import { Button } from "#src/ui/button.tsx"
import { type Column, Table } from "#src/ui/data-table/table.tsx"
import { FormDisclosure } from "#src/ui/disclosure.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { useCheckedFormDraft } from "#src/ui/forms/drafts/use-checked-form-draft.ts"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import styles from "./settlement-differences.module.css"

type TableProps<Row> = { differences: readonly Row[]; canResolve: boolean; isPending: boolean }

const keyOf = ({ kind, entityId }: DifferenceKey): string => `${kind} ${entityId}`

const nameOf = ({ reference, entityId }: SettlementDifference): string => reference ?? entityId

const KeyFields = ({ kind, entityId }: DifferenceKey) => (
  <>
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="entityId" value={entityId} />
  </>
)

const loadSchema = async () => (await import("#src/features/payments/settlements.schema.ts")).resolveForm

const ResolveForm = ({ difference, isPending }: { difference: SettlementDifference; isPending: boolean }) => {
  const name = `note of ${keyOf(difference)}`
  const noteId = name.replaceAll(" ", "-")
  const checked = useCheckedFormDraft(name, loadSchema, undefined)
  return (
    <FormDisclosure title="Resolve" isOpen={false} className={styles.resolve}>
      <Form method="post" preventScrollReset {...checked.form} className={styles.form}>
        <KeyFields {...difference} />
        <FormFields>
          <FormErrorSummary key={checked.refusedCount} errors={checked.summary} idOf={() => noteId} />
          <TextField
            id={noteId}
            name="note"
            error={checked.errors["note"]}
            label="Note"
            hint="How the difference is explained"
            maxLength={500}
          />
          <FormActions>
            <Button
              size="small"
              name="intent"
              value="resolve"
              pending={isPending}
              aria-label={`Resolve the difference of ${nameOf(difference)}`}
            >
              Resolve
            </Button>
          </FormActions>
        </FormFields>
      </Form>
    </FormDisclosure>
  )
}

const ReopenForm = ({ difference, isPending }: { difference: ResolvedDifference; isPending: boolean }) => (
  <Form method="post" preventScrollReset className={styles.form}>
    <KeyFields {...difference} />
    <Button
      name="intent"
      value="reopen"
      variant="secondary"
      size="small"
      pending={isPending}
      aria-label={`Reopen the difference of ${nameOf(difference)}`}
    >
      Reopen
    </Button>
  </Form>
)

const Booking = ({ bookingId, reference, guestName, entityId }: SettlementDifference) => (
  <>
    {bookingId && reference ? (
      <Link to={`/admin/${bookingId}`} className={styles.reference}>
        {reference}
      </Link>
    ) : (
      "No booking"
    )}
    {guestName && <div>{guestName}</div>}
    <div className={styles.soft}>{entityId}</div>
  </>
)

const Settled = ({ settlementId, utr, at }: SettlementDifference) =>
  settlementId ? (
    <>
      {formatHotelDate(at)}
      <div className={styles.soft}>{utr ?? settlementId}</div>
    </>
  ) : (
    <>
      Not settled
      <div className={styles.soft}>captured {formatHotelDate(at)}</div>
    </>
  )

const amount = (money: Money | null): string => (money === null ? "none" : formatMoney(money))

const booking: Column<SettlementDifference> = {
  key: "booking",
  header: "Booking",
  render: (difference) => <Booking {...difference} />,
}

const amounts: Column<SettlementDifference>[] = [
  { key: "recorded", header: "Expected", align: "end", render: ({ recorded }) => amount(recorded) },
  { key: "settled", header: "Reported", align: "end", render: ({ settled }) => amount(settled) },
  {
    key: "surplus",
    header: "Difference",
    align: "end",
    render: (difference) => formatMoney(surplusOf(difference)),
  },
  { key: "at", header: "Settlement", render: (difference) => <Settled {...difference} /> },
]

const whereDifferent = (column: Column<SettlementDifference>): Column<ResolvedDifference> => ({
  ...column,
  render: (resolved) => {
    if (resolved.stillDiffers) return column.render(resolved)
    return column.key === "at" ? "No longer differs" : "–"
  },
})

const openColumns = ({ canResolve, isPending }: Omit<TableProps<never>, "differences">) =>
  [
    booking,
    {
      key: "kind",
      header: "Status",
      render: (difference) => (
        <>
          <Badge tone="warning">Open</Badge> {differenceNames[difference.kind]}
          {canResolve && <ResolveForm difference={difference} isPending={isPending} />}
        </>
      ),
    },
    ...amounts,
  ] satisfies Column<SettlementDifference>[]

const resolvedColumns = ({ canResolve, isPending }: Omit<TableProps<never>, "differences">) =>
  [
    booking,
    {
      key: "note",
      header: "Status",
      render: (difference) => (
        <>
          <Badge tone="success">Resolved</Badge> {difference.note}
          <div className={styles.soft}>
            {`${differenceNames[difference.kind]}; ${difference.resolvedBy ?? "somebody removed"}, ${formatHotelMoment(difference.resolvedAt)}`}
          </div>
          {canResolve && difference.stillDiffers && (
            <ReopenForm difference={difference} isPending={isPending} />
          )}
        </>
      ),
    },
    ...amounts.map(whereDifferent),
  ] satisfies Column<ResolvedDifference>[]

/** Differences that need an explanation. Refunds and debits are negative. */
export const DifferenceTable = ({ differences, ...props }: TableProps<SettlementDifference>) => (
  <Table
    columns={openColumns(props)}
    rows={differences}
    rowKey={keyOf}
    caption="Settlements that differ"
    hideCaption
  />
)

/** Differences with their explanations. */
export const ResolvedDifferenceTable = ({ differences, ...props }: TableProps<ResolvedDifference>) => (
  <Table
    columns={resolvedColumns(props)}
    rows={differences}
    rowKey={keyOf}
    caption="Resolved differences"
    hideCaption
  />
)
