import { z } from "zod"
import { callerInput } from "#src/features/accounts/accounts.schema.ts"
import { guestAddressForm } from "#src/features/accounts/guest-address/guest-address.schema.ts"
import { roomTypePrices } from "#src/features/bookings/change/room-type-change.ts"
import { payers } from "#src/features/folio/folio-line.ts"
import { parseCalendarDate } from "#src/shared/calendar-date.ts"
import { whenValid } from "#src/shared/validation/field-errors.ts"
import { paiseField, signedPaiseField } from "#src/shared/validation/paise-fields.ts"
import { versionField } from "#src/shared/validation/text-fields.ts"
import { arrivalFields } from "#src/features/bookings/arrival/arrival.schema.ts"
import {
  checkCompany,
  companyFields,
  companyForm,
  ofCompany,
} from "#src/features/bookings/company/company.schema.ts"
import { hasReason, reasonError } from "#src/features/bookings/folio/folio-refusal.ts"
import { updateBookingInput } from "./bookings.schema.ts"

/** The confirmation form; the stay is in the URL. */
export const confirmBookingForm = z
  .object({
    ...companyFields,
    ...arrivalFields,
    paymentMode: z.enum(["pay-at-hotel", "online"]),
    /** The total that the guest saw, in paise (BOOK-7). */
    seenTotal: paiseField,
    /** One key per confirmation, stored with its draft (BOOK-9). */
    key: z.string().regex(/^[\w-]{16,60}$/),
    /** Whether the guest confirmed to book the same stay a second time. */
    again: z.literal("yes").optional(),
    /** Checks the typed promo code only; nothing is booked. */
    intent: z.literal("code").optional(),
  })
  .superRefine(checkCompany, ofCompany)

/** The desk's form for a caller: the guest, the payment and the total that was shown. */
export const bookForCallerForm = callerInput
  .extend({
    payment: z.enum(["pay-at-hotel", "link"], { error: "Choose how the guest pays" }),
    note: z.string().trim().max(2000).default(""),
    allowsShortStay: z.literal("on").optional(),
    seenTotal: paiseField,
    key: z.string().regex(/^[\w-]{16,60}$/),
  })
  .refine(({ payment, email }) => payment !== "link" || email !== "", {
    path: ["email"],
    error: "A payment link needs an email",
    when: whenValid("payment", "email"),
  })

const date = z.string().max(20).transform(parseCalendarDate)

/** A change of dates. */
export const changeDatesForm = z.object({
  checkIn: date,
  checkOut: date,
  seenTotal: paiseField,
  seenFee: paiseField,
  seenRefund: paiseField,
  seenOwed: signedPaiseField,
  allowsShortStay: z.literal("on").optional(),
})

const roomsMissing = "Choose how many rooms"

/** Another type for rooms of a booking, as the address of its preview has it. */
export const newRoomTypeForm = z.object({
  from: z.string().max(60),
  rooms: z
    .string()
    .regex(/^\d{1,2}$/, { error: roomsMissing })
    .transform(Number)
    .refine((rooms) => rooms > 0, { error: roomsMissing }),
  to: z.string().min(1, { error: "Choose the new room type" }).max(60),
  price: z.enum(roomTypePrices, { error: "Choose the price" }),
})

/** A change of room type, with the figures that were shown. */
export const changeRoomTypeForm = newRoomTypeForm.extend({
  seenVersion: versionField,
  seenTotal: paiseField,
  seenRefund: paiseField,
  seenOwed: signedPaiseField,
  allowsShortStay: z.literal("on").optional(),
})

/** A request to an Admin for an upgrade above the limit of the clerk. */
export const requestUpgradeForm = newRoomTypeForm.extend({
  intent: z.literal("request-upgrade"),
  reason: z.string().trim().max(500).default(""),
})

/** The statuses of a booking, with the version that the desk opened. */
export const updateBookingForm = updateBookingInput.extend({
  version: versionField,
  /** The balance that the clerk saw, in paise. */
  seenBalance: signedPaiseField,
})

/** Makes a completed stay confirmed again. */
export const reopenStayForm = z.object({
  intent: z.literal("reopen-stay"),
  reason: z.string().trim().max(500).default(""),
})

/** The desk's actions on a booking, except its status. */
export const deskAction = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("mail-payment-link") }),
  z.object({ intent: z.literal("issue-invoice"), payer: z.enum(payers) }),
  companyForm,
  guestAddressForm,
  z.object({
    intent: z.literal("note"),
    text: z.string().trim().min(1, { error: "Note Field Is Required" }).max(2000),
  }),
])

export type DeskAction = z.infer<typeof deskAction>

/** The charge and the refund of a cancellation that were shown. */
export const seenTermsFields = { seenCharge: paiseField, seenRefund: paiseField }

/** A cancellation by the desk; a waiver needs a reason. */
export const cancelByDeskForm = z
  .object({
    ...seenTermsFields,
    seenWaivedRefund: paiseField,
    waive: z.literal("yes").optional(),
    reason: z.string().trim().max(500).default(""),
  })
  .superRefine(({ waive, reason }, context) => {
    if (waive !== undefined && !hasReason(reason))
      context.addIssue({ code: "custom", path: ["reason"], message: reasonError(reason) })
  })

/** A reinstatement by the desk, with the figures that were shown. */
export const reinstateForm = z
  .object({
    seenRooms: paiseField,
    seenOwed: signedPaiseField,
    reason: z.string().trim().max(500).default(""),
  })
  .superRefine(({ reason }, context) => {
    if (!hasReason(reason))
      context.addIssue({ code: "custom", path: ["reason"], message: reasonError(reason) })
  })
