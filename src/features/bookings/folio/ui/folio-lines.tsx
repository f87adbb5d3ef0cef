import { Form } from "react-router"
import { type FolioLine, lineKindNames, methodNames } from "#src/features/folio/folio-line.ts"
import { formatShortDate } from "#src/shared/calendar-date.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Button } from "#src/ui/button.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import type { FolioPanelProps } from "./folio-panel.tsx"
import { PostingTargetFields } from "./posting-target-fields.tsx"
import styles from "./folio.module.css"

const isVoidable = ({ kind, method, isVoided, voidsLineId }: FolioLine): boolean =>
  !isVoided && voidsLineId === null && kind !== "room" && kind !== "refund" && method !== "online"

const formatDetail = ({ kind, method, reference, reason, actorName, gst }: FolioLine): string =>
  [
    lineKindNames[kind],
    method && methodNames[method],
    reference,
    gst !== 0 && `GST ${formatMoney(gst)}`,
    reason,
    actorName && `by ${actorName}`,
  ]
    .filter(Boolean)
    .join(", ")

function VoidForm({ line, folio, isPending }: { line: FolioLine } & Omit<FolioPanelProps, "canChange">) {
  return (
    <details className={styles.void}>
      <summary>Void</summary>
      <Form method="post" replace preventScrollReset noValidate className={styles.fields}>
        <PostingTargetFields intent="void-line" folio={folio} />
        <input type="hidden" name="lineId" value={line.id} />
        <TextField name="reason" label="Reason" id={`void-${line.id}`} maxLength={500} />
        <Button size="small" variant="danger" pending={isPending}>
          Void {formatMoney(line.amount)}
        </Button>
      </Form>
    </details>
  )
}

/** The lines of a folio in the order of posting; a voided line is struck out. */
export const FolioLines = ({ folio, canChange, isPending }: FolioPanelProps) => (
  <ol className={styles.lines}>
    {folio.lines.map((line) => (
      <li key={line.id} className={line.isVoided || line.voidsLineId ? styles.voided : undefined}>
        <span className={styles.date}>{formatShortDate(line.businessDate)}</span>
        <span className={styles.description}>
          {line.description}
          {line.quantity > 1 && ` × ${line.quantity}`}
          {line.payer === "company" && <em> Company</em>}
          <small>{formatDetail(line)}</small>
        </span>
        <span className={styles.amount}>{formatMoney(line.amount)}</span>
        {canChange && isVoidable(line) && <VoidForm {...{ line, folio, isPending }} />}
      </li>
    ))}
  </ol>
)
