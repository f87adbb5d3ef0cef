import { useState } from "react"
import { Form, useNavigation } from "react-router"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { classes } from "#src/ui/classes.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions } from "#src/ui/forms/form-layout.tsx"
import type { RefusalMessage } from "#src/features/availability/availability-messages.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import { guestsFieldId, roomsFieldId } from "./party-field-ids.ts"
import { PartyFields } from "./party-fields.tsx"
import { StayCalendar } from "./stay-calendar.tsx"
import { StayDates } from "./stay-dates.tsx"
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
  /** The next step when the stay is available. */
  then?: "book"
}

const idPrefix = "stay"

const idOfField = (field: string): string =>
  field === "checkIn" || field === "checkOut"
    ? `${idPrefix}-${field}`
    : field
        .replace(/^rooms\.(\d+)$/, (_, room: string) => guestsFieldId(room, "adults"))
        .replace(/^rooms$/, roomsFieldId)

/**
 * The dates and guests of a search. The URL is its only state; it works as a plain form too. On a phone, dates that
 * were searched collapse to one line, so that the results come first.
 */
export function StayForm({ search, hasDates, today, refusal, sendLabel, then }: StayFormProps) {
  const { draft, change, saveDraftInUrl } = useStayDraft(search, hasDates)
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
  return (
    // The page of a search is cached without the other parameters of its address, so they must not be in the action.
    <Form method="get" action="." noValidate preventScrollReset className={styles.form} onSubmit={send}>
      {/* Enter presses the first button of a form, which must not remove a room. */}
      <button type="submit" className={styles.first} tabIndex={-1} aria-hidden="true" />
      {then && <input type="hidden" name="then" value={then} />}
      {!isOwnChange && <FormErrorSummary errors={errors} idOf={idOfField} />}
      {canCollapse && <StaySummary search={search} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
      <div className={classes(styles.fields, canCollapse && !isOpen && styles.collapsed)}>
        <section className={styles.part} aria-labelledby="stay-dates">
          <Eyebrow as="h2" id="stay-dates">
            Your dates
          </Eyebrow>
          <StayDates draft={draft} onChange={change} today={today} errors={errors} idPrefix={idPrefix} />
          <StayCalendar draft={draft} onChange={change} today={today} />
        </section>
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
