import { Form, Link } from "react-router"
import { type Extra, extraUnitNames, extraUnits, gstRates } from "#src/features/folio/extra.ts"
import { formatGstRate } from "#src/features/pricing/gst.ts"
import { moneyInputText } from "#src/shared/validation/money-input.ts"
import { Button } from "#src/ui/button.tsx"
import { FieldPair, FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"

const loadSchema = async () => (await import("../extras.schema.ts")).extraForm

const rateChoices = gstRates.map((rate) => ({ value: String(rate), label: formatGstRate(rate) }))

const unitChoices = extraUnits.map((unit) => ({ value: unit, label: extraUnitNames[unit] }))

type ExtraFormProps = { extra: Extra | null; answer: FormAnswer | undefined; isPending: boolean }

type GuestFieldsProps = { extra: Extra | null; values: FormAnswer["values"] }

/** Whether guests can add it, and to which stays. */
const GuestFields = ({ extra, values }: GuestFieldsProps) => (
  <>
    <CheckboxField
      name="offered"
      label="Guests can add it to a booking"
      hint="The desk can charge it either way."
      defaultChecked={values ? values["offered"] === "on" : extra?.isOffered}
    />
    <CheckboxField
      name="changesHours"
      label="It changes the hours of a night"
      hint="As late check-out does: guests cannot add it to a day room."
      defaultChecked={values ? values["changesHours"] === "on" : extra?.changesHours}
    />
  </>
)

/** Adds an extra, or changes one. */
export function ExtraForm({ extra, answer, isPending }: ExtraFormProps) {
  const { errors, summary, form } = useCheckedForm(loadSchema, answer)
  const field = (name: string, initial: string | undefined) => ({
    name,
    error: errors[name],
    defaultValue: answer?.values?.[name] ?? initial,
  })
  return (
    <Form
      method="post"
      preventScrollReset
      {...form}
      aria-label={extra ? `Change ${extra.name}` : "Add an extra"}
    >
      {extra && <input type="hidden" name="id" value={extra.id} />}
      {extra && <input type="hidden" name="version" value={extra.version} />}
      <FormFields>
        <FormErrorSummary errors={summary} />
        <FieldPair>
          <TextField {...field("name", extra?.name)} label="Name" maxLength={80} autoComplete="off" />
          <TextField
            {...field("price", extra ? moneyInputText(extra.price) : undefined)}
            label="Price in rupees"
            hint="GST included."
            inputMode="decimal"
            autoComplete="off"
          />
        </FieldPair>
        <FieldPair>
          <SelectField
            {...field("gst", extra ? String(extra.gstBasisPoints) : undefined)}
            label="GST rate"
            hint="Extras with SAC 996311 have the GST rate of the room instead."
            prompt="Choose a rate"
            choices={rateChoices}
          />
          <TextField
            {...field("sac", extra?.sac)}
            label="SAC"
            hint="The code of the service on the tax invoice, such as 996332 for food in a hotel."
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
          />
        </FieldPair>
        <FieldPair>
          <SelectField
            {...field("unit", extra?.unit ?? "stay")}
            label="Charged"
            hint="How often a booking pays it."
            choices={unitChoices}
          />
          <TextField
            {...field("description", extra?.description)}
            label="Description"
            hint="What the guest reads beside the price."
            required={false}
            maxLength={160}
            autoComplete="off"
          />
        </FieldPair>
        <GuestFields extra={extra} values={answer?.values} />
        <FormActions>
          <Button name="intent" value={extra ? "change" : "add"} pending={isPending}>
            {extra ? "Save" : "Add"}
          </Button>
          {extra && <Link to="/admin/extras">Add a new extra instead</Link>}
        </FormActions>
      </FormFields>
    </Form>
  )
}
