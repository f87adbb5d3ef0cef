import { z } from "zod"
import { fieldIsRequired, fieldMessage } from "#src/shared/messages.ts"

const shortEnough = (label: string) => fieldMessage(label, "Field Length Must Be At Most 500")
const noteLabel = "Message"
const reasonLabel = "Reason"

export const cancellationFields = { note: noteLabel, reason: reasonLabel } as const

/** What a guest may add to a request to cancel. */
export const cancellationNoteInput = z.object({
  note: z
    .string()
    .trim()
    .max(500, { error: shortEnough(noteLabel) })
    .default(""),
})

/** The desk says why it declines: the guest reads it. */
export const declineInput = z.object({
  reason: z
    .string({ error: fieldIsRequired(reasonLabel) })
    .trim()
    .min(1, { error: fieldIsRequired(reasonLabel) })
    .min(10, { error: fieldMessage(reasonLabel, "Please Enter Atleast 10 Characters") })
    .max(500, { error: shortEnough(reasonLabel) }),
})
