import { z } from "zod"
import { differenceKinds } from "./settlement.ts"

/** The form that resolves a difference: its kind and the provider's id in one field, and how it is explained. */
export const resolveDifferenceInput = z
  .object({
    difference: z
      .string({ error: "Choose a difference" })
      .transform((text) => text.split(" "))
      .pipe(z.tuple([z.enum(differenceKinds), z.string().min(1).max(100)], { error: "Choose a difference" })),
    note: z.string().trim().min(3, { error: "Note Field Is Required" }).max(500),
  })
  .transform(({ difference: [kind, entityId], note }) => ({ kind, entityId, note }))

export type ResolveDifferenceInput = z.output<typeof resolveDifferenceInput>
