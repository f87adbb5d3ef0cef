import { formAgeField, trapField } from "../enquiry-fields.ts"
import styles from "./hidden-signs.module.css"

/** What tells people from programs and costs people nothing: a field nobody sees, and the seal of the form's age. */
export function HiddenSigns({ formAge }: { formAge?: string }) {
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {formAge !== undefined && <input type="hidden" name={formAgeField} value={formAge} />}
    </>
  )
}
