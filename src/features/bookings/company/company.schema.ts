import { z } from "zod"
import { isGstin, normalizeGstin } from "#src/shared/validation/gstin.ts"
import { fieldIsRequired } from "#src/shared/messages.ts"
import { whenValid } from "#src/shared/validation/field-errors.ts"
import { openLine, prose } from "#src/shared/validation/text-fields.ts"
import type { Company } from "./company.ts"

/** The fields of a company invoice; all of them are empty when none is wanted. */
export const companyFields = {
  companyName: openLine("Company Name", 100),
  companyGstin: openLine("GSTIN", 30).transform(normalizeGstin),
  companyAddress: prose("Company Address", 300).default(""),
}

type CompanyValues = {
  readonly companyName: string
  readonly companyGstin: string
  readonly companyAddress: string
}

const hasCompany = ({ companyName, companyGstin, companyAddress }: CompanyValues): boolean =>
  companyName + companyGstin + companyAddress !== ""

const rules: readonly (readonly [keyof CompanyValues, (value: string) => boolean, string])[] = [
  ["companyName", (name) => name.length >= 2, fieldIsRequired("Company Name")],
  ["companyGstin", (gstin) => gstin !== "", fieldIsRequired("GSTIN")],
  [
    "companyGstin",
    (gstin) => gstin === "" || isGstin(gstin),
    "This Is Not A Valid GSTIN: Check Its 15 Characters",
  ],
  ["companyAddress", (address) => address.length >= 5, fieldIsRequired("Company Address")],
]

/** Refuses a company that is given in part, and a GSTIN with a wrong check character. */
export function checkCompany(values: CompanyValues, context: z.RefinementCtx): void {
  if (!hasCompany(values)) return
  for (const [field, isRight, message] of rules)
    if (!isRight(values[field])) context.addIssue({ code: "custom", path: [field], message })
}

/** The company is checked whatever else is wrong. */
export const ofCompany = { when: whenValid(...Object.keys(companyFields)) }

/** The company of checked values; null when none is wanted. */
export const readCompany = (values: CompanyValues): Company | null =>
  hasCompany(values)
    ? { name: values.companyName, gstin: values.companyGstin, address: values.companyAddress }
    : null

/** The desk's form; empty fields remove the company. */
export const companyForm = z
  .object({ intent: z.literal("save-company"), ...companyFields })
  .superRefine(checkCompany, ofCompany)
