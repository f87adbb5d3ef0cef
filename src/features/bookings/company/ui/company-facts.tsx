import { DefinitionList } from "#src/ui/definition-list.tsx"
import type { Company } from "../company.ts"
import styles from "./company.module.css"

/** The company that the invoices of a booking are made out to. */
export const CompanyFacts = ({ company }: { company: Company }) => (
  <DefinitionList
    items={[
      { term: "Name", description: company.name },
      { term: "GSTIN", description: company.gstin },
      { term: "Address", description: <span className={styles.address}>{company.address}</span> },
    ]}
  />
)
