import { beforeEach, expect, test } from "vitest"
import { aBooking, bookingOf, staffAs } from "#src/features/bookings/bookings.factory.ts"
import { confirmBookingForm } from "#src/features/bookings/bookings.forms.schema.ts"
import { aCompany, postLine } from "#src/features/documents/documents.factory.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { readCompany } from "./company.schema.ts"
import { changeCompany } from "./company.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")

const confirmation = { paymentMode: "pay-at-hotel", seenTotal: "100", key: "k".repeat(20) }
const typed = {
  companyName: " Indus Components Private Limited",
  companyGstin: "27 aapfu 0939f 1zv",
  companyAddress: aCompany.address,
}

test("[FOLIO-6] a guest may name a company when booking, in whole or not at all", () => {
  expect(readCompany(confirmBookingForm.parse(confirmation))).toBeNull()
  expect(readCompany(confirmBookingForm.parse({ ...confirmation, ...typed }))).toEqual(aCompany)
  const wrong = confirmBookingForm.safeParse({ ...confirmation, companyGstin: "27AAPFU0939F1ZX" })
  expect(wrong.success ? {} : fieldErrors(wrong.error)).toEqual({
    companyName: "Company Name Field Is Required",
    companyGstin: "This Is Not A Valid GSTIN: Check Its 15 Characters",
    companyAddress: "Company Address Field Is Required",
  })
})

test("[FOLIO-6] [GUEST-5] a company without its GSTIN is refused as a missing field, not as a wrong one", () => {
  const without = confirmBookingForm.safeParse({ ...confirmation, ...typed, companyGstin: "" })
  expect(without.success ? {} : fieldErrors(without.error)).toEqual({
    companyGstin: "GSTIN Field Is Required",
  })
})

test("[FOLIO-6] a booking keeps the company that was named with it", async () => {
  const { company } = await aBooking(platform, { company: aCompany })
  expect(company).toEqual(aCompany)
})

test("[FOLIO-6] [ADM-10] removing the company of a booking without one is no action of the audit log", async () => {
  const { id } = await aBooking(platform)
  expect(await changeCompany(platform, desk, { bookingId: id, company: null })).toMatchObject({ ok: true })
  const log = await platform.db.execute("select 1 from audit_log where action = 'change-company'")
  expect(log).toHaveLength(0)
})

test("[FOLIO-6] the desk changes and removes the company, unless it pays a part", async () => {
  const { id } = await aBooking(platform)
  expect(await changeCompany(platform, staffAs("guest"), { bookingId: id, company: aCompany })).toEqual({
    ok: false,
    refusal: "forbidden",
  })
  await changeCompany(platform, desk, { bookingId: id, company: aCompany })
  await changeCompany(platform, desk, { bookingId: id, company: { ...aCompany, name: "Indus Limited" } })
  expect((await bookingOf(platform, id)).company?.name).toBe("Indus Limited")
  await postLine(platform, id, { kind: "extra", amount: 100, payer: "company" })
  expect(await changeCompany(platform, desk, { bookingId: id, company: null })).toEqual({
    ok: false,
    refusal: "company-has-lines",
  })
  const other = await aBooking(platform, { company: aCompany })
  await changeCompany(platform, desk, { bookingId: other.id, company: null })
  expect((await bookingOf(platform, other.id)).company).toBeNull()
})
