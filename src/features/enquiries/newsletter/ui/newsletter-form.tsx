import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { Button } from "#src/ui/button.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { SpamFields } from "#src/features/enquiries/ui/spam-fields.tsx"
import styles from "./newsletter-form.module.css"
import { useNewsletter } from "./use-newsletter.ts"

type NewsletterFormProps = {
  /** The id of the email field: a page may have two of these forms. */
  id: string
  /** The server's errors, on a page without script. */
  errors?: FieldErrors | undefined
  typed?: string | undefined
}

/** The newsletter form. Without script it posts to the newsletter page. */
export function NewsletterForm({ id, errors: initialErrors, typed }: NewsletterFormProps) {
  const { Form, errors = initialErrors, isPending, onSubmit } = useNewsletter()
  return (
    <Form method="post" action="/newsletter" noValidate onSubmit={onSubmit}>
      <div className={styles.fields}>
        <TextField
          name="email"
          id={id}
          label="Email"
          kind="email"
          error={errors?.["email"]}
          defaultValue={typed}
        />
        <SpamFields />
        <Button variant="secondary" pending={isPending}>
          Subscribe
        </Button>
      </div>
    </Form>
  )
}
