import { useId } from "react"
import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields, PrivacyLink } from "#src/ui/forms/form-layout.tsx"
import { PhoneField } from "#src/ui/forms/phone/phone-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { useCheckedFormDraft } from "#src/ui/forms/drafts/use-checked-form-draft.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { accountFields } from "../account-fields.ts"
import { type Contact, continueIntent } from "#src/features/accounts/session-guests/contact.ts"
import { withReturnPath } from "#src/features/accounts/sessions/return-path.ts"

const loadSchema = async () => (await import("../accounts.schema.ts")).guestContactInput

type ContinueWithEmailFormProps = {
  to: string | null
  /** What the guest entered before and may correct; null for a new guest. */
  guest: Contact | null
  answer: FormAnswer | undefined
  isPending: boolean
}

/** For a guest without an account, in the middle of a booking (GUEST-1). */
export function ContinueWithEmailForm({ to, guest, answer, isPending }: ContinueWithEmailFormProps) {
  const titleId = useId()
  const { errors, summary, refusedCount, form } = useCheckedFormDraft("guest", loadSchema, answer)
  const field = (name: keyof Contact) => ({
    name,
    label: accountFields[name],
    error: errors[name],
    defaultValue: answer?.values?.[name] ?? guest?.[name],
  })
  return (
    <Form method="post" action={withReturnPath("/signin", to)} aria-labelledby={titleId} {...form}>
      <FormFields>
        <Eyebrow as="h2" id={titleId}>
          Continue with email
        </Eyebrow>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        <input type="hidden" name="intent" value={continueIntent} />
        <TextField {...field("name")} autoComplete="name" autoCapitalize="words" />
        <TextField {...field("email")} kind="email" />
        <PhoneField {...field("phone")} />
        <FormActions>
          <Button size="large" wide pending={isPending}>
            Continue
          </Button>
          <PrivacyLink />
        </FormActions>
      </FormFields>
    </Form>
  )
}
