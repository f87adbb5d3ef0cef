import { data } from "react-router"
import { addBookingNote } from "#src/features/bookings/notes/booking-notes.service.ts"
import { deskAction, type DeskAction } from "#src/features/bookings/bookings.forms.schema.ts"
import { formatFolioRefusal } from "#src/features/bookings/folio/folio-refusal.ts"
import { invoiceReasons, issueInvoice } from "#src/features/documents/issue-documents.service.ts"
import { saveGuestAddress } from "#src/features/documents/guest-address/guest-address.service.ts"
import { emailPaymentLink } from "#src/features/bookings/pay/email-payment-link.service.ts"
import { readCompany } from "#src/features/bookings/company/company.schema.ts"
import { changeCompany, type CompanyRefusal } from "#src/features/bookings/company/company.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { portalErrors } from "#src/features/e-invoices/portal-company.ts"
import { type FieldErrors, fieldErrors } from "#src/shared/validation/field-errors.ts"
import { typedValues } from "#src/web/forms/form-answers.ts"
import type { RefusedFormAnswer } from "#src/web/admin/refused-form-answer.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"

const nothingChanged = "Nothing was changed"

const refusedAnswer = (reason: string): AdminAnswer => ({
  tone: "error",
  text: nothingChanged,
  reason,
})

const companyReasons: Readonly<Record<CompanyRefusal, string>> = {
  forbidden: "You are not allowed to do that.",
  "unknown-booking": "There is no such booking any more.",
  "company-has-lines": "The folio has charges or payments of the company.",
}

const bookingReasons = {
  forbidden: "You are not allowed to do that.",
  "unknown-booking": "There is no such booking any more.",
} as const

async function answerAction(
  platform: Platform,
  actor: Actor,
  { id, action }: { id: string; action: DeskAction },
): Promise<AdminAnswer> {
  switch (action.intent) {
    case "mail-payment-link": {
      const mailed = await emailPaymentLink(platform, actor, id)
      return mailed.ok
        ? { tone: "success", text: "The payment link is on its way" }
        : refusedAnswer(formatFolioRefusal(mailed.refusal))
    }
    case "issue-invoice": {
      const issued = await issueInvoice(platform, actor, { bookingId: id, payer: action.payer })
      return issued.ok
        ? { tone: "success", text: `Issued ${issued.value.number}` }
        : refusedAnswer(invoiceReasons[issued.refusal])
    }
    case "save-company": {
      const company = readCompany(action)
      const saved = await changeCompany(platform, actor, { bookingId: id, company })
      return saved.ok
        ? { tone: "success", text: company ? "Company saved" : "No company is on this booking" }
        : refusedAnswer(companyReasons[saved.refusal])
    }
    case "save-guest-address": {
      const { intent: _, ...address } = action
      const saved = await saveGuestAddress(platform, actor, { bookingId: id, address })
      return saved.ok
        ? { tone: "success", text: "Address saved" }
        : refusedAnswer(bookingReasons[saved.refusal])
    }
    case "note": {
      const noted = await addBookingNote(platform, actor, { id, text: action.text })
      return noted.ok ? { tone: "success", text: "Noted" } : refusedAnswer(bookingReasons[noted.refusal])
    }
  }
}

type DeskForm = Record<string, FormDataEntryValue>

function refuseFields(form: DeskForm, errors: FieldErrors) {
  const values = typedValues(form, Object.keys(form))
  const refused = { form: values["intent"] ?? "", errors, values }
  const hasFields = Object.keys(errors).some((name) => name !== "intent" && name in form)
  const reason = hasFields ? {} : { reason: Object.values(errors)[0] ?? "Fill in the form again." }
  return data<RefusedFormAnswer>({ tone: "error", text: nothingChanged, refused, ...reason }, { status: 422 })
}

const portalErrorsOf = ({ config }: Platform, action: DeskAction): FieldErrors =>
  action.intent === "save-company" ? portalErrors(config.eInvoices, readCompany(action)) : {}

/** Handles the actions of the front desk on a booking other than its status and folio; null for other forms. */
export async function answerDeskAction(
  platform: Platform,
  actor: Actor,
  { id, form }: { id: string; form: DeskForm },
) {
  if (!("intent" in form)) return null
  const parsed = deskAction.safeParse(form)
  if (!parsed.success) return refuseFields(form, fieldErrors(parsed.error))
  const errors = portalErrorsOf(platform, parsed.data)
  if (Object.keys(errors).length > 0) return refuseFields(form, errors)
  const answer = await answerAction(platform, actor, { id, action: parsed.data })
  if (answer.tone === "success") return data<RefusedFormAnswer>(answer)
  const refused = { form: parsed.data.intent, errors: {}, values: typedValues(form, Object.keys(form)) }
  return data<RefusedFormAnswer>({ ...answer, refused }, { status: 409 })
}
