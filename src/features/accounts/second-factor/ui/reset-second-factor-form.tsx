import { ConfirmedActionForm } from "#src/features/accounts/ui/confirmed-action-form.tsx"

/** The intent of this form on a page with several. */
export const resetSecondFactorIntent = "reset-second-factor"

type ResetSecondFactorFormProps = { name: string; isPending: boolean }

/** Removes a colleague's second factor, after a confirmation. */
export function ResetSecondFactorForm({ name, isPending }: ResetSecondFactorFormProps) {
  const message = `${name} signs in with the password alone until it is set up again, and is signed out everywhere.`
  return (
    <ConfirmedActionForm
      intent={resetSecondFactorIntent}
      label="Reset second factor"
      question={{ title: "Reset the second factor?", message, confirmLabel: "Reset" }}
      isPending={isPending}
    >
      A second factor or a passkey protects this account. Reset them for somebody who lost the phone, the
      recovery codes and the passkeys, after you made sure who asks.
    </ConfirmedActionForm>
  )
}
