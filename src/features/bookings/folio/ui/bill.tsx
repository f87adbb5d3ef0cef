import { OutstandingRefundBadge } from "#src/features/bookings/ui/status-badges.tsx"
import { type BillLine, sumBill } from "#src/features/folio/bill-line.ts"
import { formatShortDate } from "#src/shared/calendar-date.ts"
import { type Money, subtract, zero } from "#src/shared/money.ts"
import { chooseMoneyFormat } from "#src/shared/amount-rows.ts"
import { useText } from "#src/ui/use-text.tsx"
import { classes } from "#src/ui/classes.ts"
import styles from "./bill.module.css"

const balanceRow = (owed: Money): { label: string; amount: Money } =>
  owed < 0
    ? { label: "We return to you", amount: subtract(zero, owed) }
    : { label: owed > 0 ? "Still to pay" : "Settled", amount: owed }

/** The bill of a booking as the guest sees it: charges, payments, the part of a company, and what the guest has to pay. */
export function Bill({ lines, titleId }: { lines: readonly BillLine[]; titleId: string }) {
  const t = useText()
  const { label, amount } = balanceRow(sumBill(lines, "guest"))
  const companyOwes = sumBill(lines, "company")
  const formatAmount = chooseMoneyFormat([...lines.map((line) => line.amount), companyOwes, amount])
  return (
    <section className={styles.bill} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t("Your bill")}
      </h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span>
              {line.quantity > 1 && `${line.quantity} × `}
              {t(line.description)} <span className={styles.date}>{t(formatShortDate(line.date))}</span>{" "}
              {line.refundState && <OutstandingRefundBadge state={line.refundState} />}
            </span>
            <span>{formatAmount(line.amount)}</span>
          </li>
        ))}
      </ul>
      {companyOwes !== 0 && (
        <p className={styles.line}>
          <span>{t(companyOwes > 0 ? "Your company pays" : "Returned to your company")}</span>
          <span>{formatAmount(subtract(zero, companyOwes))}</span>
        </p>
      )}
      <p className={classes(styles.line, styles.balance)}>
        <span>{t(label)}</span>
        <span>{formatAmount(amount)}</span>
      </p>
    </section>
  )
}
