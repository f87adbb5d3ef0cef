import { useState } from "react"
import { Form, useNavigation } from "react-router"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { useEnhanced } from "#src/ui/browser/use-enhanced.ts"
import { Button } from "#src/ui/button.tsx"
import { classes } from "#src/ui/classes.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions } from "#src/ui/forms/form-layout.tsx"
import type { RefusalMessage } from "#src/features/availability/availability-messages.ts"
import { maxRoomsPerBooking, type Party } from "#src/features/availability/party.ts"
import { filterParameters, type RoomFilter } from "#src/features/availability/results/room-filter.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import { guestsFieldId, roomsFieldId } from "./party-field-ids.ts"
import { PartyFields } from "./party-fields.tsx"
import { StayDates } from "./dates/stay-dates.tsx"
import { datesLineId, StayDatesPicker } from "./dates/stay-dates-picker.tsx"
import type { StayDraft } from "./stay-draft.ts"
import { StaySummary } from "./stay-summary.tsx"
import styles from "./stay-form.module.css"
import { useEarlyInput } from "./use-early-input.ts"
import { useIsOwnChange, useStayDraft } from "./use-stay-draft.ts"

type StayFormProps = {
  search: StaySearch
  /** Whether dates were searched, so that missing ones are an error. */
  hasDates: boolean
  today: CalendarDate
  /** Shown at its field; a refusal without a field is shown with the room. */
  refusal: RefusalMessage | null
  sendLabel: string
  /** The room type whose nights the calendar shows; all types unless given. */
  roomId?: string
  /** Typed dates instead of the calendar of guests: the desk may sell what guests cannot book. */
  hasTypedDates?: boolean
  /** The next step when the stay is available. */
  then?: "book"
  /** The filter of the list, which other dates keep. */
  filter?: RoomFilter
}

const unfiltered: RoomFilter = { keys: [], isByPrice: false }

const idPrefix = "stay"

const idOfField = (field: string): string =>
  field
    .replace(/^checkIn$|^checkOut$/, `${idPrefix}-$&`)
    .replace(/^rooms\.(\d+)$/, (_, room: string) => guestsFieldId(room, "adults"))
    .replace(/^rooms$/, roomsFieldId)

/** The fields of the dates are behind one button once scripts run. */
const idWithPicker = (field: string): string =>
  field.startsWith("check") ? datesLineId(idPrefix) : idOfField(field)

const roomsOffered = ({ length }: Party): number => Math.min(Math.max(length, 1), maxRoomsPerBooking)

/**
 * The dates and guests of a search. The URL is its only state; it works as a plain form too. On a phone, dates and
 * guests that were searched are one line each, so that the results come first.
 */
export function StayForm(props: StayFormProps) {
  const { search, hasDates, today, refusal, sendLabel, then, filter = unfiltered, ...dates } = props
  const isEnhanced = useEnhanced()
  const { draft, change, saveDraftInUrl } = useStayDraft({ search, hasDates, filter })
  useEarlyInput({ draft, onChange: change, idPrefix })
  const isOwnChange = useIsOwnChange()
  // A changed field searches as well, but only a submitted form shows as pending.
  const isSubmitting = useNavigation().formMethod === "GET"
  const canCollapse = hasDates && !refusal?.field
  const [isOpen, setIsOpen] = useState(!canCollapse)
  const errors = refusal && refusal.field !== "" ? { [refusal.field]: refusal.text } : {}
  const send = () => {
    saveDraftInUrl()
    setIsOpen(false)
  }
  const chooseDates = (chosen: Partial<StayDraft>) => {
    change(chosen)
    setIsOpen(false)
  }
  const fields = { today, errors, idPrefix }
  const offered = { roomId: dates.roomId ?? null, rooms: roomsOffered(draft.party) }
  return (
    // The page of a search is cached without the other parameters of its address, so they must not be in the action.
    <Form method="get" action="." noValidate preventScrollReset className={styles.form} onSubmit={send}>
      {/* Enter presses the first button of a form, which must not remove a room. */}
      <button type="submit" className={styles.first} tabIndex={-1} aria-hidden="true" />
      {then && <input type="hidden" name="then" value={then} />}
      {search.offerId && <input type="hidden" name="offer" value={search.offerId} />}
      {search.code && <input type="hidden" name="code" value={search.code} />}
      {filterParameters(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!isOwnChange && (
        <FormErrorSummary
          errors={errors}
          idOf={isEnhanced && !dates.hasTypedDates ? idWithPicker : idOfField}
        />
      )}
      <section className={styles.part} aria-labelledby="stay-dates">
        <Eyebrow as="h2" id="stay-dates">
          {dates.hasTypedDates ? "Dates" : "Your dates"}
        </Eyebrow>
        {dates.hasTypedDates ? (
          <StayDates draft={draft} onChange={change} {...fields} />
        ) : (
          <StayDatesPicker dates={draft} onChange={chooseDates} offered={offered} {...fields} />
        )}
        {canCollapse && (
          <StaySummary party={search.party} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        )}
      </section>
      <div className={classes(styles.fields, canCollapse && !isOpen && styles.collapsed)}>
        <section className={styles.part} aria-labelledby="stay-party">
          <Eyebrow as="h2" id="stay-party">
            Rooms and guests
          </Eyebrow>
          <PartyFields party={draft.party} onChange={(party) => change({ party })} errors={errors} />
        </section>
        <FormActions>
          <Button size="large" variant="secondary" pending={isSubmitting}>
            {isSubmitting ? "Checking availability" : sendLabel}
          </Button>
        </FormActions>
      </div>
    </Form>
  )
}
