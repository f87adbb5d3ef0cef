import { type MouseEvent, useState } from "react"
import { Form } from "react-router"
import { Button, buttonClass } from "#src/ui/button.tsx"
import { Dialog } from "#src/ui/dialog.tsx"
import { SelectField } from "#src/ui/select-field.tsx"
import styles from "./booking-bar.module.css"
import { BookingBarDates } from "./booking-bar-dates.tsx"
import { StayDates } from "./stay-dates.tsx"
import type { StayDraft } from "./stay-draft.ts"
import { StayRange } from "./stay-range.tsx"
import { useHotelToday } from "./use-hotel-today.ts"
import { usualParties, usualParty } from "./usual-parties.ts"

const page = "/check-availability"
const label = "Check dates and prices"

type Dates = Pick<StayDraft, "checkIn" | "checkOut">

type BarFormProps = {
  idPrefix: string
  dates: Dates
  onDates: (part: Partial<Dates>) => void
  /** Keeps the calendar behind a button until it is asked for. */
  isFolded?: boolean
  onSend?: () => void
}

function BarForm({ idPrefix, dates, onDates, isFolded, onSend }: BarFormProps) {
  const today = useHotelToday()
  const fields = (
    <StayDates draft={{ ...dates, party: [] }} onChange={onDates} today={today} idPrefix={idPrefix} isPlain />
  )
  return (
    <Form method="get" action={page} noValidate className={styles.form} onSubmit={onSend}>
      {isFolded ? (
        <BookingBarDates dates={dates} today={today} onChoose={onDates}>
          {fields}
        </BookingBarDates>
      ) : (
        <>
          {fields}
          {today && <StayRange draft={dates} today={today} onChoose={onDates} />}
        </>
      )}
      <SelectField
        name="rooms"
        id={`${idPrefix}-rooms`}
        label="Rooms and guests"
        choices={usualParties}
        defaultValue={usualParty}
      />
      <Button wide>Check availability</Button>
    </Form>
  )
}

/**
 * Arrive, depart, rooms and guests, check: within reach on every public page. On a phone a bar at its foot opens a
 * sheet; without script it is a link to the page of the same questions.
 */
export function BookingBar() {
  const [dates, setDates] = useState<Dates>({ checkIn: "", checkOut: "" })
  const [isSheetOpen, setSheetOpen] = useState(false)
  const change = (part: Partial<Dates>) => setDates((before) => ({ ...before, ...part }))
  const openSheet = (event: MouseEvent) => {
    event.preventDefault()
    setSheetOpen(true)
  }
  return (
    <section className={styles.bar} data-tone="dark" aria-label="Book a stay">
      <div className={styles.wide}>
        <BarForm idPrefix="bar" dates={dates} onDates={change} isFolded />
      </div>
      <a href={page} className={`${buttonClass({ wide: true })} ${styles.opener}`} onClick={openSheet}>
        {label}
      </a>
      <Dialog open={isSheetOpen} onClose={() => setSheetOpen(false)} title={label} sheet>
        <BarForm idPrefix="sheet" dates={dates} onDates={change} onSend={() => setSheetOpen(false)} />
      </Dialog>
    </section>
  )
}
