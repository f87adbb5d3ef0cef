import { z } from "zod"
import { differenceKinds } from "./settlement.ts"

const unlisted = { error: "Choose a difference" }

const differenceKey = {
  kind: z.enum(differenceKinds, unlisted),
  entityId: z.string(unlisted).min(1, unlisted).max(100, unlisted),
}

const tooShort = { error: "Give a note of at least 3 characters." }

const note = z.string().trim().min(1, { error: "Note Field Is Required" }).min(3, tooShort).max(500)

/** What the browser checks before a difference is resolved. */
export const resolveForm = z.object({ note })

/** The forms of a difference: how it is explained, or that it is open again. */
export const differenceForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("resolve"), ...differenceKey, note }),
  z.object({ intent: z.literal("reopen"), ...differenceKey }),
])
