import { type SubmitEvent } from "react"
import { Form, useSubmit } from "react-router"
import { type Role, roles } from "#src/shared/actor.ts"
import { Button } from "#src/ui/button.tsx"
import { useConfirm } from "#src/ui/dialogs/dialogs-provider.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { accountFields } from "../account-fields.ts"
import { roleNames } from "#src/features/accounts/role-names.ts"
import styles from "./role-form.module.css"

type RoleFormProps = { role: Role; name: string; isPending: boolean }

const choices = roles.map((value) => ({ value, label: roleNames[value] }))

/** Assigns a role or takes it away, after a confirmation. */
export function RoleForm({ role, name, isPending }: RoleFormProps) {
  const confirm = useConfirm()
  const submit = useSubmit()
  const ask = async (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const chosen = roles.find((one) => one === typed.get("role")) ?? role
    const message = `${name} becomes ${roleNames[chosen]} and is signed out everywhere.`
    if (await confirm({ title: "Change the role?", message, confirmLabel: "Change" })) await submit(form)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void ask(event.currentTarget)
  }
  return (
    <Form method="post" className={styles.form} onSubmit={onSubmit}>
      <SelectField name="role" label={accountFields.role} choices={choices} defaultValue={role} />
      <Button size="small" pending={isPending}>
        Change
      </Button>
    </Form>
  )
}
