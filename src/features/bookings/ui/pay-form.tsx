import { formatMoney, type Money } from "#src/shared/money.ts"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import styles from "./pay-form.module.css"
import { type CheckoutOrder, useCheckout } from "./use-checkout.ts"

type PayFormProps = {
  order: CheckoutOrder
  total: Money
  /** Where the form goes without script, and where the provider leads back to. */
  formUrl: string
  origin: string
}

function fieldsOf(order: CheckoutOrder, origin: string): Readonly<Record<string, string | number>> {
  return {
    key_id: order.keyId,
    amount: order.amount,
    currency: order.currency,
    order_id: order.orderId,
    name: order.hotelName,
    description: order.description,
    "prefill[name]": order.guest.name,
    "prefill[email]": order.guest.email,
    "prefill[contact]": order.guest.phone,
    callback_url: `${origin}/api/payments/callback?booking=${order.bookingId}`,
    cancel_url: `${origin}/payment/${order.bookingId}?outcome=closed`,
  }
}

const labels = {
  idle: (total: Money) => `${messages.payment.pay} ${formatMoney(total)}`,
  paying: () => "The payment window is open",
  verifying: () => "Confirming your payment",
}

/** The Pay button: the provider's window with script, the provider's page without. */
export function PayForm({ order, total, formUrl, origin }: PayFormProps) {
  const { step, onSubmit } = useCheckout(order)
  return (
    <form method="post" action={formUrl} className={styles.form} onSubmit={onSubmit}>
      {Object.entries(fieldsOf(order, origin)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="large" pending={step !== "idle"}>
        {labels[step](total)}
      </Button>
    </form>
  )
}
