import { Form, useLocation } from "react-router"
import { IdentityFields, IdentityPasskey } from "#src/features/accounts/second-factor/ui/identity-fields.tsx"
import type { SecondFactors } from "#src/features/accounts/second-factor/second-factors.ts"
import { Button } from "#src/ui/button.tsx"
import { AnswerNotice } from "#src/ui/forms/answer-notice.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"

type ErasureFormProps = {
  hasPassword: boolean
  factors: SecondFactors
  answer: FormAnswer | undefined
  isPending: boolean
}

/** Requires the password and the code, or the email address of a guest without a password. */
export const ErasureForm = ({ hasPassword, factors, answer, isPending }: ErasureFormProps) => {
  const t = useText()
  const { key } = useLocation()
  return (
    <Form method="post" noValidate aria-label={t("Erase my account")}>
      <FormFields>
        {answer?.reason && <AnswerNotice key={key} tone="error" title={answer.reason} />}
        <FormErrorSummary key={key} errors={answer?.errors ?? {}} />
        {hasPassword ? (
          <IdentityFields errors={answer?.errors ?? {}} factors={factors} />
        ) : (
          <TextField
            name="email"
            kind="email"
            label="Your email"
            error={answer?.errors?.["email"]}
            autoComplete="email"
          />
        )}
        <FormActions>
          <Button variant="secondary" pending={isPending}>
            Erase my account
          </Button>
          {hasPassword && (
            <IdentityPasskey factors={factors} isPending={isPending}>
              Erase it by my passkey
            </IdentityPasskey>
          )}
        </FormActions>
      </FormFields>
    </Form>
  )
}
