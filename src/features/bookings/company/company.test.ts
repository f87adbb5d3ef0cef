import { expect, test } from "vitest"
import { listAddressLines } from "./company.ts"
import { companyForm } from "./company.schema.ts"

const typed = "14 Nariman Road,\r\nFort\r\n\r\nMumbai 400021"

test("[FOLIO-6] a company address keeps its lines, on invoices without empty ones", () => {
  const gstin = "27AAPFU0939F1ZV"
  const company = { companyName: "Indus Components", companyGstin: gstin, companyAddress: typed }
  const { companyAddress } = companyForm.parse({ intent: "save-company", ...company })
  expect(listAddressLines(companyAddress)).toEqual(["14 Nariman Road,", "Fort", "Mumbai 400021"])
})

test("[FOLIO-6] an address of many lines is printed on five", () => {
  expect(listAddressLines("a\nb\nc\nd\ne\nf")).toEqual(["a", "b", "c", "d", "e, f"])
})
