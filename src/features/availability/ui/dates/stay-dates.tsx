import { addDays, type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { FieldPair } from "#src/ui/forms/form-layout.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { maxDaysAhead, maxStayNights } from "#src/features/availability/stay.ts"
import { toStaySearch, type StayDraft } from "#src/features/availability/ui/stay-draft.ts"

type StayDatesProps = {
  draft: StayDraft
  onChange: (part: Partial<StayDraft>) => void
  /** Today at the hotel; null in server-rendered pages that are cached. */
  today: CalendarDate | null
  errors?: { readonly checkIn?: string; readonly checkOut?: string }
  /** Makes the ids of the fields unique on the page. */
  idPrefix: string
  /** Hides the formatted dates below the fields. */
  isPlain?: boolean
  /** Fixes the check-in of a guest who has arrived. */
  isArrivalFixed?: boolean
}

/** Native date fields, which work everywhere (L-21). */
export function StayDates({
  draft,
  onChange,
  today,
  errors = {},
  idPrefix,
  isPlain,
  isArrivalFixed,
}: StayDatesProps) {
  const { checkIn, checkOut } = toStaySearch(draft)
  const from = checkIn ?? today
  const hintOf = (date: CalendarDate | null) => (date && !isPlain ? formatLongDate(date) : undefined)
  return (
    <FieldPair>
      <TextField
        kind="date"
        name="checkIn"
        id={`${idPrefix}-checkIn`}
        label="Arrive (Check-In)"
        readOnly={isArrivalFixed}
        min={isArrivalFixed ? undefined : (today ?? undefined)}
        max={today ? addDays(today, maxDaysAhead) : undefined}
        value={draft.checkIn}
        onChange={(event) => onChange({ checkIn: event.target.value })}
        error={errors.checkIn}
        hint={hintOf(checkIn)}
      />
      <TextField
        kind="date"
        name="checkOut"
        id={`${idPrefix}-checkOut`}
        label="Depart (Check-Out)"
        min={(isArrivalFixed ? today : from && addDays(from, 1)) ?? undefined}
        max={from ? addDays(from, checkIn ? maxStayNights : maxDaysAhead) : undefined}
        value={draft.checkOut}
        onChange={(event) => onChange({ checkOut: event.target.value })}
        error={errors.checkOut}
        hint={hintOf(checkOut)}
      />
    </FieldPair>
  )
}
