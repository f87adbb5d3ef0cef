import { useEffect, useRef } from "react"
import { formatMoney, fromPaise, type Money } from "#src/shared/money.ts"
import { inLanguage, type Language } from "#src/shared/language/language.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { Button } from "#src/ui/button.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./pay-form.module.css"
import { takeCheckoutRequest } from "./checkout-request.ts"
import { useFreshPayment } from "./payment-tabs.ts"
import { type CheckoutOrder, useCheckout } from "./use-checkout.ts"

type PayFormProps = {
  order: CheckoutOrder
  total: Money
  /** The provider's page for browsers without JavaScript. */
  formUrl: string
  origin: string
}

/** The URLs to which the provider returns after a payment, and after its page was closed. */
type ReturnUrls = { readonly callbackUrl: string; readonly cancelUrl: string }

/** `page` shows the payment; `link` is the secret of a payment link. */
type Payer = { readonly bookingId: string; readonly page: string; readonly link?: string }

function createReturnUrls({ bookingId, page, link }: Payer, origin: string, language: Language): ReturnUrls {
  const query = `booking=${bookingId}${link ? `&link=${link}` : ""}${language === "hi" ? "&language=hi" : ""}`
  return {
    callbackUrl: `${origin}/api/payments/callback?${query}`,
    cancelUrl: `${origin}${inLanguage(language, page)}?outcome=closed`,
  }
}

function createFields(order: CheckoutOrder, returns: ReturnUrls): Readonly<Record<string, string | number>> {
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
  idle: (total: Money, t: Translate) => t("Pay {amount}", { amount: formatMoney(total) }),
  paying: () => "The payment window is open",
  verifying: () => "Confirming your payment",
}

const OrderFields = ({ order, returns }: { order: CheckoutOrder; returns: ReturnUrls }) =>
  Object.entries(createFields(order, returns)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))

type LinkPayFormProps = { order: CheckoutOrder; formUrl: string; origin: string; secret: string }

/** The Pay button of a payment link, which always opens the provider's page because there is no session. */
export function LinkPayForm({ order, formUrl, origin, secret }: LinkPayFormProps) {
  const t = useText()
  const payer = { bookingId: order.bookingId, page: `/pay/${secret}`, link: secret }
  const returns = createReturnUrls(payer, origin, t.language)
  useFreshPayment(order.bookingId, false)
  return (
    <form method="post" action={formUrl} className={styles.form}>
      <OrderFields order={order} returns={returns} />
      <Button size="large">{t("Pay {amount}", { amount: formatMoney(fromPaise(order.amount)) })}</Button>
    </form>
  )
}

/**
 * The Pay button: opens the provider's window, or its page without JavaScript. The window opens at once after a
 * confirmation that chose to pay online.
 */
export function PayForm({ order, total, formUrl, origin }: PayFormProps) {
  const t = useText()
  const { step, onSubmit } = useCheckout(order)
  const form = useRef<HTMLFormElement>(null)
  const payer = { bookingId: order.bookingId, page: `/payment/${order.bookingId}` }
  useFreshPayment(order.bookingId, step !== "idle")
  useEffect(() => {
    if (takeCheckoutRequest()) form.current?.requestSubmit()
  }, [])
  return (
    <form ref={form} method="post" action={formUrl} className={styles.form} onSubmit={onSubmit}>
      <OrderFields order={order} returns={createReturnUrls(payer, origin, t.language)} />
      <Button size="large" pending={step !== "idle"}>
        {labels[step](total, t)}
      </Button>
    </form>
  )
}
