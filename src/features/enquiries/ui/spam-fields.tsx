import { useText } from "#src/ui/use-text.tsx"
import { formAgeField, trapField } from "../enquiry-fields.ts"
import styles from "./spam-fields.module.css"

/** The spam checks that need no work from people: a honeypot field and a signed timestamp. */
export function SpamFields({ formAge }: { formAge?: string }) {
  const t = useText()
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t("Leave this empty")}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {formAge !== undefined && <input type="hidden" name={formAgeField} value={formAge} />}
    </>
  )
}
