import { Link } from "react-router"
import type { UnmadeRefunds as Amounts } from "#src/features/payments/payment.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"

/** Warns that a refund on the folio did not reach the guest; renders nothing without such a refund. */
export const UnmadeRefunds = ({ failed, waiting }: Amounts) => (
  <>
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
