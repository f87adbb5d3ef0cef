import { Form, Link } from "react-router"
import { accountFields } from "#src/features/accounts/account-fields.ts"
import { withReturnPath } from "#src/features/accounts/sessions/return-path.ts"
import { CallText } from "#src/ui/call-text.tsx"
import { Button } from "#src/ui/button.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { hotel } from "#src/shared/hotel.ts"
import { useText } from "#src/ui/use-text.tsx"

/** The step is opened by the form with the password, and has one field. */
const focus = { autoFocus: true }

const loadSchema = async () => (await import("../second-factor.schema.ts")).secondFactorCodeForm

type SecondFactorCodeFormProps = { to: string | null; answer: FormAnswer | undefined; isPending: boolean }

/** The code after the password (SAFE-8). Posts to its own page. */
export function SecondFactorCodeForm({ to, answer, isPending }: SecondFactorCodeFormProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  return (
    <Form method="post" {...form}>
      <FormFields>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        <TextField
          name="code"
          kind="code"
          inputMode="text"
          label={accountFields.code}
          hint="Six digits from your authenticator app, or one of your recovery codes"
          error={errors["code"]}
          autoCapitalize="characters"
          enterKeyHint="go"
          {...focus}
        />
        <FormActions>
          <Button size="large" wide pending={isPending}>
            Sign in
          </Button>
          <Link to={withReturnPath("/signin", to)}>{t("Start again")}</Link>
        </FormActions>
        <p>
          <CallText
            text="No phone and no recovery code? Call <call>{phone}</call>: when we know that it is you, you sign in with the password alone."
            line={hotel.support}
          />
        </p>
      </FormFields>
    </Form>
  )
}
