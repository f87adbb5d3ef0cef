import { Form, useNavigation } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import styles from "./booking-bar.module.css"
import { BookingBarDates } from "./booking-bar-dates.tsx"
import { StayDates } from "#src/features/availability/ui/stay-dates.tsx"
import type { StayDraft } from "#src/features/availability/ui/stay-draft.ts"
import { StayRangeLater } from "#src/features/availability/ui/stay-range-later.tsx"
import { useEarlyInput } from "#src/features/availability/ui/use-early-input.ts"
import { useHotelToday } from "#src/features/availability/ui/use-hotel-today.ts"
import { commonParties, defaultPartyChoice } from "#src/features/availability/ui/common-parties.ts"

/** The results page of the booking bar. */
export const searchPage = "/check-availability"

export type BarDates = Pick<StayDraft, "checkIn" | "checkOut">

type BookingBarFormProps = {
  idPrefix: string
  dates: BarDates
  onDates: (part: Partial<BarDates>) => void
  /** Shows the calendar in a pane behind a button. */
  isFolded?: boolean
}

/** Dates, rooms and guests, and the search button. */
export function BookingBarForm({ idPrefix, dates, onDates, isFolded }: BookingBarFormProps) {
  const today = useHotelToday()
  const isPending = useNavigation().location?.pathname === searchPage
  const draft = { ...dates, party: [] }
  useEarlyInput({ draft, onChange: onDates, idPrefix })
  const fields = <StayDates draft={draft} onChange={onDates} today={today} idPrefix={idPrefix} isPlain />
  return (
    <Form method="get" action={searchPage} noValidate className={styles.form}>
      {isFolded ? (
        <BookingBarDates dates={dates} today={today} onChoose={onDates}>
          {fields}
        </BookingBarDates>
      ) : (
        <>
          {fields}
          {today && <StayRangeLater draft={dates} today={today} onChoose={onDates} />}
        </>
      )}
      <SelectField
        name="rooms"
        id={`${idPrefix}-rooms`}
        label="Rooms and guests"
        choices={commonParties}
        defaultValue={defaultPartyChoice}
      />
      <Button wide pending={isPending}>
        {isPending ? "Checking availability" : "Check availability"}
      </Button>
    </Form>
  )
}
