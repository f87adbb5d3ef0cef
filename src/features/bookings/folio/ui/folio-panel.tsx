import type { Folio } from "#src/features/bookings/folio/folio.ts"
import type { BookingDeposits } from "#src/features/bookings/deposits/deposit.ts"
import { Deposits } from "#src/features/bookings/deposits/ui/deposits.tsx"
import { type Balance, sumCredits } from "#src/features/folio/folio-line.ts"
import { formatMoney, subtract, zero } from "#src/shared/money.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { ChargeForm, DiscountForm, PaymentForm, RefundForm } from "./folio-forms.tsx"
import { FolioLines, type FolioLinesProps } from "./folio-lines.tsx"
import styles from "./folio.module.css"

type FolioPanelProps = FolioLinesProps & { deposits: BookingDeposits }

const isUsed = ({ charged, received }: Balance): boolean => charged !== 0 || received !== 0

function balanceItems({ balance, byPayer }: Folio) {
  const { charged, received, refunded, owed } = balance
  const company = isUsed(byPayer.company)
    ? [
        { term: "Guest's part", description: formatMoney(byPayer.guest.owed) },
        { term: "Company's part", description: formatMoney(byPayer.company.owed) },
      ]
    : []
  return [
    { term: "Charges", description: formatMoney(charged) },
    { term: "Received", description: formatMoney(received) },
    ...(refunded === 0 ? [] : [{ term: "Refunded", description: formatMoney(refunded) }]),
    ...company,
    owed < 0
      ? { term: "Owed to the guest", description: formatMoney(subtract(zero, owed)), isTotal: true }
      : { term: "Still owed", description: formatMoney(owed), isTotal: true },
  ]
}

/** The folio of a booking: its lines, its balance, and the forms that post. */
export function FolioPanel({ canChange, hasCompany, deposits, ...posting }: FolioPanelProps) {
  const { lines, balance } = posting.folio
  return (
    <div className={styles.folio}>
      <FolioLines {...posting} canChange={canChange} hasCompany={hasCompany} />
      <DefinitionList look="ledger" items={balanceItems(posting.folio)} />
      {canChange && (
        <div className={styles.forms}>
          {balance.owed > 0 && <PaymentForm {...posting} hasCompany={hasCompany} />}
          {sumCredits(lines) > 0 && <RefundForm {...posting} />}
          <ChargeForm {...posting} hasCompany={hasCompany} />
          <DiscountForm {...posting} />
        </div>
      )}
      <Deposits {...deposits} posting={posting} canChange={canChange} />
    </div>
  )
}
