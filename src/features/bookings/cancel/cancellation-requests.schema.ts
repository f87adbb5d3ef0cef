import { z } from "zod"
import { fieldIsRequired, fieldMessage } from "#src/shared/messages.ts"

const shortEnough = (label: string) => fieldMessage(label, "Field Length Must Be At Most 500")
const noteLabel = "Message"
const reasonLabel = "Reason"

export const cancellationFields = { note: noteLabel, reason: reasonLabel } as const

/** The guest's message with a request to cancel. */
export const cancellationNoteInput = z.object({
  note: z
    .string()
    .trim()
    .max(500, { error: shortEnough(noteLabel) })
    .default(""),
})

/** The reason of a declined request, which the guest reads. */
export const declineInput = z.object({
  reason: z
    .string({ error: fieldIsRequired(reasonLabel) })
    .trim()
    .min(1, { error: fieldIsRequired(reasonLabel) })
    .min(10, { error: fieldMessage(reasonLabel, "Please Enter Atleast 10 Characters") })
    .max(500, { error: shortEnough(reasonLabel) }),
})
