import { WaitingRefund } from "#src/features/bookings/cancel/ui/waiting-refund.tsx"
import { type BillLine, creditOfGuest } from "#src/features/folio/bill-line.ts"
import type { OutstandingRefunds } from "#src/features/payments/payment.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useText } from "#src/ui/use-text.tsx"

type RefundNoticesProps = { bill: readonly BillLine[]; outstanding: OutstandingRefunds }

/** Says what the hotel returns to the guest of a booking: a refund that waits for a dispute, and a credit. */
export function RefundNotices({ bill, outstanding: { failed, waiting } }: RefundNoticesProps) {
  const t = useText()
  const credit = creditOfGuest(bill)
  return (
    <>
      <WaitingRefund amount={waiting} />
      {credit > 0 && (
        <Notice title={t("We return {amount} to you.", { amount: formatMoney(credit) })}>
          {t(
            failed > 0
              ? "A refund did not get through to you. The front desk sends it again. There is nothing that you need to do."
              : "More was paid than the booking costs. The front desk refunds it. There is nothing that you need to do.",
          )}
        </Notice>
      )}
    </>
  )
}
