import { Form } from "react-router"
import { type LayoverField, layoverFields, terminalUses } from "#src/features/layovers/layover-fields.ts"
import { maxDaysAhead } from "#src/features/availability/stay.ts"
import { adultChoices, childChoices } from "#src/features/availability/ui/one-room-choices.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { Button } from "#src/ui/button.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./layover-form.module.css"

export type LayoverValues = Readonly<Partial<Record<LayoverField | "adult" | "child", string>>>

type LayoverFormProps = {
  readonly values: LayoverValues
  readonly errors: FieldErrors
  /** The hotel's date. */
  readonly today: CalendarDate
  /** The hotel has a source of flight times. */
  readonly canLookUp: boolean
  readonly isPending: boolean
}

const onwardExample = "BA 256"

const flightLook = {
  placeholder: "AI 302",
  autoComplete: "off",
  autoCapitalize: "characters",
  spellCheck: false,
  maxLength: 12,
  required: false,
} as const

/** The form for when a guest lands and flies on: by flight number, by time, or both. The URL is its only state. */
export function LayoverForm({ values, errors, today, canLookUp, isPending }: LayoverFormProps) {
  const t = useText()
  const field = (name: LayoverField) => ({
    name,
    label: layoverFields[name],
    error: errors[name],
    defaultValue: values[name] ?? "",
    required: false,
  })
  const flightHint = canLookUp && { hint: t("With it we find the time and terminal.") }
  const terminals = terminalUses.map(({ value, terminal, isInternational }) => ({
    value,
    label: t(isInternational ? "Terminal {terminal}, international" : "Terminal {terminal}, domestic", {
      terminal,
    }),
  }))
  const days = { min: today, max: addDays(today, maxDaysAhead) }
  return (
    <Form method="get" action="." noValidate preventScrollReset className={styles.form}>
      <FormErrorSummary errors={errors} />
      <div className={styles.calls}>
        <fieldset className={styles.call}>
          <legend>{t("You land")}</legend>
          <TextField {...field("flight")} {...flightLook} {...flightHint} />
          <TextField {...field("lands")} kind="date" {...days} required />
          <TextField {...field("landsAt")} kind="time" />
          <SelectField {...field("landsTerminal")} choices={terminals} />
        </fieldset>
        <fieldset className={styles.call}>
          <legend>{t("You fly on")}</legend>
          <TextField {...field("onward")} {...flightLook} {...flightHint} placeholder={onwardExample} />
          <TextField {...field("departs")} kind="date" {...days} hint="Empty: the next departure." />
          <TextField {...field("departsAt")} kind="time" />
          <SelectField {...field("departsTerminal")} choices={terminals} />
        </fieldset>
      </div>
      <div className={styles.end}>
        <SelectField name="adult" label="Adults" choices={adultChoices} defaultValue={values.adult ?? "1"} />
        <SelectField
          name="child"
          label="Children (0-12)"
          choices={childChoices}
          defaultValue={values.child ?? "0"}
        />
        <Button size="large" pending={isPending}>
          {isPending ? "Planning the hours" : "Plan the hours"}
        </Button>
      </div>
    </Form>
  )
}
