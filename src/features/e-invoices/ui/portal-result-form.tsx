import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { controlProps, Field, FieldError } from "#src/ui/forms/field.tsx"
import styles from "./e-invoices.module.css"

type PortalResultFormProps = {
  errors: readonly string[]
  isSignatureChecked: boolean
  isPending: boolean
}

const field = {
  name: "result",
  label: "File of the portal (JSON)",
  hint: "The list of registered documents that the portal offers after the bulk upload, at most 5 MB.",
}

/** Uploads the file with the IRNs; its errors are listed below the field. */
export const PortalResultForm = ({ errors, isSignatureChecked, isPending }: PortalResultFormProps) => (
  <section className={styles.upload} aria-labelledby="portal-result-title">
    <h2 id="portal-result-title" className={styles.title}>
      Record the IRNs
    </h2>
    <Form method="post" encType="multipart/form-data" preventScrollReset className={styles.form}>
      <Field {...field}>
        <input
          type="file"
          accept=".json,application/json"
          {...controlProps({ ...field, ...(errors.length > 0 && { error: errors[0] }) })}
          className={styles.file}
        />
        {errors.length > 0 && (
          <div id="field-result-error" role="alert">
            <ul className={styles.errors}>
              {errors.map((error, index) => (
                <li key={error}>
                  <FieldError id={`field-result-error-${index + 1}`}>{error}</FieldError>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Field>
      <p className={styles.soft}>
        {isSignatureChecked
          ? "The signatures of the QR codes are checked with the portal's key."
          : "The signatures of the QR codes are not checked: E_INVOICE_PUBLIC_KEY is not set."}
      </p>
      <Button size="small" pending={isPending}>
        Record IRNs
      </Button>
    </Form>
  </section>
)
