import { Form } from "react-router"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FieldPair, FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { tableFields } from "../table-fields.ts"
import { maxDaysAhead } from "../table-reservation.ts"
import { hotel } from "#src/shared/hotel.ts"
import { useText } from "#src/ui/use-text.tsx"
import { NotSent } from "#src/ui/dialogs/not-sent.tsx"
import { guestChoices, timeChoices } from "./reserve-table-form.tsx"

const loadSchema = async (today: CalendarDate) => (await import("../tables.schema.ts")).changeTableForm(today)

type ChangeTableFormProps = {
  readonly answer: FormAnswer | undefined
  /** The reservation as it is. */
  readonly now: { readonly day: string; readonly time: string; readonly guests: string }
  readonly today: CalendarDate
  readonly isPending: boolean
}

/** The form that changes the day, the time or the number of guests (GUEST-7). */
export function ChangeTableForm({ answer, now, today, isPending }: ChangeTableFormProps) {
  const t = useText()
  const checked = useCheckedForm(() => loadSchema(today), answer)
  const [firstWrong] = Object.keys(answer?.errors ?? {})
  const field = (name: keyof typeof now) => ({
    name,
    label: tableFields[name],
    error: checked.errors[name],
    defaultValue: answer?.values?.[name] ?? now[name],
    autoFocus: name === firstWrong,
  })
  return (
    <Form method="post" preventScrollReset {...checked.form}>
      <FormFields>
        <FormErrorSummary key={checked.refusedCount} errors={checked.summary} />
        <SelectField {...field("guests")} choices={guestChoices} />
        <FieldPair>
          <TextField {...field("day")} kind="date" min={today} max={addDays(today, maxDaysAhead)} />
          <SelectField {...field("time")} choices={timeChoices} />
        </FieldPair>
        <NotSent answer={answer} title={t("Your table is not changed.")} line={hotel.events} />
        <FormActions>
          <Button size="large" pending={isPending}>
            {isPending ? "Changing your table" : "Change the table"}
          </Button>
        </FormActions>
      </FormFields>
    </Form>
  )
}
