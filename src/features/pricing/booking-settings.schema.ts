import { z } from "zod"
import { fromPaise } from "#src/shared/money.ts"

const money = z.number().int().nonnegative().transform(fromPaise)
const hours = z.number().int().min(0).max(720)

const gstSlabs = z
  .array(z.object({ upToTaxable: money.nullable(), basisPoints: z.number().int().min(0).max(10_000) }))
  .min(1)
  .refine((slabs) => slabs.at(-1)?.upToTaxable === null, { error: "the last slab must be without limit" })

export const bookingSettingsShape = z.object({
  gstSlabs,
  holdMinutes: z.number().int().min(1).max(120),
  cancellationPolicy: z.object({
    freeHours: hours,
    groupFreeHours: hours,
    groupRooms: z.number().int().min(1),
    lateNights: z.number().int().min(1),
  }),
})
