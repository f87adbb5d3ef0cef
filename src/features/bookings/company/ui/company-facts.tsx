import { DefinitionList } from "#src/ui/definition-list.tsx"
import type { Company } from "../company.ts"

/** The company that the invoices of a booking are made out to. */
export const CompanyFacts = ({ company }: { company: Company }) => (
  <DefinitionList
    items={[
      { term: "Name", description: company.name },
      { term: "GSTIN", description: company.gstin },
      { term: "Address", description: company.address },
    ]}
  />
)
