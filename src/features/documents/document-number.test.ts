import { expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { documentKinds, financialYearOf, formatDocumentNumber } from "./document-number.ts"

test.each([
  ["2026-04-01", "2627"],
  ["2026-12-31", "2627"],
  ["2027-03-31", "2627"],
  ["2027-04-01", "2728"],
  ["2099-04-01", "9900"],
])("[FOLIO-6] %s is in the financial year %s", (date, year) => {
  expect(financialYearOf(calendarDateOf(date))).toBe(year)
})

test("[FOLIO-6] numbers name kind and year, and have at most 16 characters", () => {
  expect(formatDocumentNumber("invoice", { financialYear: "2627", count: 123 })).toBe("INV/2627/000123")
  expect(formatDocumentNumber("credit-note", { financialYear: "2627", count: 4 })).toBe("CRN/2627/000004")
  for (const kind of documentKinds) {
    const last = formatDocumentNumber(kind, { financialYear: "2627", count: 9_999_999 })
    expect(last).toMatch(/^[A-Z0-9/]{1,16}$/)
  }
})
