import { Form } from "react-router"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import { FormFields } from "#src/ui/form-layout.tsx"
import { RadioCards } from "#src/ui/radio-cards.tsx"
import type { PaymentMode } from "../booking.ts"
import styles from "./confirm-form.module.css"
import { useConfirmationKey } from "./use-confirmation-key.ts"

type ConfirmFormProps = {
  total: Money
  /** A fresh key from the server, and the draft that it belongs to. */
  freshKey: string
  draft: string
  holdMinutes: number
  canPayOnline: boolean
  isPending: boolean
}

const words = messages.booking

const payAtHotel = {
  value: "pay-at-hotel" satisfies PaymentMode,
  title: words.payAtHotel,
  description: "Nothing to pay today. You settle at the desk, by card, UPI or cash.",
}

const payOnline = (holdMinutes: number) => ({
  value: "online" satisfies PaymentMode,
  title: words.netBankingLabel,
  description: `You pay on the next page; your rooms are held for ${holdMinutes} minutes meanwhile.`,
})

/** How it will be paid, and the one button that books. */
export function ConfirmForm({ total, freshKey, draft, isPending, ...offer }: ConfirmFormProps) {
  const key = useConfirmationKey(draft, freshKey)
  const { canPayOnline, holdMinutes } = offer
  return (
    <Form method="post">
      <input ref={key} type="hidden" name="key" defaultValue={freshKey} />
      <input type="hidden" name="seenTotal" value={total} />
      <FormFields>
        <RadioCards
          name="paymentMode"
          label="How would you like to pay?"
          cards={canPayOnline ? [payAtHotel, payOnline(holdMinutes)] : [payAtHotel]}
          defaultValue={payAtHotel.value}
        />
        <div className={styles.confirm}>
          <Button size="large" pending={isPending}>
            {isPending ? "Confirming your booking" : `Confirm booking, ${formatMoney(total)}`}
          </Button>
          <p className={styles.note}>{words.noCardNeeded}</p>
        </div>
      </FormFields>
    </Form>
  )
}
