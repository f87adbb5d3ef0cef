import type { Stay } from "#src/features/availability/stay.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import type { StayChange, StayChangeReader } from "#src/features/bookings/change/stay-change.ts"
import { extrasToCharge } from "#src/features/bookings/extras/booked-extra.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import { type Definition, DefinitionList } from "#src/ui/definition-list.tsx"
import { useText } from "#src/ui/use-text.tsx"

type ChangeFiguresProps = {
  booking: Booking
  /** The dates after the change. */
  to: Stay
  change: StayChange
  reader: StayChangeReader
}

const texts = {
  desk: {
    owed: "Owed by the guest afterwards",
    companyOwed: "Owed by the company afterwards",
    companyRefundAtDesk: "To refund to the company",
    extrasToCharge: "Extras, charged on arrival",
    refundAtDesk: "To refund at the desk",
  },
  guest: {
    owed: "To pay at the hotel",
    companyOwed: "Your company pays",
    companyRefundAtDesk: "Returned to your company",
    extrasToCharge: "Your extras, also paid at the hotel",
    refundAtDesk: "The desk hands back to you",
  },
} as const

function formatDifference(difference: Money, t: Translate): string {
  if (difference === 0) return t("No difference")
  return difference > 0
    ? t("{amount} more", { amount: formatMoney(difference) })
    : t("{amount} less", { amount: formatMoney(subtract(zero, difference)) })
}

/** The extras that are charged on arrival, for the new dates; empty without any. */
function formatExtrasToCharge({ extras, ...booking }: Booking, to: Stay, t: Translate): string {
  const before = extrasToCharge(extras, booking)
  const after = extrasToCharge(extras, { ...booking, ...to })
  if (after === 0) return ""
  const [amount, old] = [formatMoney(after), formatMoney(before)]
  return before === after ? amount : t("{amount}, {old} until now", { amount, old })
}

/** A balance with its term: the first for a debt, the second for a credit. */
const balanceItem = (balance: Money, [owed, credit]: readonly [string, string]): Definition =>
  balance < 0
    ? { term: credit, description: formatMoney(subtract(zero, balance)) }
    : { term: owed, description: formatMoney(balance) }

/** What a change costs, refunds and leaves to pay. */
export function ChangeFigures({ booking, to, change, reader }: ChangeFiguresProps) {
  const t = useText()
  const { quote, difference, extras, fee, refund, companyOwed } = change
  const text = texts[reader]
  const toCharge = formatExtrasToCharge(booking, to, t)
  const settled = [
    ...(extras === 0
      ? []
      : [{ term: "Extras, for the new dates", description: formatDifference(extras, t) }]),
    ...(fee > 0 ? [{ term: "Fee for nights given up late", description: formatMoney(fee) }] : []),
    ...(refund > 0 ? [{ term: "Goes back the way it was paid", description: formatMoney(refund) }] : []),
    balanceItem(subtract(change.owed, companyOwed), [text.owed, text.refundAtDesk]),
    ...(companyOwed === 0 ? [] : [balanceItem(companyOwed, [text.companyOwed, text.companyRefundAtDesk])]),
    ...(toCharge === "" ? [] : [{ term: text.extrasToCharge, description: toCharge }]),
  ]
  return (
    <DefinitionList
      look="ledger"
      items={[
        { term: "Price now", description: formatMoney(booking.total) },
        { term: "New price, GST included", description: formatMoney(quote.total) },
        { term: "Difference", description: formatDifference(difference, t), isTotal: true },
        ...settled,
      ]}
    />
  )
}
