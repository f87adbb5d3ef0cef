import type { Company } from "#src/features/bookings/company/company.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { portalText, readBuyerAddress } from "./buyer-address.ts"

/** The shortest name that the portal takes. */
export const shortestName = 3

/**
 * What an e-invoice needs of a company and its form does not ask for, by field; nothing without a company, and where the hotel
 * registers no invoices (null).
 */
export const portalErrors = (eInvoices: object | null, company: Company | null): FieldErrors =>
  eInvoices === null || company === null
    ? {}
    : {
        ...(portalText(company.name).length < shortestName && {
          companyName: "Company Name Must Have At Least 3 Characters",
        }),
        ...(readBuyerAddress(company.address, company.gstin).Pin === null && {
          companyAddress: "Add The PIN Code To The Address: An E-Invoice Needs It",
        }),
      }
