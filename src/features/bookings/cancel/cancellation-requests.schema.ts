import { z } from "zod"
import { fieldIsRequired, fieldMessage } from "#src/shared/messages.ts"
import { prose } from "#src/shared/validation/text-fields.ts"
import { cancellationFields } from "./cancellation-request.ts"

/** The guest's message with a request to cancel. */
export const cancellationNoteInput = z.object({
  note: prose(cancellationFields.note, 500).default(""),
})

/** The reason of a declined request, which the guest reads. */
export const declineInput = z.object({
  reason: z
    .string({ error: fieldIsRequired(cancellationFields.reason) })
    .trim()
    .min(1, { error: fieldIsRequired(cancellationFields.reason) })
    .min(10, { error: fieldMessage(cancellationFields.reason, "Please Enter Atleast 10 Characters") })
    .max(500, { error: fieldMessage(cancellationFields.reason, "Field Length Must Be At Most 500") }),
})
