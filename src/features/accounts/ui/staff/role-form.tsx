import { Form } from "react-router"
import { type Role, roles } from "#src/shared/actor.ts"
import { Button } from "#src/ui/button.tsx"
import { useConfirmedSubmit } from "#src/ui/dialogs/use-confirmed-submit.ts"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { accountFields } from "#src/features/accounts/account-fields.ts"
import { roleNames } from "#src/features/accounts/role-names.ts"
import styles from "./role-form.module.css"

type RoleFormProps = { role: Role; name: string; isPending: boolean }

const choices = roles.map((value) => ({ value, label: roleNames[value] }))

/** Assigns a role or takes it away, after a confirmation. */
export function RoleForm({ role, name, isPending }: RoleFormProps) {
  const onSubmit = useConfirmedSubmit((typed) => {
    const chosen = roles.find((one) => one === typed.get("role")) ?? role
    const message = `${name} becomes ${roleNames[chosen]} and is signed out everywhere.`
    return { title: "Change the role?", message, confirmLabel: "Change" }
  })
  return (
    <Form method="post" className={styles.form} onSubmit={onSubmit}>
      <SelectField name="role" label={accountFields.role} choices={choices} defaultValue={role} />
      <Button size="small" pending={isPending}>
        Change
      </Button>
    </Form>
  )
}
