import { Link } from "react-router"
import type { OutstandingRefunds as Amounts } from "#src/features/payments/payment.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"

type OutstandingRefundsProps = Amounts & {
  /** The amount of the payments whose dispute is not decided. */
  disputed: Money
}

/** Warns of a disputed payment, and that a refund on the folio did not reach the guest; otherwise renders nothing. */
export const OutstandingRefunds = ({ failed, waiting, disputed }: OutstandingRefundsProps) => (
  <>
    {disputed > 0 && waiting === 0 && (
      <Notice tone="warning" title={`A payment of ${formatMoney(disputed)} is disputed`}>
        A refund online waits for the decision. Do not refund in cash yet: if the dispute is lost, the bank
        pays the guest.
      </Notice>
    )}
    {failed > 0 && (
      <Notice tone="warning" title={`A refund of ${formatMoney(failed)} failed`}>
        The guest has not received it.{" "}
        <Link to="/admin/failed-refunds">Send it again or credit the folio</Link>
      </Notice>
    )}
    {waiting > 0 && (
      <Notice title={`A refund of ${formatMoney(waiting)} waits for a dispute`}>
        It is sent when the dispute is won or closed. <Link to="/admin/failed-refunds">See the dispute</Link>
      </Notice>
    )}
  </>
)
