import { ConfirmedActionForm } from "#src/features/accounts/ui/confirmed-action-form.tsx"

/** The intent of this form on a page with several. */
export const eraseGuestIntent = "erase-guest"

type EraseGuestFormProps = { name: string; isPending: boolean }

/** Erases a guest at their request at the desk or by telephone, after a confirmation. */
export function EraseGuestForm({ name, isPending }: EraseGuestFormProps) {
  const message = `The name, address, phone and notes of ${name} are erased at once. This cannot be undone.`
  return (
    <ConfirmedActionForm
      intent={eraseGuestIntent}
      label="Erase this guest"
      question={{ title: "Erase this guest?", message, confirmLabel: "Erase" }}
      isPending={isPending}
    >
      Erase a guest who asks for it (DPDP Act, section 12), after you made sure who asks. Bookings, folios and
      invoices stay, as tax law requires. The last stay must be over, and nothing owed or to be refunded.
    </ConfirmedActionForm>
  )
}
