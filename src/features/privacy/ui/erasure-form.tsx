import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { PasswordField } from "#src/ui/forms/password-field.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"

type ErasureFormProps = { hasPassword: boolean; answer: FormAnswer | undefined; isPending: boolean }

/** Asks for the password, or for the email of a guest without one. */
export const ErasureForm = ({ hasPassword, answer, isPending }: ErasureFormProps) => (
  <Form method="post" aria-label="Erase my account">
    <FormFields>
      {answer?.reason && <Notice tone="error" title={answer.reason} live />}
      {hasPassword ? (
        <PasswordField
          name="currentPassword"
          label="Password"
          error={answer?.errors?.["currentPassword"]}
          autoComplete="current-password"
        />
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
      </FormActions>
    </FormFields>
  </Form>
)
