import { z } from "zod"
import { deskMethods, payers } from "#src/features/folio/folio-line.ts"
import { parseCalendarDate } from "#src/shared/calendar-date.ts"
import { moneyField } from "#src/shared/validation/money-input.ts"
import { hasReason, reasonError } from "./folio-refusal.ts"
import { signedPaiseField } from "#src/shared/validation/paise-fields.ts"

const amount = moneyField("Amount").refine((money) => money > 0, { error: "Amount Must Be More Than ₹0" })
const reason = z
  .string()
  .trim()
  .max(500)
  .refine(hasReason, { error: ({ input }) => reasonError(String(input)) })
const optionalReason = z.string().trim().max(500).default("")
const reference = z.string().trim().max(100).default("")
const payer = z.enum(payers).default("guest")
const method = z.enum(deskMethods, { error: "Choose a method" })

const dueOn = z
  .string()
  .max(20)
  .default("")
  .transform(parseCalendarDate)
  .refine((date) => date !== null, { error: "Due Date Field Is Required" })

/** The fields of every folio form: the balance on the clerk's screen, in paise, and an idempotency key. */
const target = {
  seenBalance: signedPaiseField,
  key: z.string().regex(/^[\w-]{16,60}$/),
}

/** The front desk's postings on a folio. */
export const folioAction = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("post-payment"), ...target, amount, method, reference, payer }),
  z.object({
    intent: z.literal("post-extra"),
    ...target,
    extraId: z.uuid({ error: "Choose an extra" }),
    quantity: z.coerce.number().int().min(1, { error: "Quantity Must Be At Least 1" }).max(99),
    payer,
  }),
  z.object({
    intent: z.literal("post-discount"),
    ...target,
    amount,
    reason,
    payer: z.enum(payers).optional(),
  }),
  z.object({
    intent: z.literal("post-refund"),
    ...target,
    amount,
    method: z.enum([...deskMethods, "online"], { error: "Choose a method" }),
    reference,
    reason: optionalReason,
  }),
  z.object({
    intent: z.literal("request-deposit"),
    ...target,
    // Becomes the id of the request.
    key: z.uuid(),
    amount,
    dueOn,
  }),
  z.object({ intent: z.literal("withdraw-deposit"), ...target, lineId: z.uuid() }),
  z.object({ intent: z.literal("void-line"), ...target, lineId: z.uuid(), reason }),
  z.object({
    intent: z.literal("transfer-charge"),
    ...target,
    lineId: z.uuid(),
    toReference: z.string().trim().min(1, { error: "Booking Reference Field Is Required" }).max(20),
    reason,
  }),
  z.object({ intent: z.literal("move-charge"), ...target, lineId: z.uuid(), payer }),
])

/** The decision of an owner about a request for approval. */
export const approvalForm = z.object({ intent: z.enum(["approve", "decline"]), approvalId: z.uuid() })

/** The reason of a declined request, which the person who asked reads. */
export const declinedApprovalForm = z.object({ reason })

export type FolioForm = z.infer<typeof folioAction>
