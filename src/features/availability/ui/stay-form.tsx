import { Form, useLocation, useNavigation } from "react-router"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { AnswerNotice } from "#src/ui/answer-notice.tsx"
import { Button } from "#src/ui/button.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions } from "#src/ui/forms/form-layout.tsx"
import type { RefusalMessage } from "#src/features/availability/availability-messages.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import { guestsFieldId, roomsFieldId } from "./party-field-ids.ts"
import { PartyFields } from "./party-fields.tsx"
import { StayCalendar } from "./stay-calendar.tsx"
import { StayDates } from "./stay-dates.tsx"
import styles from "./stay-form.module.css"
import { useEarlyInput } from "./use-chosen-before.ts"
import { useIsOwnChange, useStayDraft } from "./use-stay-draft.ts"

type StayFormProps = {
  search: StaySearch
  /** Whether dates were asked for, so that missing ones are at fault. */
  hasDates: boolean
  today: CalendarDate
  /** Beside its field, or beside the button where no field is at fault. */
  refusal: RefusalMessage | null
  sendLabel: string
  /** Sent along by the button: what follows when the stay fits. */
  then?: "book"
}

const idPrefix = "stay"

const idOfField = (field: string): string =>
  field === "checkIn" || field === "checkOut"
    ? `${idPrefix}-${field}`
    : field
        .replace(/^rooms\.(\d+)$/, (_, room: string) => guestsFieldId(room, "adults"))
        .replace(/^rooms$/, roomsFieldId)

/** When, and for whom. Its address is the only state; it works as a plain form too. */
export function StayForm({ search, hasDates, today, refusal, sendLabel, then }: StayFormProps) {
  const { draft, change, keepInAddress } = useStayDraft(search, hasDates)
  useEarlyInput({ draft, onChange: change, idPrefix })
  const isOwnChange = useIsOwnChange()
  const { key } = useLocation()
  // A change of a field asks too; only the button shows that it was pressed.
  const isSending = useNavigation().formMethod === "GET"
  const errors = refusal && refusal.field !== "" ? { [refusal.field]: refusal.text } : {}
  return (
    <Form method="get" noValidate preventScrollReset className={styles.form} onSubmit={keepInAddress}>
      {/* The first button of a form is the one that Enter presses: not one that removes a room. */}
      <button type="submit" className={styles.first} tabIndex={-1} aria-hidden="true" />
      {then && <input type="hidden" name="then" value={then} />}
      {!isOwnChange && <FormErrorSummary errors={errors} idOf={idOfField} />}
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
      {refusal?.field === "" && !isOwnChange && (
        <AnswerNotice key={key} tone="error" title={refusal.text}>
          Other dates may be free, or <a href="/check-availability">another room</a>.
        </AnswerNotice>
      )}
      <FormActions>
        <Button size="large" variant="secondary" pending={isSending}>
          {isSending ? "Checking availability" : sendLabel}
        </Button>
      </FormActions>
    </Form>
  )
}
