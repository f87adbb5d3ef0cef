import { useState } from "react"
import { Form, useLocation } from "react-router"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { AnswerNotice } from "#src/ui/forms/answer-notice.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { Stay } from "#src/features/availability/stay.ts"
import { type Booking, isMixed } from "#src/features/bookings/booking.ts"
import type { StayChangeReader } from "#src/features/bookings/change/stay-change.ts"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { StayDates } from "#src/features/availability/ui/dates/stay-dates.tsx"
import { StayDatesPicker } from "#src/features/availability/ui/dates/stay-dates-picker.tsx"
import type { StayDraft } from "#src/features/availability/ui/stay-draft.ts"
import { useEarlyInput } from "#src/features/availability/ui/use-early-input.ts"

type ChangeDatesFormProps = {
  /** The requested dates, at first the booked ones. */
  stay: Stay
  booking: Booking
  reader: StayChangeReader
  today: CalendarDate
  /** Why the dates are refused. */
  reason: string | null
  isPending: boolean
}

/**
 * A form for new dates of a booking, which loads their price. The desk types them, because it may sell what guests cannot
 * book; the check-in of a guest who has arrived is fixed.
 */
export function ChangeDatesForm({ stay, booking, reader, today, reason, isPending }: ChangeDatesFormProps) {
  const t = useText()
  const { key } = useLocation()
  const [draft, setDraft] = useState<StayDraft>({ ...stay, party: [] })
  const change = (part: Partial<StayDraft>) => setDraft((now) => ({ ...now, ...part }))
  useEarlyInput({ draft, onChange: change, idPrefix: "new" })
  const hasBegun = booking.checkIn < today
  const isAsRequested = draft.checkIn === stay.checkIn && draft.checkOut === stay.checkOut
  const offered = { roomId: booking.roomTypeId, rooms: booking.bookedRooms.length, ownStay: booking }
  return (
    <Form method="get" noValidate preventScrollReset className={styles.form} aria-label={t("New dates")}>
      {/* The calendar has the prices of one room type. */}
      {reader === "guest" && !hasBegun && !isMixed(booking) ? (
        <StayDatesPicker dates={draft} onChange={change} today={today} offered={offered} idPrefix="new" />
      ) : (
        <StayDates draft={draft} onChange={change} today={today} idPrefix="new" isArrivalFixed={hasBegun} />
      )}
      {reason && isAsRequested && <AnswerNotice key={key} tone="warning" title={reason} />}
      <div>
        <Button variant="secondary" pending={isPending}>
          See the price
        </Button>
      </div>
    </Form>
  )
}
