import { data } from "react-router"
import {
  fieldOfStatusRefusal,
  formatStatusRefusal,
  type StatusRefusal,
} from "#src/features/bookings/change/change-status.service.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import type { RefusedFormAnswer } from "#src/web/admin/refused-form-answer.ts"
import { typedValues } from "#src/web/forms/form-answers.ts"

const typedFields = ["bookingStatus", "paymentStatus", "method", "reference", "reason"]

/** A refused change of the statuses, beside the field that it is about; a refusal of the whole form says why above it. */
export function answerStatusRefusal(
  form: "status" | "reopen-stay",
  typed: Record<string, FormDataEntryValue>,
  refusal: StatusRefusal,
) {
  const text = formatStatusRefusal(refusal)
  const field = fieldOfStatusRefusal(refusal)
  const refused = { form, errors: field ? { [field]: text } : {}, values: typedValues(typed, typedFields) }
  const answer = { tone: "error" as const, text: staffMessages.bookingUpdateFailed, refused }
  return data<RefusedFormAnswer>(field ? answer : { ...answer, reason: text }, { status: 409 })
}
