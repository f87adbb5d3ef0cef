import { data } from "react-router"
import { addBookingNote } from "#src/features/bookings/booking-notes.service.ts"
import { deskAction, type DeskAction } from "#src/features/bookings/bookings.forms.schema.ts"
import {
  type DeskPaymentRefusal,
  findBookingBalance,
  refundAtDesk,
  emailPaymentLink,
  recordDeskPayment,
} from "#src/features/bookings/pay/desk-payments.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { AdminAnswer } from "./admin-layout-answer.tsx"

const reasons: Readonly<Record<DeskPaymentRefusal, string>> = {
  forbidden: "You are not allowed to do that.",
  "unknown-booking": "This booking does not allow that any more.",
  "nothing-due": "Nothing is owed any more. Look at the booking again.",
  "no-amount": "The amount must be more than ₹0.",
  "too-much": "That is more than what is owed.",
  "online-payment-off": "Online payment is off: no card provider is set.",
}

const refusedBy = (refusal: DeskPaymentRefusal): AdminAnswer => ({
  tone: "error",
  text: "Nothing was changed",
  reason: reasons[refusal],
})

async function tooMuch(platform: Platform, id: string): Promise<AdminAnswer> {
  const { owed } = await findBookingBalance(platform, id)
  return { ...refusedBy("too-much"), reason: `That is more than the ${formatMoney(owed)} that is owed.` }
}

async function clickAction(
  platform: Platform,
  actor: Actor,
  { id, action }: { id: string; action: DeskAction },
): Promise<AdminAnswer> {
  switch (action.intent) {
    case "take-payment": {
      const taken = await recordDeskPayment(platform, actor, { id, amount: action.amount })
      if (!taken.ok && taken.refusal === "too-much") return tooMuch(platform, id)
      if (!taken.ok) return refusedBy(taken.refusal)
      const rest =
        taken.value.left === 0 ? "Nothing more is owed." : `${formatMoney(taken.value.left)} is still owed.`
      return { tone: "success", text: `Received ${formatMoney(action.amount)}. ${rest}` }
    }
    case "hand-back": {
      const back = await refundAtDesk(platform, actor, id)
      return back.ok
        ? { tone: "success", text: `Handed back ${formatMoney(back.value.amount)}` }
        : refusedBy(back.refusal)
    }
    case "mail-payment-link": {
      const mailed = await emailPaymentLink(platform, actor, id)
      return mailed.ok
        ? { tone: "success", text: "The payment link is on its way" }
        : refusedBy(mailed.refusal)
    }
    case "note": {
      const noted = await addBookingNote(platform, actor, { id, text: action.text })
      return noted.ok ? { tone: "success", text: "Noted" } : refusedBy(noted.refusal)
    }
  }
}

/** Handles the actions of the front desk on a booking other than its status; null for other forms. */
export async function answerDeskAction(
  platform: Platform,
  actor: Actor,
  { id, form }: { id: string; form: Record<string, FormDataEntryValue> },
) {
  if (!("intent" in form)) return null
  const parsed = deskAction.safeParse(form)
  if (!parsed.success) {
    const reason = Object.values(fieldErrors(parsed.error))[0] ?? "Fill in the form again."
    return data<AdminAnswer>({ tone: "error", text: "Nothing was changed", reason }, { status: 422 })
  }
  const answer = await clickAction(platform, actor, { id, action: parsed.data })
  return data<AdminAnswer>(answer, { status: answer.tone === "success" ? 200 : 409 })
}
