import { Form } from "react-router"
import type { MissedMinimum } from "#src/features/pricing/minimum-stay.ts"
import { messages } from "#src/shared/messages.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { Button } from "#src/ui/button.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { RadioCards } from "#src/ui/forms/radio-cards.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import { PhoneField } from "#src/ui/forms/phone/phone-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { ShortStay } from "#src/features/bookings/ui/short-stay.tsx"

const loadSchema = async () =>
  (await import("#src/features/bookings/bookings.forms.schema.ts")).bookForCallerForm

type CallerFormProps = {
  total: Money
  freshKey: string
  /** The guest record of the caller, if any. */
  known: { readonly name: string; readonly email: string; readonly phone: string }
  /** The minimum stay that is not met; the desk may allow it. */
  missedMinimum: MissedMinimum | null
  answer: FormAnswer | undefined
  canPayOnline: boolean
  isPending: boolean
}

const payAtHotel = {
  value: "pay-at-hotel",
  title: messages.booking.payAtHotel,
  description: "The guest settles at the desk, by card, UPI or cash.",
}

const payByLink = {
  value: "link",
  title: "Payment link by email",
  description:
    "The stay is confirmed as well, and an email leads to the payment page. What is not paid stays owed.",
}

/** The guest, the payment and the button that books. */
export function CallerForm({
  total,
  freshKey,
  known,
  missedMinimum,
  answer,
  canPayOnline,
  isPending,
}: CallerFormProps) {
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  const values = { ...known, ...answer?.values }
  return (
    <Form method="post" replace className={styles.form} aria-label="The guest" {...form}>
      <FormErrorSummary key={refusedCount} errors={summary} />
      <PhoneField
        label="Guest's phone"
        defaultValue={values.phone}
        error={errors["phone"]}
        autoComplete="off"
      />
      <TextField
        name="name"
        label="Name"
        defaultValue={values.name}
        error={errors["name"]}
        autoComplete="off"
      />
      <TextField
        kind="email"
        name="email"
        label="Email"
        optional
        defaultValue={values.email}
        error={errors["email"]}
        autoComplete="off"
        hint="The confirmation goes there. Without one nothing is sent: print the voucher."
      />
      <RadioCards
        name="payment"
        label="How the guest pays"
        error={errors["payment"]}
        cards={canPayOnline ? [payAtHotel, payByLink] : [payAtHotel]}
        defaultValue={payAtHotel.value}
      />
      <TextAreaField name="note" label="Note for colleagues" optional rows={2} maxLength={2000} />
      {missedMinimum && (
        <ShortStay
          missedMinimum={missedMinimum}
          label="Book it all the same"
          error={errors["allowsShortStay"]}
        />
      )}
      <input type="hidden" name="seenTotal" value={total} />
      <input type="hidden" name="key" value={freshKey} />
      <div>
        <Button size="large" pending={isPending}>
          {`Book for ${formatMoney(total)}`}
        </Button>
      </div>
    </Form>
  )
}
