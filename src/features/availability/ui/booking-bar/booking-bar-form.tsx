import { useRef, useState } from "react"
import { Form, useNavigation, useSubmit } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import styles from "./booking-bar.module.css"
import { StayDatesPicker } from "#src/features/availability/ui/dates/stay-dates-picker.tsx"
import { LazyStayRange } from "#src/features/availability/ui/dates/lazy-stay-range.tsx"
import type { StayDraft } from "#src/features/availability/ui/stay-draft.ts"
import { useEarlyInput } from "#src/features/availability/ui/use-early-input.ts"
import { useHotelToday } from "#src/features/availability/ui/use-hotel-today.ts"
import { partyChoicesWith, roomsOfChoice } from "#src/features/availability/ui/common-parties.ts"
import type { Party } from "#src/features/availability/party.ts"
import { formatParty } from "#src/features/availability/stay-search-url.ts"

/** The results page of the booking bar. */
export const searchPage = "/check-availability"

export type BarDates = Pick<StayDraft, "checkIn" | "checkOut">

type BookingBarFormProps = {
  idPrefix: string
  dates: BarDates
  /** The rooms and guests to start with. */
  party: Party
  onDates: (part: Partial<BarDates>) => void
}

const checkLabel = "Check availability"

/** Whether the results of a search are loading. */
export const useIsSearching = (): boolean => useNavigation().location?.pathname === searchPage

type PartyFieldProps = { idPrefix: string; party: Party; onRooms: (rooms: number) => void }

const PartyField = ({ idPrefix, party, onRooms }: PartyFieldProps) => (
  <SelectField
    name="rooms"
    id={`${idPrefix}-rooms`}
    label="Rooms and guests"
    choices={partyChoicesWith(party)}
    defaultValue={formatParty(party)}
    onChange={({ target }) => onRooms(roomsOfChoice(target.value))}
  />
)

/** Dates behind a button, rooms and guests, and the search button. */
export function BookingBarForm({ idPrefix, dates, party, onDates }: BookingBarFormProps) {
  const today = useHotelToday()
  const [rooms, setRooms] = useState(party.length)
  const isPending = useIsSearching()
  useEarlyInput({ draft: { ...dates, party: [] }, onChange: onDates, idPrefix })
  return (
    <Form method="get" action={searchPage} noValidate className={styles.form}>
      <StayDatesPicker
        dates={dates}
        onChange={onDates}
        today={today}
        offered={{ roomId: null, rooms }}
        idPrefix={idPrefix}
      />
      <PartyField idPrefix={idPrefix} party={party} onRooms={setRooms} />
      <Button wide pending={isPending}>
        {isPending ? "Checking availability" : checkLabel}
      </Button>
    </Form>
  )
}

type BookingSheetFormProps = BookingBarFormProps & {
  /** Called when the search starts. */
  onSearch: () => void
}

/** The same for a sheet, with an open calendar: the second day searches. */
export function BookingSheetForm({ idPrefix, dates, party, onDates, onSearch }: BookingSheetFormProps) {
  const today = useHotelToday()
  const [rooms, setRooms] = useState(party.length)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const search = (chosen: BarDates) => {
    onDates(chosen)
    const query = new FormData(form.current ?? undefined)
    query.set("checkIn", chosen.checkIn)
    query.set("checkOut", chosen.checkOut)
    void submit(query, { action: searchPage })
    onSearch()
  }
  return (
    <Form ref={form} method="get" action={searchPage} noValidate className={styles.form} onSubmit={onSearch}>
      <PartyField idPrefix={idPrefix} party={party} onRooms={setRooms} />
      <input type="hidden" name="checkIn" value={dates.checkIn} />
      <input type="hidden" name="checkOut" value={dates.checkOut} />
      {today && (
        <LazyStayRange draft={dates} today={today} offered={{ roomId: null, rooms }} onChoose={search} />
      )}
      <Button wide>{checkLabel}</Button>
    </Form>
  )
}
