import { formatNights } from "#src/shared/format/format-count.ts"
import { Form } from "react-router"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { Button } from "#src/ui/button.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { Booking } from "#src/features/bookings/booking.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import { nightsOf } from "#src/features/availability/stay.ts"
import type { StayChange, StayChangeReader } from "#src/features/bookings/change/stay-change.ts"
import type { CancellationPolicy } from "#src/features/pricing/cancellation-policy.ts"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { ChangeFigures } from "./change-figures.tsx"
import { ShortStay } from "#src/features/bookings/ui/short-stay.tsx"

type StayChangePreviewProps = {
  booking: Booking
  to: Stay
  change: StayChange
  policy: CancellationPolicy
  reader: StayChangeReader
  isPending: boolean
}

const emailTexts = {
  desk: "The guest gets an email with a new calendar entry.",
  guest: "We send you an email with a new calendar entry.",
} as const

const hasCommonNight = (a: Stay, b: Stay): boolean => a.checkIn < b.checkOut && b.checkIn < a.checkOut

/** What the booked nights cost from now on; nothing when none of them stays. */
function formatKeptNights(
  { booking, to, change: { quote } }: Pick<StayChangePreviewProps, "booking" | "to" | "change">,
  t: Translate,
): string {
  if (booking.offer && booking.offer.saving > 0 && quote.offer?.saving === 0)
    return t("“{offer}” is not for these dates, so the nights cost what they do without it.", {
      offer: t(booking.offer.name),
    })
  return hasCommonNight(booking, to)
    ? t("Nights that stay in the booking keep the price at which they were booked.")
    : ""
}

const FreeEnded = ({ policy: { lateNights } }: { policy: CancellationPolicy }) => {
  const t = useText()
  const text =
    lateNights === 1
      ? "Free cancellation of this stay has ended, with new dates as well. Cancelling costs the price of the first night."
      : "Free cancellation of this stay has ended, with new dates as well. Cancelling costs the price of the first {count} nights."
  return <p>{t(text, { count: lateNights })}</p>
}

/** The price of the new dates, and the button that changes them. */
export function StayChangePreview({ booking, to, change, policy, ...view }: StayChangePreviewProps) {
  const { reader, isPending } = view
  const t = useText()
  const { quote, fee, refund, owed, missedMinimum } = change
  const notes = [
    formatKeptNights({ booking, to, change }, t),
    booking.guest.email && t(emailTexts[reader]),
  ].filter(Boolean)
  return (
    <>
      <h2 className={styles.title}>
        {t("{checkIn} to {checkOut}, {nights}", {
          checkIn: t(formatLongDate(to.checkIn)),
          checkOut: t(formatLongDate(to.checkOut)),
          nights: t(formatNights(nightsOf(to))),
        })}
      </h2>
      <ChangeFigures booking={booking} to={to} change={change} reader={reader} />
      {notes.length > 0 && <p className={styles.soft}>{notes.join(" ")}</p>}
      {policy.isFreeEnded && <FreeEnded policy={policy} />}
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
