import { z } from "zod"
import { differenceKinds } from "./settlement.ts"

const unlisted = { error: "Choose a difference" }

const differenceKey = {
  kind: z.enum(differenceKinds, unlisted),
  entityId: z.string(unlisted).min(1, unlisted).max(100, unlisted),
}

const note = z.string().trim().min(3, { error: "Note Field Is Required" }).max(500)

/** The forms of a difference: how it is explained, or that it is open again. */
export const differenceForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("resolve"), ...differenceKey, note }),
  z.object({ intent: z.literal("reopen"), ...differenceKey }),
])
