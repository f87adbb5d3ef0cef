import { formatMoney, fromPaise, type Money } from "#src/shared/money.ts"
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

/** Where the provider leads back to, when all went well and when its page was left. */
type Returns = { readonly callbackUrl: string; readonly cancelUrl: string }

const returnsTo = ({ bookingId }: CheckoutOrder, origin: string): Returns => ({
  callbackUrl: `${origin}/api/payments/callback?booking=${bookingId}`,
  cancelUrl: `${origin}/payment/${bookingId}?outcome=closed`,
})

function fieldsOf(order: CheckoutOrder, returns: Returns): Readonly<Record<string, string | number>> {
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
    callback_url: returns.callbackUrl,
    cancel_url: returns.cancelUrl,
  }
}

const labels = {
  idle: (total: Money) => `${messages.payment.pay} ${formatMoney(total)}`,
  paying: () => "The payment window is open",
  verifying: () => "Confirming your payment",
}

const OrderFields = ({ order, returns }: { order: CheckoutOrder; returns: Returns }) =>
  Object.entries(fieldsOf(order, returns)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))

type LinkPayFormProps = { order: CheckoutOrder; formUrl: string; origin: string; secret: string }

/** The Pay button of an email's link: always the provider's own page, for nobody is signed in here. */
export function LinkPayForm({ order, formUrl, origin, secret }: LinkPayFormProps) {
  const callbackUrl = `${origin}/api/payments/callback?booking=${order.bookingId}&link=${secret}`
  const returns = { callbackUrl, cancelUrl: `${origin}/pay/${secret}?outcome=closed` }
  return (
    <form method="post" action={formUrl} className={styles.form}>
      <OrderFields order={order} returns={returns} />
      <Button size="large">{`${messages.payment.pay} ${formatMoney(fromPaise(order.amount))}`}</Button>
    </form>
  )
}

/** The Pay button: the provider's window with script, the provider's page without. */
export function PayForm({ order, total, formUrl, origin }: PayFormProps) {
  const { step, onSubmit } = useCheckout(order)
  return (
    <form method="post" action={formUrl} className={styles.form} onSubmit={onSubmit}>
      <OrderFields order={order} returns={returnsTo(order, origin)} />
      <Button size="large" pending={step !== "idle"}>
        {labels[step](total)}
      </Button>
    </form>
  )
}
