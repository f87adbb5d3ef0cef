import { Form } from "react-router"
import { differenceNames, type SettlementDifference } from "#src/features/payments/settlement.ts"
import { Button } from "#src/ui/button.tsx"
import { FormDisclosure } from "#src/ui/disclosure.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"

type ResolveDifferenceProps = { differences: readonly SettlementDifference[]; isPending: boolean }

/** Takes a difference from the list, with a note that says how it is explained. */
export const ResolveDifference = ({ differences, isPending }: ResolveDifferenceProps) => (
  <FormDisclosure title="Resolve a difference" isOpen={false}>
    <Form method="post" preventScrollReset>
      <FormFields>
        <SelectField
          name="difference"
          label="Difference"
          prompt="Choose a difference"
          choices={differences.map(({ kind, entityId }) => ({
            value: `${kind} ${entityId}`,
            label: `${entityId}: ${differenceNames[kind]}`,
          }))}
        />
        <TextField
          name="note"
          label="Note"
          hint="How it is explained; it is kept in the audit log."
          required
          minLength={3}
          maxLength={500}
        />
        <FormActions>
          <Button size="small" pending={isPending}>
            Resolve
          </Button>
        </FormActions>
      </FormFields>
    </Form>
  </FormDisclosure>
)
