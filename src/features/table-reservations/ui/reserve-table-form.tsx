import { Form } from "react-router"
import { SpamFields } from "#src/features/enquiries/ui/spam-fields.tsx"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FieldPair, FormActions, FormFields, PrivacyLink } from "#src/ui/forms/form-layout.tsx"
import { PhoneField } from "#src/ui/forms/phone/phone-field.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { useCheckedFormDraft } from "#src/ui/forms/drafts/use-checked-form-draft.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { tableFields } from "../table-fields.ts"
import { formatTableGuests, maxDaysAhead, maxGuests, tableOutlets } from "../table-reservation.ts"
import { formatSlot, seatingSlots, timeOfSlot } from "../table-times.ts"
import { hotel } from "#src/shared/hotel.ts"
import { useText } from "#src/ui/use-text.tsx"
import { NotSent } from "#src/ui/dialogs/not-sent.tsx"

async function loadSchema(today: CalendarDate, isCaller: boolean) {
  const { callerTableForm, tableForm } = await import("../tables.schema.ts")
  return isCaller ? callerTableForm(today) : tableForm(today)
}

type ReserveTableFormProps = {
  readonly answer: FormAnswer | undefined
  /** Chosen before: the outlet of the link, the day that the staff look at. */
  readonly preset: Partial<Record<keyof typeof tableFields, string>>
  readonly freshKey: string
  /** The hotel's date. */
  readonly today: CalendarDate
  readonly isPending: boolean
  /** The signed time of a guest's form; the staff's form has none. */
  readonly formAge?: string
  readonly isCaller?: boolean
}

const outletChoices = tableOutlets.map(({ id, name }) => ({ value: id, label: name }))
export const timeChoices = seatingSlots.map((slot) => ({ value: timeOfSlot(slot), label: formatSlot(slot) }))
export const guestChoices = Array.from({ length: maxGuests }, (_, index) => ({
  value: String(index + 1),
  label: formatTableGuests(index + 1),
}))

/** The form that reserves a table: where, when, how many, and who (GUEST-7). */
export function ReserveTableForm({
  answer,
  preset,
  freshKey,
  today,
  isPending,
  ...form
}: ReserveTableFormProps) {
  const t = useText()
  const formName = `table ${preset.outlet ?? ""} ${preset.day ?? ""}`
  const checked = useCheckedFormDraft(formName, () => loadSchema(today, form.isCaller === true), answer)
  const [firstWrong] = Object.keys(answer?.errors ?? {})
  const field = (name: keyof typeof tableFields) => ({
    name,
    label: tableFields[name],
    error: checked.errors[name],
    defaultValue: answer?.values?.[name] ?? preset[name],
    autoFocus: name === firstWrong,
  })
  return (
    <Form method="post" preventScrollReset {...checked.form}>
      <input type="hidden" name="key" value={answer?.values?.["key"] ?? freshKey} />
      <FormFields>
        <FormErrorSummary key={checked.refusedCount} errors={checked.summary} />
        <FieldPair>
          <SelectField {...field("outlet")} choices={outletChoices} prompt="Choose one" />
          <SelectField {...field("guests")} choices={guestChoices} prompt="Choose one" />
        </FieldPair>
        <FieldPair>
          <TextField {...field("day")} kind="date" min={today} max={addDays(today, maxDaysAhead)} />
          <SelectField {...field("time")} choices={timeChoices} prompt="Choose one" />
        </FieldPair>
        <FieldPair>
          <TextField {...field("name")} autoComplete={form.isCaller ? "off" : "name"} />
          <TextField {...field("email")} kind="email" optional={form.isCaller === true} />
        </FieldPair>
        <PhoneField {...field("phone")} />
        <TextAreaField
          {...field("note")}
          optional
          rows={3}
          maxLength={500}
          hint="A high chair, an allergy, a birthday"
        />
        {form.formAge !== undefined && <SpamFields formAge={form.formAge} />}
        <NotSent answer={answer} title={t("Your table is not reserved.")} line={hotel.events} />
        <FormActions>
          <Button size="large" pending={isPending}>
            {isPending ? "Reserving your table" : "Reserve the table"}
          </Button>
          {!form.isCaller && <PrivacyLink />}
        </FormActions>
      </FormFields>
    </Form>
  )
}
