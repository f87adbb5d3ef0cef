import { beforeEach, describe, expect, test } from "vitest"
import { system } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aBanquetForm, aContactForm, aCorporateForm } from "./enquiries.factory.ts"
import { listEnquiries } from "./enquiries.service.ts"
import { receiveEnquiryForm, receiveNewsletterForm } from "./enquiry-form.service.ts"
import { formRefusalAnswer } from "./enquiry-refusals.ts"
import { issueFormTime } from "#src/features/enquiries/spam/sender.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const address = "203.0.113.7"

// As a browser sends it: text in every field, including hidden ones.
const typedIn = (form: object, formAge: string) => ({
  ...Object.fromEntries(Object.entries(form).map(([field, value]) => [field, String(value)])),
  homepage: "",
  formAge,
})

describe.each([
  ["contact", aContactForm()],
  ["banquet", aBanquetForm()],
  ["corporate", aCorporateForm()],
] as const)("the %s form of the site", (kind, form) => {
  test("[ENQ-1] [ENQ-2] [ENQ-3] a person's form is stored and not spam", async () => {
    const typed = typedIn(form, await issueFormTime(platform))
    platform.passMinutes(2)
    expect(await receiveEnquiryForm(platform, kind, { typed, address })).toMatchObject({ ok: true })
    const listed = await listEnquiries(platform, system, { kind })
    expect(listed).toMatchObject({ value: { enquiries: [{ kind, name: form.name, suspicion: null }] } })
  })

  test("[ENQ-5] [L-29] a form without a signed timestamp is kept as spam", async () => {
    const { formAge: _seal, ...typed } = typedIn(form, "")
    expect(await receiveEnquiryForm(platform, kind, { typed, address })).toMatchObject({ ok: true })
    const spam = await listEnquiries(platform, system, { kind, isSuspicious: true })
    expect(spam).toMatchObject({ value: { enquiries: [{ suspicion: "unsigned" }] } })
  })

  test("[VAL-1] [ENQ-4] invalid fields answer with their messages", async () => {
    const outcome = await receiveEnquiryForm(platform, kind, { typed: { ...form, phone: "12" }, address })
    const refusal = { kind: "wrong-fields", errors: { phone: "Invalid Phone Number" } } as const
    expect(outcome).toEqual({ ok: false, refusal })
    expect(formRefusalAnswer(refusal)).toEqual({ status: 422, answer: { errors: refusal.errors } })
  })

  test("[ENQ-1] [ENQ-3] a server error is answered with the form, so that nothing typed is lost", async () => {
    const broken = {
      ...platform,
      db: { ...platform.db, transaction: () => Promise.reject(new Error("away")) },
    }
    const outcome = await receiveEnquiryForm(broken, kind, { typed: form, address })
    expect(outcome).toEqual({ ok: false, refusal: { kind: "failed" } })
    expect(formRefusalAnswer({ kind: "failed" })).toMatchObject({ status: 500 })
  })
})

test.each([
  ["banquet", aBanquetForm(), "Event Field Is Required", "event"],
  ["corporate", aCorporateForm(), "Event Type Field Is Required", "eventType"],
] as const)(
  "[ENQ-4] [VAL-1] a past date of the %s form is refused with its other errors",
  async (kind, form, error, event) => {
    const typed = { ...form, phone: "12", tentativeDate: "2020-01-01", [event]: "" }
    expect(await receiveEnquiryForm(platform, kind, { typed, address })).toEqual({
      ok: false,
      refusal: {
        kind: "wrong-fields",
        errors: {
          phone: "Invalid Phone Number",
          tentativeDate: "Tentative Date Must Not Be In The Past",
          [event]: error,
        },
      },
    })
  },
)

test("[FOOT-2] the newsletter form needs no timestamp, because its pages are cached", async () => {
  const posted = { typed: { email: "asha.mehta@example.in", homepage: "" }, address }
  expect(await receiveNewsletterForm(platform, posted)).toMatchObject({ ok: true })
  expect(await platform.db.execute("select email, suspicion from newsletter_subscribers")).toEqual([
    { email: "asha.mehta@example.in", suspicion: null },
  ])
})
