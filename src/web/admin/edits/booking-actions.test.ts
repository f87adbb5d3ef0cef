import { expect, test } from "vitest"
import { aBooking, bookingOf, staffAs } from "#src/features/bookings/bookings.factory.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { answerDeskAction } from "./booking-actions.ts"

const platform = setUpPlatform({ env: { E_INVOICES: "on" } })

test("[ADM-7] a company or note that is refused is shown again as it was typed", async () => {
  const { id } = await aBooking(platform)
  const note = { intent: "note", text: "Asked for a quiet room" }
  expect(await answerDeskAction(platform, staffAs("marketing"), { id, form: note })).toMatchObject({
    data: { tone: "error", refused: { form: "note", errors: {}, values: { text: note.text } } },
    init: { status: 409 },
  })
})

test("[FOLIO-6] the desk learns beside the field what an e-invoice to the company needs", async () => {
  const { id } = await aBooking(platform)
  const save = (eInvoices: typeof platform.config.eInvoices, company: Partial<typeof aCompany>) => {
    const { name, gstin, address } = { ...aCompany, ...company }
    const form = { intent: "save-company", companyName: name, companyGstin: gstin, companyAddress: address }
    const config = { ...platform.config, eInvoices }
    return answerDeskAction({ ...platform, config }, staffAs("front-desk"), { id, form })
  }
  const on = { portalKey: null }
  const incomplete = { name: '"X', address: "14 Nariman Road, Mumbai" }
  expect(await save(on, incomplete)).toMatchObject({
    data: {
      tone: "error",
      refused: {
        form: "save-company",
        errors: {
          companyName: "Company Name Must Have At Least 3 Characters",
          companyAddress: "Add The PIN Code To The Address: An E-Invoice Needs It",
        },
        values: { companyAddress: incomplete.address },
      },
    },
    init: { status: 422 },
  })
  expect((await bookingOf(platform, id)).company).toBeNull()
  expect(await save(on, {})).toMatchObject({ data: { tone: "success" } })
  expect(await save(null, incomplete)).toMatchObject({ data: { tone: "success" } })
  expect(await save(on, { name: "", gstin: "", address: "" })).toMatchObject({ data: { tone: "success" } })
})

test("[FOLIO-6] a form without a company does not say that it saved one", async () => {
  const { id } = await aBooking(platform)
  const form = { intent: "save-company", companyName: "", companyGstin: "", companyAddress: "" }
  expect(await answerDeskAction(platform, staffAs("front-desk"), { id, form })).toMatchObject({
    data: { tone: "success", text: "No company is on this booking" },
  })
})
