import { joinPhone } from "#src/shared/validation/phone.ts"
import { data, redirect, type RouterContextProvider } from "react-router"
import { receiveEnquiryForm } from "#src/features/enquiries/enquiry-form.service.ts"
import { banquetFields, contactFields, corporateFields } from "#src/features/enquiries/enquiry-fields.ts"
import { formRefusalAnswer } from "#src/features/enquiries/enquiry-refusals.ts"
import type { EnquiryKind } from "#src/features/enquiries/enquiry.ts"
import { issueFormTime } from "#src/features/enquiries/spam/sender.service.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { addressContext, languageContext, platformContext } from "#src/web/context.ts"
import { typedValues } from "./form-answers.ts"

type LoaderInput = { readonly context: Readonly<RouterContextProvider>; readonly request: Request }

const fieldsOf: Readonly<Record<EnquiryKind, object>> = {
  banquet: banquetFields,
  contact: contactFields,
  corporate: corporateFields,
}

/** The loader data of a page with an enquiry form. */
export async function loadEnquiryForm({ context, request }: LoaderInput) {
  const platform = context.get(platformContext)
  return {
    isSent: new URL(request.url).searchParams.has("sent"),
    formAge: await issueFormTime(platform),
    today: platform.clock.today(),
  }
}

/** Stores an enquiry and redirects to its page, which shows a thank-you note. */
export async function receiveEnquiry({ context, request }: LoaderInput, kind: EnquiryKind, page: string) {
  const typed = joinPhone(Object.fromEntries(await request.formData()))
  const from = { address: context.get(addressContext), language: context.get(languageContext) }
  const outcome = await receiveEnquiryForm(context.get(platformContext), kind, { typed, ...from })
  if (outcome.ok) throw redirect(`${page}?sent`, 303)
  const { status, answer } = formRefusalAnswer(outcome.refusal)
  return data<FormAnswer>({ ...answer, values: typedValues(typed, Object.keys(fieldsOf[kind])) }, { status })
}
