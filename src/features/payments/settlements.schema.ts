import { z } from "zod"
import { differenceKinds } from "./settlement.ts"

const unchosen = { error: "Choose a difference" }

/** The form that resolves a difference: its kind and the provider's id in one field, and how it is explained. */
export const resolveDifferenceInput = z
  .object({
    difference: z
      .string(unchosen)
      .transform((text) => text.split(" "))
      .pipe(
        z.tuple(
          [z.enum(differenceKinds, unchosen), z.string().min(1, unchosen).max(100, unchosen)],
          unchosen,
        ),
      ),
    note: z.string().trim().min(3, { error: "Note Field Is Required" }).max(500),
  })
  .transform(({ difference: [kind, entityId], note }) => ({ kind, entityId, note }))

export type ResolveDifferenceInput = z.output<typeof resolveDifferenceInput>
