import { formatRemark } from "#src/shared/format/format-remark.ts"
import { type FolioLine, isReversed, lineKindNames } from "#src/features/folio/folio-line.ts"
import { OutstandingRefundBadge } from "#src/features/bookings/ui/status-badges.tsx"
import { movableCharge } from "#src/features/folio/movable-charge.ts"
import { chooseMoneyFormat } from "#src/shared/amount-rows.ts"
import { formatShortDate } from "#src/shared/calendar-date.ts"
import { formatAmount, formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import { Link } from "react-router"
import { classes } from "#src/ui/classes.ts"
import { PostingField, PostingForm, type PostingProps } from "./posting-form.tsx"
import styles from "./folio.module.css"

const isMoneyMoved = ({ kind }: FolioLine): boolean => kind === "payment" || kind === "refund"

/** The description of a payment or refund names its kind already. */
const formatDetail = (line: FolioLine): string =>
  [
    !isMoneyMoved(line) && lineKindNames[line.kind],
    line.reference,
    line.gst !== 0 && `GST ${formatMoney(line.gst)}`,
    line.reason,
    line.actorName && `by ${line.actorName}`,
  ]
    .filter(Boolean)
    .join(", ")

export type FolioLinesProps = PostingProps & {
  /** Whether the reader may post. */
  canChange: boolean
  /** Whether a company pays a part of the booking. */
  hasCompany: boolean
}

type LineProps = Omit<FolioLinesProps, "canChange"> & { line: FolioLine }

/** When, why and by whom a line was voided or transferred to another booking. */
const formatVoid = (line: FolioLine): string =>
  formatRemark(
    `${line.otherReference ? `Transferred to ${line.otherReference}` : "Void"} ${formatShortDate(line.businessDate)}`,
    line.reason,
    line.actorName,
  )

function LineForms({ line, hasCompany, ...posting }: LineProps) {
  const charge = movableCharge(line, posting.folio.lines)
  const other = line.payer === "guest" ? "company" : "guest"
  return (
    <div className={styles.lineForms}>
      {posting.folio.voidableIds.includes(line.id) && (
        <PostingForm
          {...posting}
          intent="void-line"
          lineId={line.id}
          title="Void"
          action={`Void ₹${formatAmount(line.amount)}`}
          isDanger
        >
          <PostingField name="reason" label="Reason" />
        </PostingForm>
      )}
      {hasCompany && charge && (
        <PostingForm {...posting} intent="move-charge" lineId={line.id} title={`Bill to the ${other}`}>
          <input type="hidden" name="payer" value={other} />
        </PostingForm>
      )}
      {charge && (
        <PostingForm
          {...posting}
          intent="transfer-charge"
          lineId={line.id}
          title="Transfer to another booking"
          action={`Transfer ${formatMoney(charge.amount)}`}
        >
          <PostingField name="toReference" label="Booking reference" hint="VM- and eight characters" />
          <PostingField name="reason" label="Reason" />
        </PostingForm>
      )}
    </div>
  )
}

/** The state of a refund that the guest has not received, and where the desk acts on it. */
function RefundState({ line: { refundId }, folio }: Pick<LineProps, "line" | "folio">) {
  const outstanding = folio.outstandingRefunds.find(({ id }) => id === refundId)
  if (!outstanding) return null
  return (
    <p className={styles.state}>
      <OutstandingRefundBadge state={outstanding.state} />{" "}
      <Link to="/admin/failed-refunds">
        {outstanding.state === "failed" ? "Send again or credit" : "See the dispute"}
      </Link>
    </p>
  )
}

type RowProps = {
  canChange: boolean
  reversal: FolioLine | undefined
  format: (amount: Money) => string
}

/** Charges and refunds raise the balance, payments lower it: each has its column. */
function LineRow({ line, reversal, canChange, format, ...props }: LineProps & RowProps) {
  const linked = reversal?.otherBookingId ? reversal : line
  const charge = isMoneyMoved(line) ? "" : format(line.amount)
  const payment = isMoneyMoved(line) ? format(subtract(zero, line.amount)) : ""
  return (
    <tr className={classes(isReversed(line) && styles.voided)}>
      <td className={styles.date}>{formatShortDate(line.businessDate)}</td>
      <th scope="row" className={styles.description}>
        <span className={styles.title}>
          {line.quantity > 1 && `${line.quantity} × `}
          {line.description}
        </span>
        <small>{formatDetail(line)}</small>
        {reversal && <small>{formatVoid(reversal)}</small>}
        <RefundState line={line} folio={props.folio} />
        {linked.otherBookingId && (
          <Link to={`/admin/${linked.otherBookingId}`}>Open {linked.otherReference}</Link>
        )}
        {canChange && <LineForms {...props} line={line} />}
      </th>
      {props.hasCompany && <td className={styles.payer}>{line.payer === "guest" ? "Guest" : "Company"}</td>}
      <td className={styles.amount}>{charge}</td>
      <td className={styles.amount}>{payment}</td>
    </tr>
  )
}

/** The lines of a folio in the order of posting; a voided line and its void are one row, struck out. */
export function FolioLines(props: FolioLinesProps) {
  const { lines } = props.folio
  const format = chooseMoneyFormat(lines.map(({ amount }) => amount))
  return (
    <table className={styles.lines} aria-label="Folio">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col" className={styles.description}>
            Description
          </th>
          {props.hasCompany && (
            <th scope="col" className={styles.payer}>
              Payer
            </th>
          )}
          <th scope="col" className={styles.amount}>
            Charges
          </th>
          <th scope="col" className={styles.amount}>
            Payments
          </th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(({ voidsLineId }) => voidsLineId === null)
          .map((line) => (
            <LineRow
              key={line.id}
              line={line}
              format={format}
              reversal={lines.find(({ voidsLineId }) => voidsLineId === line.id)}
              {...props}
            />
          ))}
      </tbody>
    </table>
  )
}
