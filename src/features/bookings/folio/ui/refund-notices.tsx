import { WaitingRefund } from "#src/features/bookings/cancel/ui/waiting-refund.tsx"
import { type BillLine, creditOfGuest, waitingRefundOfGuest } from "#src/features/folio/bill-line.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useText } from "#src/ui/use-text.tsx"

/** Says what the hotel returns to the guest of a booking: a refund that waits for a dispute, and a credit. */
export function RefundNotices({ bill }: { bill: readonly BillLine[] }) {
  const t = useText()
  const credit = creditOfGuest(bill)
  const hasFailed = bill.some(({ payer, refundState }) => payer === "guest" && refundState === "failed")
  return (
    <>
      <WaitingRefund amount={waitingRefundOfGuest(bill)} />
      {credit > 0 && (
        <Notice title={t("We return {amount} to you.", { amount: formatMoney(credit) })}>
          {t(
            hasFailed
              ? "A refund did not get through to you. The front desk sends it again. There is nothing that you need to do."
              : "More was paid than the booking costs. The front desk refunds it. There is nothing that you need to do.",
          )}
        </Notice>
      )}
    </>
  )
}
