import { accountFields } from "#src/features/accounts/account-fields.ts"
import type { GuestAddress } from "#src/features/accounts/guest-address/guest-address.ts"
import { StateField } from "#src/features/accounts/guest-address/ui/state-field.tsx"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { FormDisclosure } from "#src/ui/disclosure.tsx"
import { DraftForm } from "#src/ui/forms/drafts/draft-form.tsx"
import type { RefusedForm } from "#src/ui/forms/refused-form.ts"
import { TextField } from "#src/ui/forms/text-field.tsx"
import styles from "./document-links.module.css"

type GuestAddressFormProps = {
  guestAddress: GuestAddress
  canChange: boolean
  isPending: boolean
  refused: RefusedForm | undefined
}

/** Says that the invoice lacks the guest's address, and asks the desk for it. */
export function GuestAddressForm({
  guestAddress,
  canChange,
  isPending,
  refused: answer,
}: GuestAddressFormProps) {
  const refused = answer?.form === "save-guest-address" ? answer : undefined
  const state = JSON.stringify(guestAddress)
  const field = (name: keyof GuestAddress) => ({
    name,
    label: accountFields[name],
    error: refused?.errors[name],
    defaultValue: refused?.values[name] ?? guestAddress[name],
    autoComplete: "off",
  })
  return (
    <>
      <Notice tone="warning" title="The invoice needs the guest's address">
        <p>
          Its taxable value is ₹50,000 or more, and the guest has no company: the invoice states the street
          and the state. Add them before it is issued.
        </p>
      </Notice>
      {canChange && (
        <FormDisclosure title="Add the address" isOpen={refused !== undefined} key={state}>
          <DraftForm
            name="guest-address"
            state={state}
            refused={refused}
            label="Guest's address"
            className={styles.form}
          >
            <TextField {...field("address")} maxLength={200} />
            <TextField {...field("city")} optional maxLength={50} />
            <TextField {...field("pin")} kind="number" optional maxLength={10} />
            <StateField {...field("state")} maxLength={50} />
            <Button
              name="intent"
              value="save-guest-address"
              size="small"
              variant="secondary"
              pending={isPending}
            >
              Save address
            </Button>
          </DraftForm>
        </FormDisclosure>
      )}
    </>
  )
}
