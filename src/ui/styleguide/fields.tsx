import { Button } from "../button.tsx"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FieldPair, FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { PasswordField } from "#src/ui/forms/password-field.tsx"
import { RadioCards } from "#src/ui/forms/radio-cards.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { Stepper } from "#src/ui/forms/stepper.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { Part } from "./part.tsx"

const errors = { email: "Email Field Is Required", phone: "Phone Invalid Phone Number" }
const choices = [
  { value: "party", label: "Party Hall" },
  { value: "other", label: "Others" },
]
const modes = [
  { value: "hotel", title: "Pay at Hotel", description: "Settle the bill when you leave." },
  {
    value: "net",
    title: "Net Banking / Card / UPI / EMI",
    description: "Pay now, and arrive with nothing to do.",
  },
]

export const Fields = () => (
  <Part name="Fields">
    <form noValidate>
      <FormFields>
        <FormErrorSummary errors={errors} />
        <FieldPair>
          <TextField
            name="name"
            label="Name"
            autoComplete="name"
            defaultValue="Lakshmi Venkataraghavan Iyer"
          />
          <TextField name="email" label="Email" kind="email" error={errors.email} hint="For the voucher" />
        </FieldPair>
        <FieldPair>
          <TextField name="phone" label="Phone" kind="tel" error={errors.phone} />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            hint="8 to 100 characters"
          />
        </FieldPair>
        <FieldPair>
          <TextField name="checkIn" label="Check-in" kind="date" min="2026-11-20" max="2028-04-01" />
          <SelectField name="hall" label="Occasion" choices={choices} prompt="Choose an occasion" optional />
        </FieldPair>
        <FieldPair>
          <Stepper name="adults" label="Adults" unit="adult" min={1} max={2} hint="At most 2 in a room" />
          <TextField name="fixed" label="Booking" readOnly value="VM-4821" />
        </FieldPair>
        <RadioCards name="mode" label="Payment" cards={modes} defaultValue="hotel" />
        <TextAreaField name="message" label="Message" optional />
        <CheckboxField name="emails" label="Write to me about the season's menus" />
        <FormActions>
          <Button type="button">Send</Button>
          <Button type="button" variant="quiet">
            Cancel
          </Button>
        </FormActions>
      </FormFields>
    </form>
  </Part>
)
