import { refundTiming } from "#src/features/bookings/booking-text.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useText } from "#src/ui/use-text.tsx"

/** Says that a payment, such as the second one of a booking, is returned; renders nothing without such a payment. */
export function ReturnedPayment({ amount }: { amount: Money }) {
  const t = useText()
  if (amount === 0) return null
  return (
    <Notice
      title={t("A payment of {amount} was not needed for this booking. We return it in full.", {
        amount: formatMoney(amount),
      })}
      live
    >
      {t(refundTiming)}
    </Notice>
  )
}
