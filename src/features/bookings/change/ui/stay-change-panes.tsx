import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import type { StayChange, StayChangeReader } from "#src/features/bookings/change/stay-change.ts"
import { ChangeDatesForm } from "./change-dates-form.tsx"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { StayChangePreview } from "./stay-change-preview.tsx"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import type { CancellationPolicy } from "#src/features/pricing/cancellation-policy.ts"
import { useAnswerFocus } from "#src/ui/forms/focused-answer.tsx"
import { useText } from "#src/ui/use-text.tsx"

type StayChangePanesProps = {
  shown: Stay & {
    readonly booking: Booking
    readonly today: CalendarDate
    /** The price of the new dates; null before a search, or when they are refused. */
    readonly change: StayChange | null
    readonly reason: string | null
    /** The cancellation policy with new dates. */
    readonly policy: CancellationPolicy
  }
  reader: StayChangeReader
  isPending: boolean
}

/** The form for new dates, beside their price. */
export function StayChangePanes({ shown, reader, isPending }: StayChangePanesProps) {
  const t = useText()
  const { booking, today, checkIn, checkOut, change, reason } = shown
  const focus = useAnswerFocus<HTMLDivElement>(change ? `${checkIn} ${checkOut}` : "")
  return (
    <div className={styles.sides}>
      <ChangeDatesForm
        key={`${checkIn} ${checkOut}`}
        stay={{ checkIn, checkOut }}
        booking={booking}
        reader={reader}
        today={today}
        reason={reason}
        isPending={isPending}
      />
      <div className={styles.card} {...focus}>
        {change ? (
          <StayChangePreview
            booking={booking}
            to={{ checkIn, checkOut }}
            change={change}
            policy={shown.policy}
            reader={reader}
            isPending={isPending}
          />
        ) : (
          <>
            <h2 className={styles.title}>{t("As it is booked")}</h2>
            <StayFacts stay={booking} party={booking.bookedRooms} />
          </>
        )}
      </div>
    </div>
  )
}
