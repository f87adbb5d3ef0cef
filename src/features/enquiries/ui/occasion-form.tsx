import { Form } from "react-router"
import { useCheckedFormDraft } from "#src/ui/forms/drafts/use-checked-form-draft.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FieldPair, FormActions, FormFields, PrivacyLink } from "#src/ui/forms/form-layout.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import { PhoneField } from "#src/ui/forms/phone/phone-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { guestBands } from "../enquiry.ts"
import { enquiryTexts } from "#src/features/enquiries/enquiry-text.ts"
import { SpamFields } from "./spam-fields.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { NotSent } from "#src/ui/dialogs/not-sent.tsx"
import { occasionFields } from "./occasion-fields.ts"

const loadSchema = async (kind: OccasionFormProps["kind"], today: CalendarDate) =>
  (await import("../enquiries.schema.ts")).enquiryForm(kind, today)

export type FieldTexts = Readonly<Record<string, string>>

type OccasionFormProps = {
  kind: "banquet" | "corporate"
  answer: FormAnswer | undefined
  formAge: string
  /** The hotel's date. */
  today: CalendarDate
  isPending: boolean
  preset: FieldTexts | undefined
  hints: FieldTexts | undefined
}

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** The event enquiry form. Posts to its own page, which answers with the errors (ENQ-2, ENQ-3). */
export function OccasionForm({ kind, answer, formAge, today, isPending, preset, hints }: OccasionFormProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedFormDraft(
    `${kind} ${preset?.["description"] ?? ""}`,
    () => loadSchema(kind, today),
    answer,
  )
  const { labels, names, events } = occasionFields[kind]
  const { department, name: subject } = enquiryTexts[kind]
  const ownHints: FieldTexts = {
    tentativeDate: "Not fixed yet? Give one date here and the others below.",
    [names.guestBand]: "More than 200? Choose Other and write the number below.",
    [names.roomsNeeded]: "For guests who stay the night",
  }
  const [firstWrong] = Object.keys(answer?.errors ?? {})
  const field = (name: string) => ({
    name,
    label: labels[name] ?? name,
    error: errors[name],
    hint: hints?.[name] ?? ownHints[name],
    defaultValue: answer?.values?.[name] ?? preset?.[name],
    autoFocus: name === firstWrong,
  })
  return (
    <Form method="post" preventScrollReset {...form}>
      <FormFields>
        <FormErrorSummary key={refusedCount} errors={summary} />
        <FieldPair>
          <TextField {...field("name")} autoComplete="name" />
          <TextField {...field("companyName")} optional autoComplete="organization" />
        </FieldPair>
        <FieldPair>
          <TextField {...field("email")} kind="email" />
          <PhoneField {...field("phone")} />
        </FieldPair>
        <FieldPair>
          <TextField {...field("tentativeDate")} kind="date" min={today} />
          <SelectField {...field(names.event)} choices={choices(events)} prompt="Choose one" />
        </FieldPair>
        <FieldPair>
          <SelectField {...field(names.guestBand)} choices={choices(guestBands)} prompt="Choose one" />
          <TextField {...field(names.roomsNeeded)} kind="number" optional />
        </FieldPair>
        <TextAreaField {...field(names.message)} optional rows={5} />
        <SpamFields formAge={formAge} />
        <NotSent
          answer={answer}
          title={t("Your {thing} was not sent.", { thing: t(subject) })}
          line={department}
        />
        <FormActions>
          <Button size="large" pending={isPending}>
            Send the enquiry
          </Button>
          <PrivacyLink />
        </FormActions>
      </FormFields>
    </Form>
  )
}
