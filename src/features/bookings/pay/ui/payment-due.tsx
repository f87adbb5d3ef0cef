import type { ReactNode } from "react"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import styles from "./payment-due.module.css"
import { useText } from "#src/ui/use-text.tsx"
import { TaskPart } from "#src/features/bookings/ui/task.tsx"

type PaymentDueProps = {
  amount: Money
  /** The price of the stay; a part may be paid already. */
  total: Money
  isSandbox: boolean
  /** What is paid, where it is not the total or the balance. */
  label?: string | undefined
  /** What is paid later, and where. */
  later?: string | undefined
  notice?: ReactNode
  /** The payment form. */
  children: ReactNode
  /** What else the guest can do. */
  instead?: ReactNode
}

/** The amount due, and the payment form. */
export function PaymentDue({
  amount,
  total,
  isSandbox,
  label,
  later,
  notice,
  children,
  instead,
}: PaymentDueProps) {
  const t = useText()
  return (
    <TaskPart title="Payment">
      <p className={styles.sum}>
        <span>{t(label ?? (amount === total ? "Booking total" : "Still to pay"))}</span>
        <strong className={styles.total}>{formatMoney(amount)}</strong>
      </p>
      {later && <p className={styles.note}>{t(later)}</p>}
      {notice}
      {isSandbox && (
        <Notice tone="warning" title="Sandbox: no money moves">
          This site runs with a stand-in for the payment provider. Use the test details that it shows, never a
          real card.
        </Notice>
      )}
      {children}
      {instead}
      <p className={styles.note}>
        {t(
          "Card, UPI, net banking or EMI, on the provider's secure page. Your card details never reach the hotel.",
        )}
      </p>
    </TaskPart>
  )
}
