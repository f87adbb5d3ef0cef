import { formatNights } from "#src/shared/format/format-count.ts"
import { Form } from "react-router"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import { Button } from "#src/ui/button.tsx"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { Booking } from "#src/features/bookings/booking.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import { extrasToCharge } from "#src/features/bookings/extras/booked-extra.ts"
import { nightsOf } from "#src/features/availability/stay.ts"
import type { StayChange, StayChangeReader } from "#src/features/bookings/change/stay-change.ts"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { ShortStay } from "#src/features/bookings/ui/short-stay.tsx"

type StayChangePreviewProps = {
  booking: Booking
  to: Stay
  change: StayChange
  reader: StayChangeReader
  isPending: boolean
}

const texts = {
  desk: {
    owed: "Owed by the guest afterwards",
    extrasToCharge: "Extras, charged on arrival",
    refundAtDesk: "To refund at the desk",
    email: "The guest gets an email with a new calendar entry.",
  },
  guest: {
    owed: "To pay at the hotel",
    extrasToCharge: "Your extras, also paid at the hotel",
    refundAtDesk: "The desk hands back to you",
    email: "We send you an email with a new calendar entry.",
  },
} as const

function formatDifference(difference: Money, t: Translate): string {
  if (difference === 0) return t("No difference")
  return difference > 0
    ? t("{amount} more", { amount: formatMoney(difference) })
    : t("{amount} less", { amount: formatMoney(subtract(zero, difference)) })
}

/** What the booked nights cost from now on. */
const formatKeptNights = (booking: Booking, { quote }: StayChange, t: Translate): string =>
  booking.offer && booking.offer.saving > 0 && quote.offer?.saving === 0
    ? t("“{offer}” is not for these dates, so the nights cost what they do without it.", {
        offer: t(booking.offer.name),
      })
    : t("Nights that stay in the booking keep the price at which they were booked.")

/** The extras that are charged on arrival, for the new dates; empty without any. */
function formatExtrasToCharge({ extras, ...booking }: Booking, to: Stay, t: Translate): string {
  const before = extrasToCharge(extras, booking)
  const after = extrasToCharge(extras, { ...booking, ...to })
  if (after === 0) return ""
  const [amount, old] = [formatMoney(after), formatMoney(before)]
  return before === after ? amount : t("{amount}, {old} until now", { amount, old })
}

/** The price of the new dates, and the button that changes them. */
export function StayChangePreview({ booking, to, change, reader, isPending }: StayChangePreviewProps) {
  const t = useText()
  const { quote, difference, extras, fee, refund, owed, missedMinimum } = change
  const text = texts[reader]
  const toCharge = formatExtrasToCharge(booking, to, t)
  const settled = [
    ...(extras === 0
      ? []
      : [{ term: "Extras, for the new dates", description: formatDifference(extras, t) }]),
    ...(fee > 0 ? [{ term: "Fee for nights given up late", description: formatMoney(fee) }] : []),
    ...(refund > 0 ? [{ term: "Goes back the way it was paid", description: formatMoney(refund) }] : []),
    owed < 0
      ? { term: text.refundAtDesk, description: formatMoney(subtract(zero, owed)) }
      : { term: text.owed, description: formatMoney(owed) },
    ...(toCharge === "" ? [] : [{ term: text.extrasToCharge, description: toCharge }]),
  ]
  return (
    <>
      <h2 className={styles.title}>
        {t("{checkIn} to {checkOut}, {nights}", {
          checkIn: t(formatLongDate(to.checkIn)),
          checkOut: t(formatLongDate(to.checkOut)),
          nights: t(formatNights(nightsOf(to))),
        })}
      </h2>
      <DefinitionList
        look="ledger"
        items={[
          { term: "Price now", description: formatMoney(booking.total) },
          { term: "New price, GST included", description: formatMoney(quote.total) },
          { term: "Difference", description: formatDifference(difference, t), isTotal: true },
          ...settled,
        ]}
      />
      <p className={styles.soft}>
        {formatKeptNights(booking, change, t)} {booking.guest.email && t(text.email)}
      </p>
      <Form method="post" replace preventScrollReset noValidate className={styles.stack}>
        {missedMinimum && <ShortStay missedMinimum={missedMinimum} label={t("Change them all the same")} />}
        <input type="hidden" name="checkIn" value={to.checkIn} />
        <input type="hidden" name="checkOut" value={to.checkOut} />
        <input type="hidden" name="seenTotal" value={quote.total} />
        <input type="hidden" name="seenFee" value={fee} />
        <input type="hidden" name="seenRefund" value={refund} />
        <input type="hidden" name="seenOwed" value={owed} />
        <Button pending={isPending}>Change to these dates</Button>
      </Form>
    </>
  )
}
