import { Form } from "react-router"
import { staffRoles } from "#src/shared/actor.ts"
import { staffRoleNames } from "#src/shared/staff-rights.ts"
import { Button } from "#src/ui/button.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FieldPair, FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { type AccountField, accountFields } from "#src/features/accounts/account-fields.ts"

const loadSchema = async () => (await import("#src/features/accounts/accounts.schema.ts")).invitationInput

type InvitationFormProps = { answer: FormAnswer | undefined; isPending: boolean }

// The role with every right comes last, so that it is not chosen by mistake.
const [owner, ...others] = staffRoles
const choices = [...others, owner].map((value) => ({ value, label: staffRoleNames[value] }))

/** Invites a colleague, who chooses a password. */
export function InvitationForm({ answer, isPending }: InvitationFormProps) {
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  const field = (name: AccountField) => ({
    name,
    label: accountFields[name],
    error: errors[name],
    defaultValue: answer?.values?.[name],
  })
  return (
    <Form method="post" {...form}>
      <FormFields>
        <FormErrorSummary key={refusedCount} errors={summary} />
        <FieldPair>
          <TextField {...field("name")} autoComplete="off" />
          <TextField {...field("username")} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </FieldPair>
        <FieldPair>
          <TextField {...field("email")} kind="email" autoComplete="off" />
          <SelectField {...field("role")} choices={choices} prompt="Choose a role" />
        </FieldPair>
        <FormActions>
          <Button pending={isPending}>Invite</Button>
        </FormActions>
      </FormFields>
    </Form>
  )
}
