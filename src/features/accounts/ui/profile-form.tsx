import { Form, Link } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FieldPair, FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { PhoneField } from "#src/ui/forms/phone/phone-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { StateField } from "#src/features/accounts/guest-address/ui/state-field.tsx"
import type { Profile } from "../account.ts"
import { accountFields } from "../account-fields.ts"
import { asksForPassword, type SecondFactors } from "../second-factor/second-factors.ts"
import { IdentityFields, IdentityPasskey } from "../second-factor/ui/identity-fields.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"

const loadSchema = async () => (await import("../accounts.schema.ts")).profileChangeInput

type ProfileFormProps = {
  profile: Profile
  factors: SecondFactors
  answer: FormAnswer | undefined
  isPending: boolean
}

/** Posts to its own page, which answers with the errors (ACCT-2). */
export function ProfileForm({ profile, factors, answer, isPending }: ProfileFormProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  const field = (name: keyof Profile) => ({
    name,
    label: accountFields[name],
    error: errors[name],
    defaultValue: answer?.values?.[name] ?? profile[name],
  })
  return (
    <Form method="post" {...form}>
      <FormFields>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        <FieldPair>
          <TextField {...field("name")} autoComplete="name" />
          <TextField
            {...field("username")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FieldPair>
        <FieldPair>
          <TextField {...field("email")} kind="email" />
          <PhoneField {...field("phone")} />
        </FieldPair>
        <IdentityFields
          errors={errors}
          factors={factors}
          optionalHint="Needed only for another email. We then send a link to it, and tell the present one."
        />
        <TextField {...field("address")} optional autoComplete="address-line1" />
        <FieldPair>
          <TextField {...field("city")} optional autoComplete="address-level2" />
          <TextField {...field("pin")} kind="number" optional autoComplete="postal-code" />
        </FieldPair>
        <StateField {...field("state")} optional autoComplete="address-level1" />
        <FormActions>
          <Button size="large" pending={isPending}>
            Update profile
          </Button>
          {!asksForPassword(factors) && (
            <IdentityPasskey factors={factors} isPending={isPending}>
              Update with your passkey
            </IdentityPasskey>
          )}
          <Link to="/my-account">{t("Leave it as it is")}</Link>
        </FormActions>
      </FormFields>
    </Form>
  )
}
