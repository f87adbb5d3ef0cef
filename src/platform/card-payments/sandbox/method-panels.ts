import { html } from "hono/html"
import { formatMoney, type Money, times } from "#src/shared/money.ts"
import { banks, type Fields, type Problems, testCards, testUpi } from "./checkout-form.ts"
import { instalmentBasisPoints, instalmentMonths, monthlyInstalment } from "./instalments.ts"
import type { Html } from "./page.ts"

type Parts = {
  readonly fields: Fields
  readonly problems: Problems
  readonly amount: Money
  readonly guest: string
}

type Field = {
  readonly name: string
  readonly label: string
  readonly initial: string
  readonly hint?: string
  readonly inputMode?: "numeric" | "email" | "text"
}

const describedBy = (name: string, hint: string | undefined, problem: string | undefined) =>
  [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(" ")

const notes = (name: string, hint: string | undefined, problem: string | undefined): Html => html`
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}
${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ""}`

function textField({ fields, problems }: Parts, { name, label, initial, hint, inputMode }: Field): Html {
  const problem = problems[name]
  return html`
<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${fields[name] ?? initial}" autocomplete="off"
 inputmode="${inputMode ?? "text"}" aria-invalid="${problem ? "true" : "false"}"
 aria-describedby="${describedBy(name, hint, problem)}">
${notes(name, hint, problem)}
</div>`
}

function bankField({ fields, problems }: Parts, name: string): Html {
  const problem = problems[name]
  const chosen = fields[name] ?? "HDFC"
  return html`
<div class="field">
<label for="${name}">Bank</label>
<select id="${name}" name="${name}" aria-invalid="${problem ? "true" : "false"}"
 aria-describedby="${describedBy(name, undefined, problem)}">
${banks.map((bank) => html`<option value="${bank.code}" ${bank.code === chosen ? "selected" : ""}>${bank.name}</option>`)}
</select>
${notes(name, undefined, problem)}
</div>`
}

export function cardPanel(parts: Parts): Html {
  const { fields, problems } = parts
  // A number that is not a test number is not rendered again: it could be a real card.
  const shown = problems["card_number"] ? { ...fields, card_number: "" } : fields
  return html`
<section class="panel panel-card" aria-label="Card">
${textField(
  { ...parts, fields: shown },
  {
    name: "card_number",
    label: "Card number",
    initial: testCards.accepted,
    hint: `${testCards.declined} is declined.`,
    inputMode: "numeric",
  },
)}
<div class="pair">
${textField(parts, { name: "card_expiry", label: "Expiry (MM/YY)", initial: "12/34", inputMode: "numeric" })}
${textField(parts, { name: "card_cvv", label: "CVV", initial: "123", inputMode: "numeric" })}
</div>
${textField(parts, { name: "card_name", label: "Name on the card", initial: parts.guest || "Test Guest" })}
</section>`
}

export const upiPanel = (parts: Parts): Html => html`
<section class="panel panel-upi" aria-label="UPI">
${textField(parts, {
  name: "vpa",
  label: "UPI address",
  initial: testUpi.accepted,
  hint: `${testUpi.declined} is declined.`,
  inputMode: "email",
})}
</section>`

export const netbankingPanel = (parts: Parts): Html => html`
<section class="panel panel-netbanking" aria-label="Net Banking">
${bankField(parts, "bank")}
</section>`

export const emiPanel = (parts: Parts): Html => html`
<section class="panel panel-emi" aria-label="EMI">
${bankField(parts, "emi_bank")}
<fieldset class="plans" id="emi_months" tabindex="-1" aria-describedby="emi_months-hint">
<legend>Plan</legend>
${instalmentMonths.map((months) => plan(parts, months))}
${notes("emi_months", `At ${instalmentBasisPoints / 100}% a year, by the bank's reckoning.`, parts.problems["emi_months"])}
</fieldset>
</section>`

function plan({ fields, amount }: Parts, months: number): Html {
  const monthly = monthlyInstalment(amount, months)
  const isChosen = (fields["emi_months"] ?? "6") === String(months)
  return html`
<label class="plan">
<input type="radio" name="emi_months" value="${months}" ${isChosen ? "checked" : ""}>
<span>${months} months</span>
<span class="monthly">${formatMoney(monthly)} a month</span>
<span class="total">${formatMoney(times(monthly, months))} in all</span>
</label>`
}
