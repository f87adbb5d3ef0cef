import type { BookingDeposits } from "#src/features/bookings/deposits/deposit.ts"
import { Deposits } from "#src/features/bookings/deposits/ui/deposits.tsx"
import type { FolioForm } from "#src/features/bookings/folio/folio-forms.schema.ts"
import { creditsOf, owedBy, payableBy, payers, sumCredits } from "#src/features/folio/folio-line.ts"
import { formatMoney } from "#src/shared/money.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { balanceItems } from "./balance-items.ts"
import { ChargeForm, DiscountForm, PaymentForm, RefundForm } from "./folio-forms.tsx"
import { FolioLines, type FolioLinesProps } from "./folio-lines.tsx"
import styles from "./folio.module.css"

export const folioFormsId = "folio-forms"

/** A folio with more lines than this pushes its forms off the screen: a link leads to them. */
const shortFolio = 6

type FolioPanelProps = FolioLinesProps & {
  deposits: BookingDeposits
  /** False for a hold that was never confirmed. */
  canCharge: boolean
}

/** The folio of a booking: its lines, its balance, and the forms that post. */
export function FolioPanel({ canChange, canCharge, hasCompany, deposits, ...posting }: FolioPanelProps) {
  const { lines, balance, byPayer } = posting.folio
  const credits = creditsOf(lines)
  const hasToRefundFirst =
    sumCredits(lines) > 0 && payers.some((payer) => owedBy(lines, payer) > payableBy(lines, payer))
  const isPaidElsewhere = payers.some((payer) => -owedBy(lines, payer) > credits[payer])
  // What was typed is shown even if a colleague has settled the balance.
  const isRefused = (form: FolioForm["intent"]) => posting.refused?.form === form
  return (
    <div className={styles.folio}>
      {canChange && balance.owed > 0 && lines.length > shortFolio && (
        <a href={`#${folioFormsId}`}>{formatMoney(balance.owed)} is still owed. Post payment</a>
      )}
      <FolioLines {...posting} canChange={canChange} hasCompany={hasCompany} />
      <DefinitionList look="ledger" items={balanceItems(posting.folio)} />
      {canChange && (
        <div className={styles.forms} id={folioFormsId}>
          {hasToRefundFirst && <p>Post the refund first. Then the other payer can pay in full.</p>}
          {isPaidElsewhere && (
            <p>
              Another booking pays a charge of this one. Transfer it back there, and refund the credit there.
            </p>
          )}
          {(balance.owed > 0 || isRefused("post-payment")) && (
            <PaymentForm {...posting} hasCompany={hasCompany} />
          )}
          {(sumCredits(lines) > 0 || isRefused("post-refund")) && <RefundForm {...posting} />}
          {canCharge && <ChargeForm {...posting} hasCompany={hasCompany} />}
          {payers.some((payer) => byPayer[payer].charged > 0) && (
            <DiscountForm {...posting} hasCompany={hasCompany} />
          )}
        </div>
      )}
      <Deposits {...deposits} posting={posting} canChange={canChange} />
    </div>
  )
}
