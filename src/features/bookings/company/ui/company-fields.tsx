import { Disclosure } from "#src/ui/disclosure.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import type { Company } from "../company.ts"
import styles from "./company-fields.module.css"

type CompanyFieldsProps = {
  errors: FieldErrors
  /** What was typed or stored. */
  values: Readonly<Partial<Record<string, string>>>
}

/**
 * Name, GSTIN and address of the company that the invoice is made out to: all three or none. A native `required` would
 * block the form while the disclosure is closed.
 */
export const CompanyFields = ({ errors, values }: CompanyFieldsProps) => (
  <div className={styles.fields}>
    <TextField
      name="companyName"
      label="Company name"
      defaultValue={values["companyName"]}
      error={errors["companyName"]}
      required={false}
      autoComplete="organization"
      maxLength={100}
    />
    <TextField
      name="companyGstin"
      label="GSTIN"
      hint="15 characters, as on the registration certificate."
      defaultValue={values["companyGstin"]}
      error={errors["companyGstin"]}
      required={false}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={30}
    />
    <TextAreaField
      name="companyAddress"
      label="Company address"
      hint="With the street, the town and the PIN code."
      defaultValue={values["companyAddress"]}
      error={errors["companyAddress"]}
      required={false}
      autoComplete="off"
      rows={3}
      maxLength={300}
    />
  </div>
)

const names = ["companyName", "companyGstin", "companyAddress"] as const

/** The fields behind a disclosure, open when something was typed or is wrong. */
export function CompanyDisclosure({ errors, values }: CompanyFieldsProps) {
  const isOpen = names.some((name) => errors[name] !== undefined || (values[name] ?? "") !== "")
  return (
    <Disclosure title="Company invoice" note="For an invoice with the GSTIN of your company." isOpen={isOpen}>
      <CompanyFields errors={errors} values={values} />
    </Disclosure>
  )
}

/** The stored company as values of the fields. */
export const companyValues = (company: Company | null): CompanyFieldsProps["values"] =>
  company ? { companyName: company.name, companyGstin: company.gstin, companyAddress: company.address } : {}
