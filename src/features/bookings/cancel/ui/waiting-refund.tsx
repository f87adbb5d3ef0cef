import { waitingRefundText } from "#src/features/bookings/booking-text.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useText } from "#src/ui/use-text.tsx"

/** Says that a refund waits for the decision of a dispute; renders nothing without such a refund. */
export function WaitingRefund({ amount }: { amount: Money }) {
  const t = useText()
  if (amount === 0) return null
  return (
    <Notice title={t("Your refund of {amount} has to wait.", { amount: formatMoney(amount) })}>
      {t(waitingRefundText)}
    </Notice>
  )
}
