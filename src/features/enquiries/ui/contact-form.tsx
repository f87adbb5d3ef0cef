import { Form } from "react-router"
import { useCheckedFormDraft } from "#src/ui/forms/drafts/use-checked-form-draft.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { Button } from "#src/ui/button.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FieldPair, FormActions, FormFields, PrivacyLink } from "#src/ui/forms/form-layout.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import { PhoneField } from "#src/ui/forms/phone/phone-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { contactFields } from "../enquiry-fields.ts"
import { enquiryTexts } from "#src/features/enquiries/enquiry-text.ts"
import { SpamFields } from "./spam-fields.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { NotSent } from "#src/ui/dialogs/not-sent.tsx"

const loadSchema = async () => (await import("../enquiries.schema.ts")).contactInput

type ContactFormProps = { answer: FormAnswer | undefined; formAge: string; isPending: boolean }

/** Posts to its own page, which answers with the errors (ENQ-1). */
export function ContactForm({ answer, formAge, isPending }: ContactFormProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedFormDraft("contact", loadSchema, answer)
  const { department, name: subject } = enquiryTexts.contact
  const [firstWrong] = Object.keys(answer?.errors ?? {})
  const field = (name: keyof typeof contactFields) => ({
    name,
    label: contactFields[name],
    error: errors[name],
    defaultValue: answer?.values?.[name],
    autoFocus: name === firstWrong,
  })
  return (
    <Form method="post" preventScrollReset {...form}>
      <FormFields>
        <FormErrorSummary key={refusedCount} errors={summary} />
        <TextField {...field("name")} autoComplete="name" />
        <FieldPair>
          <TextField {...field("email")} kind="email" />
          <PhoneField {...field("phone")} />
        </FieldPair>
        <TextAreaField {...field("message")} rows={6} hint="20 characters or more" />
        <SpamFields formAge={formAge} />
        <NotSent
          answer={answer}
          title={t("Your {thing} was not sent.", { thing: t(subject) })}
          line={department}
        />
        <FormActions>
          <Button size="large" pending={isPending}>
            Send the message
          </Button>
          <PrivacyLink />
        </FormActions>
      </FormFields>
    </Form>
  )
}
