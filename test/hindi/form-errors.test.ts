import { expect, test } from "vitest"
import type { z } from "zod"
import {
  changePasswordForm,
  firstPasswordForm,
  guestContactInput,
  newPasswordForm,
  profileChangeInput,
  resetCodeInput,
  signInInput,
  signUpForm,
} from "#src/features/accounts/accounts.schema.ts"
import { currentPasswordErrors } from "#src/features/accounts/current-password-errors.ts"
import { passkeyNameForm } from "#src/features/accounts/passkeys/passkeys.schema.ts"
import { newPasswordErrors } from "#src/features/accounts/passwords/new-password-errors.ts"
import { secondFactorErrors } from "#src/features/accounts/second-factor/second-factor-errors.ts"
import { passwordAndCodeForm } from "#src/features/accounts/second-factor/second-factor.schema.ts"
import { confirmBookingForm } from "#src/features/bookings/bookings.forms.schema.ts"
import { cancellationNoteInput } from "#src/features/bookings/cancel/cancellation-requests.schema.ts"
import { contactInput, enquiryForm, newsletterInput } from "#src/features/enquiries/enquiries.schema.ts"
import { tableForm } from "#src/features/table-reservations/tables.schema.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import "#src/shared/hindi/hindi.ts"
import { screenText } from "#src/shared/language/screen-text.ts"
import { hindi } from "#src/shared/language/translate.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"

const today = calendarDateOf("2026-06-01")

const forms: Readonly<Record<string, z.ZodType>> = {
  signInInput,
  signUpForm,
  guestContactInput,
  resetCodeInput,
  newPasswordForm,
  firstPasswordForm,
  changePasswordForm,
  profileChangeInput,
  passwordAndCodeForm,
  passkeyNameForm,
  confirmBookingForm,
  cancellationNoteInput,
  contactInput,
  newsletterInput,
  banquet: enquiryForm("banquet", today),
  corporate: enquiryForm("corporate", today),
  table: tableForm(today),
}

/** What guests type; every other field is chosen from a list. */
const fields =
  "name username email phone password confirmPassword currentPassword otp code address city pin state message note description eventDescription companyName gstin companyAddress flight arrivesAt requests furtherGuests tentativeDate day roomOfNumber estimatedRooms".split(
    " ",
  )

const chosen = {
  phoneCountry: "IN+91",
  paymentMode: "online",
  seenTotal: "100",
  key: "k".repeat(20),
  event: "Others",
  eventType: "Other",
  guest: "11-25",
  numberOfGuests: "11-25",
  outlet: "udaan",
  time: "19:00",
  guests: "2",
}

const typed = [
  "",
  "x",
  "a b",
  "2020-01-01",
  "99999",
  "me@x",
  "somebody@example",
  "Sky@Blue9",
  "x".repeat(6000),
]

const errorsOf = (form: z.ZodType): string[] =>
  typed.flatMap((value) => {
    const parsed = form.safeParse({ ...chosen, ...Object.fromEntries(fields.map((name) => [name, value])) })
    return parsed.error ? Object.values(fieldErrors(parsed.error)) : []
  })

const isEnglish = (text: string): boolean =>
  /[A-Za-z]{2}/.test(text.replaceAll(/GSTIN|name@example\.com|OTP|AI 302/g, ""))

const untranslated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => isEnglish(hindi(screenText("edited", text))))),
]

test.each(Object.entries(forms))("[WORDS-1] the errors of a guest's form are in Hindi: %s", (_, form) => {
  const errors = errorsOf(form)
  expect(errors).not.toEqual([])
  expect(untranslated(errors)).toEqual([])
})

test("[WORDS-1] refusals of passwords and codes are in Hindi", () => {
  const refusals = [newPasswordErrors, currentPasswordErrors].flatMap((errors) =>
    Object.values(errors).flatMap((byField): string[] => Object.values(byField)),
  )
  // Pages ask for the code on a page of its own; this is a reply of the API.
  const { "code-needed": _, ...shown } = secondFactorErrors
  expect(untranslated([...refusals, ...Object.values(shown)])).toEqual([])
})
