import { z } from "zod"
import { fromPaise } from "#src/shared/money.ts"

const paise = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform((digits) => fromPaise(Number(digits)))

/** What the confirmation's form sends; the stay itself is in its address. */
export const confirmBookingForm = z.object({
  paymentMode: z.enum(["pay-at-hotel", "online"]),
  /** The total that the guest saw, in paise (BOOK-7). */
  seenTotal: paise,
  /** Made once for each confirmation and kept with its draft (BOOK-9). */
  key: z.string().regex(/^[\w-]{16,60}$/),
})

export type ConfirmBookingForm = z.infer<typeof confirmBookingForm>
