import { html } from "hono/html"
import type { RazorpaySettings } from "#src/config.ts"
import { formatMoney } from "#src/shared/money.ts"
import { checkoutPayload, sign } from "../signatures.ts"
import type { Checkout } from "./checkout-form.ts"
import { failureOf } from "./entities.ts"
import { sandboxPath } from "./keys.ts"
import { type Html, hiddenFields, page } from "./page.ts"
import type { PaymentRow } from "./store.ts"

/** What the frame sends to the script that opened it. */
type Message =
  | { readonly type: "success"; readonly response: Record<string, string> }
  | { readonly type: "failed"; readonly error: object }

const toJson = (message: Message) => JSON.stringify(message)

/** Shows the result of an attempt and redirects the guest to the site with the signed result. */
export function outcomePage(checkout: Checkout, payment: PaymentRow, settings: RazorpaySettings): Html {
  return payment.status === "captured"
    ? successPage(checkout, payment, settings)
    : failurePage(checkout, payment)
}

function successPage(checkout: Checkout, payment: PaymentRow, { keySecret }: RazorpaySettings): Html {
  const response = {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: sign(checkoutPayload(payment.order_id, payment.id), keySecret),
  }
  const body = html`
<div class="outcome" ${checkout.display === "frame" ? html`data-message="${toJson({ type: "success", response })}"` : ""}>
<h1>Paid ${formatMoney(payment.amount_paise)}</h1>
<p>Payment ${payment.id}</p>
${checkout.display === "frame" ? html`<p>This window closes by itself.</p>` : goBack(checkout, response)}
</div>`
  return page({ title: "Payment made", display: checkout.display, body })
}

// The text for a payment that the bank authorises later.
const bankTimeout = {
  code: "GATEWAY_ERROR",
  description: "The bank did not confirm the payment in time.",
  source: "bank",
  step: "payment_authorization",
  reason: "payment_timed_out",
}

function failurePage(checkout: Checkout, payment: PaymentRow): Html {
  const failure = failureOf(payment) ?? bankTimeout
  const metadata = { payment_id: payment.id, order_id: payment.order_id }
  const error = { ...failure, metadata }
  const isFrame = checkout.display === "frame"
  const body = html`
<div class="outcome failed" ${isFrame ? html`data-message="${toJson({ type: "failed", error })}"` : ""}>
<h1>Payment failed</h1>
<p role="alert">${failure.description}</p>
${isFrame ? tryAgain(checkout) : goBack(checkout, errorFields({ ...failure, metadata: JSON.stringify(metadata) }))}
</div>`
  return page({ title: "Payment failed", display: checkout.display, body })
}

const errorFields = (error: Record<string, string>) =>
  Object.fromEntries(Object.entries(error).map(([name, value]) => [`error[${name}]`, value]))

const goBack = (checkout: Checkout, fields: Record<string, string>): Html => html`
<form method="post" action="${checkout.callback_url}" data-submit>
${hiddenFields(fields)}
<div class="actions"><button class="primary">Return to ${checkout.name || "the site"}</button></div>
</form>`

const tryAgain = (checkout: Checkout): Html => html`
<div class="actions">
<form method="post" action="${sandboxPath}/v1/checkout/embedded">
${hiddenFields(checkout)}<button class="primary">Try again</button>
</form>
</div>`

/** The page of a guest who closed the checkout of a site that named no way back. */
export const closedPage = (): Html =>
  page({
    title: "Payment closed",
    display: "page",
    body: html`
<div class="outcome">
<h1>Nothing was paid</h1>
<p>You can close this window.</p>
</div>`,
  })

type ReturnLink = Partial<Pick<Checkout, "cancel_url" | "name">> & Pick<Checkout, "display">

export const refusedPage = (reason: string, { display, cancel_url, name }: ReturnLink): Html =>
  page({
    title: "Payment refused",
    display,
    body: html`
<div class="outcome failed">
<h1>This payment cannot be made</h1>
<p role="alert">${reason}</p>
${display === "page" && cancel_url ? html`<p><a href="${cancel_url}">Go back to ${name || "the site"}</a></p>` : ""}
</div>`,
  })
