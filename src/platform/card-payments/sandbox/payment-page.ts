import { html } from "hono/html"
import { formatMoney, fromPaise } from "#src/shared/money.ts"
import { type Checkout, type Fields, type Method, methods, type Problems } from "./checkout-form.ts"
import { type PaymentFault, paymentFaults } from "./faults.ts"
import { sandboxPath } from "./keys.ts"
import { cardPanel, emiPanel, netbankingPanel, upiPanel } from "./method-panels.ts"
import { type Html, hiddenFields, page } from "./page.ts"

const methodNames: Record<Method, string> = {
  card: "Card",
  upi: "UPI",
  netbanking: "Net Banking",
  emi: "EMI",
}

type PaymentPage = {
  readonly checkout: Checkout
  readonly method: Method
  readonly fields: Fields
  readonly problems: Problems
}

/** The page on which a guest chooses how to pay; works without script. */
export function paymentPage({ checkout, method, fields, problems }: PaymentPage): Html {
  const price = formatMoney(fromPaise(checkout.amount))
  const parts = { fields, problems, amount: fromPaise(checkout.amount), guest: checkout["prefill[name]"] }
  const body = html`
<header class="order">
<p class="merchant">${checkout.name || "Payment"}</p>
<h1>${price}</h1>
<p class="about">${checkout.description}</p>
<p class="about">Order ${checkout.order_id}</p>
</header>
${summaryOf(problems)}
<form method="post" action="${sandboxPath}/v1/checkout/pay" novalidate>
${hiddenFields(checkout)}
<fieldset class="methods">
<legend>Pay with</legend>
${methods.map((each) => methodTab(each, each === method))}
</fieldset>
${cardPanel(parts)}
${upiPanel(parts)}
${netbankingPanel(parts)}
${emiPanel(parts)}
${faultField()}
<div class="actions">
<button class="primary" name="action" value="pay">Pay ${price}</button>
<button name="action" value="fail">Fail this payment</button>
${checkout.display === "page" ? html`<button name="action" value="close">Close the window</button>` : ""}
</div>
</form>`
  return page({ title: `Pay ${price}`, display: checkout.display, body })
}

const faultNames: Record<PaymentFault, string> = {
  none: "Nothing goes wrong",
  "late-authorization": "The bank answers late",
  "wrong-amount": "Another amount is captured",
}

const faultField = (): Html => html`
<details class="faults">
<summary>Try a fault</summary>
<div class="field">
<label for="fault">What goes wrong</label>
<select id="fault" name="fault">
${paymentFaults.map((fault) => html`<option value="${fault === "none" ? "" : fault}">${faultNames[fault]}</option>`)}
</select>
</div>
</details>`

const methodTab = (method: Method, isChosen: boolean): Html => html`
<span class="tab">
<input type="radio" name="method" id="method-${method}" value="${method}" ${isChosen ? "checked" : ""}>
<label for="method-${method}">${methodNames[method]}</label>
</span>`

function summaryOf(problems: Problems): Html | "" {
  const entries = Object.entries(problems)
  if (entries.length === 0) return ""
  return html`
<div class="summary" role="alert" tabindex="-1" autofocus>
<h2>Please check ${entries.length === 1 ? "one detail" : `${entries.length} details`}</h2>
<ul>${entries.map(([name, problem]) => html`<li><a href="#${name}">${problem}</a></li>`)}</ul>
</div>`
}
