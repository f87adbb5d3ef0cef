import { data } from "react-router"
import { z } from "zod"
import { seenTermsFields } from "#src/features/bookings/bookings.forms.schema.ts"
import { declineInput } from "#src/features/bookings/cancel/cancellation-requests.schema.ts"
import {
  approveCancellation,
  declineCancellation,
} from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { termsDifferText } from "#src/features/bookings/cancel/seen-terms.ts"
import { paymentUnsettledText } from "#src/features/payments/payment.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { formatMoney } from "#src/shared/money.ts"
import { typedValues } from "#src/web/forms/form-answers.ts"
import type { DeclineAnswer } from "./decline-reason.ts"

// Named apart from the approval of a discount or refund, which the same page answers.
const intents = ["approve-cancellation", "decline-cancellation"] as const

const answerInput = z.discriminatedUnion("intent", [
  z.object({ id: z.guid(), intent: z.literal("approve-cancellation"), ...seenTermsFields }),
  z.object({ id: z.guid(), intent: z.literal("decline-cancellation") }),
])

type Form = Record<string, FormDataEntryValue>

/** Whether a form answers a guest's request to cancel. */
export const isCancellationAnswer = (form: Form): boolean =>
  intents.some((intent) => form["intent"] === intent)

const refusals = {
  forbidden: "You are not allowed to do that.",
  "unknown-booking": "There is no such booking any more.",
  "not-cancellable":
    "The stay is complete or over: there is nothing left to cancel. Decline the request instead.",
  "payment-unsettled": paymentUnsettledText,
  decided: "Somebody has decided this already.",
  "terms-differ": termsDifferText,
  "over-limit": "This is above your limit. An Admin has to do it.",
  "not-open": "This request was answered or withdrawn in the meantime.",
} as const

const refusal = (why: keyof typeof refusals) =>
  data<DeclineAnswer>(
    { tone: "error", text: staffMessages.wentWrong, reason: refusals[why] },
    { status: 409 },
  )

const success = (text: string) => data<DeclineAnswer>({ tone: "success", text })

async function approve(
  platform: Platform,
  actor: Actor,
  approval: Parameters<typeof approveCancellation>[2],
) {
  const outcome = await approveCancellation(platform, actor, approval)
  if (!outcome.ok) return refusal(outcome.refusal)
  const { charge, refund } = outcome.value
  return success(`Cancelled. Charge ${formatMoney(charge)}, refund ${formatMoney(refund)}.`)
}

async function decline(platform: Platform, actor: Actor, { id, form }: { id: string; form: Form }) {
  const parsed = declineInput.safeParse(form)
  if (!parsed.success) {
    const error = fieldErrors(parsed.error)["reason"] ?? staffMessages.wentWrong
    const typed = typedValues(form, ["reason"])["reason"] ?? ""
    return data<DeclineAnswer>({ tone: "error", text: error, id, error, typed }, { status: 422 })
  }
  const outcome = await declineCancellation(platform, actor, { id, reason: parsed.data.reason })
  return outcome.ok ? success("Declined. The guest is notified by email.") : refusal(outcome.refusal)
}

/** The desk answers a guest's request to cancel, from the list of requests or from the booking. */
export async function answerCancellation(platform: Platform, actor: Actor, form: Form) {
  const parsed = answerInput.safeParse(form)
  if (!parsed.success) return refusal("not-open")
  const { id, ...answer } = parsed.data
  if (answer.intent === "decline-cancellation") return decline(platform, actor, { id, form })
  return approve(platform, actor, { id, seen: { charge: answer.seenCharge, refund: answer.seenRefund } })
}
