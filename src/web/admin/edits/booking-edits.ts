import { data } from "react-router"
import { reopenStayForm, updateBookingForm } from "#src/features/bookings/bookings.forms.schema.ts"
import { reopenStay, updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { messages } from "#src/shared/messages.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"
import { answerApprovalForm, answerFolioForm } from "#src/web/admin/folio-answers.ts"
import { answerDeskAction } from "./booking-actions.ts"
import { answerCancellation, isCancellationAnswer } from "./cancellation-answers.ts"
import { answerStatusRefusal } from "./status-answers.ts"

type Call = { readonly platform: Platform; readonly actor: Actor; readonly bookingId: string }
type Form = Record<string, FormDataEntryValue>

const { bookingUpdated, bookingUpdateFailed } = staffMessages

/** Opens a stay again that was completed by mistake; null for other forms. */
async function answerReopenForm({ platform, actor, bookingId }: Call, form: Form) {
  const parsed = reopenStayForm.safeParse(form)
  if (!parsed.success) return null
  const reopened = await reopenStay(platform, actor, { id: bookingId, reason: parsed.data.reason })
  if (!reopened.ok) return answerStatusRefusal("reopen-stay", form, reopened.refusal)
  return data<AdminAnswer>({ tone: "success", text: "The stay is open again" })
}

/** Changes the statuses of a booking (ADM-7). */
async function answerStatusForm({ platform, actor, bookingId }: Call, form: Form) {
  const parsed = updateBookingForm.safeParse(form)
  if (!parsed.success)
    return data<AdminAnswer>(
      { tone: "error", text: bookingUpdateFailed, reason: "Choose one of the statuses offered." },
      { status: 422 },
    )
  const { bookingStatus, paymentStatus, version, ...payment } = parsed.data
  const change = {
    isCompleted: bookingStatus === messages.booking.completed,
    paymentStatus: paymentStatus === messages.booking.paymentDone ? ("done" as const) : ("pending" as const),
    ...payment,
  }
  const outcome = await updateBookingStatus(platform, actor, { id: bookingId, change, version })
  if (outcome.ok) return data<AdminAnswer>({ tone: "success", text: bookingUpdated })
  return answerStatusRefusal("status", form, outcome.refusal)
}

/** Handles each form of a booking's page: cancellation, folio, approval, reopening, desk actions and status. */
export async function answerBookingForm(call: Call, form: Form) {
  const { platform, actor, bookingId } = call
  if (isCancellationAnswer(form)) return answerCancellation(platform, actor, form)
  return (
    (await answerFolioForm(call, form)) ??
    (await answerApprovalForm(call, form)) ??
    (await answerReopenForm(call, form)) ??
    (await answerDeskAction(platform, actor, { id: bookingId, form })) ??
    answerStatusForm(call, form)
  )
}
