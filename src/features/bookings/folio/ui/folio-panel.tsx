import type { Folio } from "#src/features/bookings/folio/folio.ts"
import { formatMoney, subtract, zero } from "#src/shared/money.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { ChargeForm, DiscountForm, PaymentForm, RefundForm } from "./folio-forms.tsx"
import { FolioLines } from "./folio-lines.tsx"
import styles from "./folio.module.css"

export type FolioPanelProps = {
  folio: Folio
  /** Whether the reader may post. */
  canChange: boolean
  isPending: boolean
}

/** The folio of a booking: its lines, its balance, and the forms that post. */
export function FolioPanel({ folio, canChange, isPending }: FolioPanelProps) {
  const { charged, received, refunded, owed } = folio.balance
  const items = [
    { term: "Charges", description: formatMoney(charged) },
    { term: "Received", description: formatMoney(received) },
    ...(refunded === 0 ? [] : [{ term: "Refunded", description: formatMoney(refunded) }]),
    owed < 0
      ? { term: "Owed to the guest", description: formatMoney(subtract(zero, owed)), isTotal: true }
      : { term: "Still owed", description: formatMoney(owed), isTotal: true },
  ]
  return (
    <div className={styles.folio}>
      <FolioLines {...{ folio, canChange, isPending }} />
      <DefinitionList look="ledger" items={items} />
      {canChange && (
        <div className={styles.forms}>
          {owed > 0 && <PaymentForm {...{ folio, isPending }} />}
          {owed < 0 && <RefundForm {...{ folio, isPending }} />}
          <ChargeForm {...{ folio, isPending }} />
          <DiscountForm {...{ folio, isPending }} />
        </div>
      )}
    </div>
  )
}
