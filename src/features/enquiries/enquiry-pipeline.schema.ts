import { z } from "zod"
import { stages } from "./enquiry-pipeline.ts"

const maxNoteLength = 2000
const maxReplyLength = 8000

const words = (longest: number, name: string) =>
  z
    .string()
    .trim()
    .min(1, `${name} Field Is Required`)
    .max(longest, `${name} Field Length Must Be 1-${longest}`)
    .transform((text) => text.replaceAll("\r\n", "\n"))

/** The forms beside an enquiry, distinguished by `intent`. */
export const pipelineForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("move"), stage: z.enum(stages), from: z.enum(stages) }),
  z.object({
    intent: z.literal("assign"),
    assigneeId: z.union([z.guid(), z.literal("").transform(() => null)]),
  }),
  z.object({ intent: z.literal("note"), note: words(maxNoteLength, "Note") }),
  // The key is created with the form, so that a form submitted twice sends one email. `seen` is the number of entries
  // of the history that the page showed.
  z.object({
    intent: z.literal("reply"),
    key: z.guid(),
    seen: z.coerce.number().int().nonnegative(),
    reply: words(maxReplyLength, "Reply"),
  }),
  z.object({ intent: z.enum(["trust", "mark-spam"]) }),
])

export type PipelineForm = z.infer<typeof pipelineForm>
