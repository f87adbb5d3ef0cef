import type { Extra } from "#src/features/folio/extra.ts"
import type { Balance, FolioLine, Payer } from "#src/features/folio/folio-line.ts"
import type { OutstandingRefund } from "#src/features/payments/payment.ts"
import type { Money } from "#src/shared/money.ts"

/** The folio of a booking, as the front desk sees it. */
export type Folio = {
  readonly lines: readonly FolioLine[]
  readonly balance: Balance
  readonly byPayer: Readonly<Record<Payer, Balance>>
  /** How much of the credits can be refunded through the card provider. */
  readonly refundableOnline: Money
  /** How much of the credits comes from online refunds that did not reach the guest. */
  readonly failedCredit: Money
  /** The online refunds on its lines that did not reach the guest. */
  readonly outstandingRefunds: readonly OutstandingRefund[]
  /** The ids of the lines that the reader may void. */
  readonly voidableIds: readonly string[]
  /** The amount of open disputes of its payments: the bank may pay it back to the guest. */
  readonly disputed: Money
  /** The key of the next posting: a form that is sent twice posts once. */
  readonly postingKey: string
  /** The price list, for charges. */
  readonly extras: readonly Extra[]
}
