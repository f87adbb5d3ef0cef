import { z } from "zod"
import { parseIsoDate } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import { defaultBookingSettings as defaults } from "./booking-settings.ts"

const money = z.number().int().nonnegative().transform(fromPaise)
const hours = z.number().int().min(0).max(720)

const date = z.string().transform((text, context) => {
  const parsed = parseIsoDate(text)
  if (parsed) return parsed
  context.issues.push({ code: "custom", message: "not a date", input: text })
  return z.NEVER
})

const gstSlabs = z
  .array(z.object({ upToTaxable: money.nullable(), basisPoints: z.number().int().min(0).max(10_000) }))
  .min(1)
  .refine((slabs) => slabs.at(-1)?.upToTaxable === null, { error: "the last slab must be without limit" })
  .readonly()

const gstPeriod = z.object({ from: date, slabs: gstSlabs })

const gstPeriods = z
  .tuple([gstPeriod], gstPeriod)
  .refine(
    (periods) => periods.every(({ from }, place) => place === 0 || (periods[place - 1]?.from ?? "") < from),
    {
      error: "the periods must be in the order of their dates",
    },
  )
  .readonly()

/** The stored settings; those left out have their defaults. */
export const bookingSettingsShape = z.object({
  gstPeriods: gstPeriods.default(defaults.gstPeriods),
  holdMinutes: z.number().int().min(1).max(120).default(defaults.holdMinutes),
  cancellationPolicy: z
    .object({
      freeHours: hours,
      groupFreeHours: hours,
      groupRooms: z.number().int().min(1),
      lateNights: z.number().int().min(1),
    })
    .default(defaults.cancellationPolicy),
})
