import type { Company } from "#src/features/bookings/company/company.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { portalText, readBuyerAddress } from "./buyer-address.ts"

/** The shortest name that the portal takes. */
export const minNameLength = 3

/**
 * The errors of a company's fields that only e-invoices require, by field; none without a company, or when the hotel
 * registers no invoices (null).
 */
export const portalErrors = (eInvoices: object | null, company: Company | null): FieldErrors =>
  eInvoices === null || company === null
    ? {}
    : {
        ...(portalText(company.name).length < minNameLength && {
          companyName: "Company Name Must Have At Least 3 Characters",
        }),
        ...(readBuyerAddress(company.address, company.gstin).Pin === null && {
          companyAddress: "Add The PIN Code To The Address: An E-Invoice Needs It",
        }),
      }
