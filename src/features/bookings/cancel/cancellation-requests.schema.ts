import { z } from "zod"
import { fieldIsRequired, fieldMessage } from "#src/shared/messages.ts"
import { cancellationFields } from "./cancellation-request.ts"

const shortEnough = (label: string) => fieldMessage(label, "Field Length Must Be At Most 500")

/** The guest's message with a request to cancel. */
export const cancellationNoteInput = z.object({
  note: z
    .string()
    .trim()
    .max(500, { error: shortEnough(cancellationFields.note) })
    .default(""),
})

/** The reason of a declined request, which the guest reads. */
export const declineInput = z.object({
  reason: z
    .string({ error: fieldIsRequired(cancellationFields.reason) })
    .trim()
    .min(1, { error: fieldIsRequired(cancellationFields.reason) })
    .min(10, { error: fieldMessage(cancellationFields.reason, "Please Enter Atleast 10 Characters") })
    .max(500, { error: shortEnough(cancellationFields.reason) }),
})
