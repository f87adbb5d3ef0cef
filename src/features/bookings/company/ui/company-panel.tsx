import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { FormDisclosure } from "#src/ui/disclosure.tsx"
import { DraftForm } from "#src/ui/forms/drafts/draft-form.tsx"
import type { RefusedForm } from "#src/ui/forms/refused-form.ts"
import type { Company } from "../company.ts"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { CompanyFacts } from "./company-facts.tsx"
import { CompanyFields, companyValues } from "./company-fields.tsx"

type CompanyPanelProps = {
  company: Company | null
  /** What an e-invoice to the company needs and does not have. */
  missing: readonly string[]
  canChange: boolean
  isPending: boolean
  refused: RefusedForm | undefined
}

/** The company that the invoices go to, and the desk's form for it. */
export function CompanyPanel({ company, missing, canChange, isPending, refused: answer }: CompanyPanelProps) {
  const refused = answer?.form === "save-company" ? answer : undefined
  const state = JSON.stringify(company)
  return (
    <div className={styles.panel}>
      {company ? (
        <CompanyFacts company={company} />
      ) : (
        <p className={styles.soft}>Invoices are made out to the guest.</p>
      )}
      {missing.length > 0 && (
        <Notice tone="warning" title="The e-invoice is not complete">
          {missing.map((text) => (
            <p key={text}>{text}.</p>
          ))}
        </Notice>
      )}
      {canChange && (
        <FormDisclosure
          title={company ? "Change the company" : "Add a company"}
          isOpen={refused !== undefined}
          key={state}
        >
          <DraftForm name="company" state={state} refused={refused} label="Company" className={styles.stack}>
            <CompanyFields
              errors={refused?.errors ?? {}}
              values={refused?.values ?? companyValues(company)}
            />
            {company && <p className={styles.soft}>Empty all fields to remove the company.</p>}
            <Button name="intent" value="save-company" size="small" variant="secondary" pending={isPending}>
              Save company
            </Button>
          </DraftForm>
        </FormDisclosure>
      )}
    </div>
  )
}
