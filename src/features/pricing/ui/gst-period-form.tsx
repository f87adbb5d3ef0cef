import { Form } from "react-router"
import { limitLabel, rateLabel, slabFields } from "#src/features/pricing/gst-periods/slab-fields.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FieldPair, FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"

const loadSchema = async () => (await import("../gst-periods/gst-periods.schema.ts")).gstPeriodForm

type GstPeriodFormProps = {
  /** The first day from which new rates can apply. */
  earliest: CalendarDate
  answer: FormAnswer | undefined
  isPending: boolean
}

/** Adds GST rates of rooms from a day on: up to three, each but the last up to a price before GST. */
export function GstPeriodForm({ earliest, answer, isPending }: GstPeriodFormProps) {
  const { errors, summary, form } = useCheckedForm(loadSchema, answer)
  const field = (name: string) => ({ name, error: errors[name], defaultValue: answer?.values?.[name] })
  return (
    <Form method="post" preventScrollReset {...form} aria-label="New GST rates">
      <FormFields>
        <FormErrorSummary errors={summary} />
        <TextField
          {...field("from")}
          label="First day"
          hint="The first night with these rates."
          kind="date"
          min={earliest}
        />
        {slabFields.map(({ rate, limit, label }, place) => (
          <FieldPair key={rate}>
            <TextField
              {...field(rate)}
              label={`${rateLabel(label)} in percent`}
              inputMode="decimal"
              autoComplete="off"
              optional={place > 0}
            />
            {limit && (
              <TextField
                {...field(limit)}
                label={`${limitLabel(label)} in rupees`}
                hint="Up to this price before GST. Empty: without limit."
                inputMode="decimal"
                autoComplete="off"
                optional
              />
            )}
          </FieldPair>
        ))}
        <FormActions>
          <Button name="intent" value="add" pending={isPending}>
            Add
          </Button>
        </FormActions>
      </FormFields>
    </Form>
  )
}
