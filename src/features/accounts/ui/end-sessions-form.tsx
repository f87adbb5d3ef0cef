import { ConfirmedActionForm } from "./confirmed-action-form.tsx"

/** The intent of this form on a page with several. */
export const endSessionsIntent = "end-sessions"

type EndSessionsFormProps = { name: string; isPending: boolean }

/** Signs somebody out on every device, after a confirmation. */
export function EndSessionsForm({ name, isPending }: EndSessionsFormProps) {
  const message = `${name} is signed out on every device and signs in again.`
  return (
    <ConfirmedActionForm
      intent={endSessionsIntent}
      label="End all sessions"
      question={{ title: "End all sessions?", message, confirmLabel: "End sessions" }}
      isPending={isPending}
    >
      End all sessions when a phone or a computer with this account is lost. The password stays.
    </ConfirmedActionForm>
  )
}
