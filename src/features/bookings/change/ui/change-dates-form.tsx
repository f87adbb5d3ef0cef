import { useState } from "react"
import { Form } from "react-router"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { Stay } from "#src/features/availability/stay.ts"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { StayCalendar } from "#src/features/availability/ui/stay-calendar.tsx"
import { StayDates } from "#src/features/availability/ui/stay-dates.tsx"
import type { StayDraft } from "#src/features/availability/ui/stay-draft.ts"
import { useEarlyInput } from "#src/features/availability/ui/use-early-input.ts"

type ChangeDatesFormProps = {
  /** The requested dates, at first the booked ones. */
  stay: Stay
  /** Fixes the check-in of a guest who has arrived. */
  hasBegun: boolean
  today: CalendarDate
  /** Why the dates are refused. */
  reason: string | null
  isPending: boolean
}

/** A form for new dates of a booking, which loads their price. */
export function ChangeDatesForm({ stay, hasBegun, today, reason, isPending }: ChangeDatesFormProps) {
  const [draft, setDraft] = useState<StayDraft>({ ...stay, party: [] })
  const change = (part: Partial<StayDraft>) => setDraft((now) => ({ ...now, ...part }))
  useEarlyInput({ draft, onChange: change, idPrefix: "new" })
  return (
    <Form method="get" noValidate preventScrollReset className={styles.form} aria-label="New dates">
      <StayDates draft={draft} onChange={change} today={today} idPrefix="new" isArrivalFixed={hasBegun} />
      {!hasBegun && <StayCalendar draft={draft} onChange={change} today={today} />}
      {reason && <Notice tone="warning" title={reason} live />}
      <div>
        <Button variant="secondary" pending={isPending}>
          See the price
        </Button>
      </div>
    </Form>
  )
}
