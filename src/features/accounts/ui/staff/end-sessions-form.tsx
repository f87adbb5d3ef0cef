import { ConfirmedActionForm } from "../confirmed-action-form.tsx"

/** The intent of this form on a page with several. */
export const endSessionsIntent = "end-sessions"

type EndSessionsFormProps = { name: string; hasAccount: boolean; isPending: boolean }

/** Signs somebody out on every device, after a confirmation. */
export function EndSessionsForm({ name, hasAccount, isPending }: EndSessionsFormProps) {
  const effect = hasAccount ? "signs in again" : "opens a booking again by its link"
  const message = `${name} is signed out on every device and ${effect}.`
  return (
    <ConfirmedActionForm
      intent={endSessionsIntent}
      label="End all sessions"
      question={{ title: "End all sessions?", message, confirmLabel: "End sessions" }}
      isPending={isPending}
    >
      End all sessions when a phone or a computer {hasAccount ? "with this account" : "of this guest"} is
      lost.
      {hasAccount && " The password stays."}
    </ConfirmedActionForm>
  )
}
