import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { Button } from "#src/ui/button.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { HiddenSigns } from "#src/features/enquiries/ui/hidden-signs.tsx"
import styles from "./newsletter-form.module.css"
import { useNewsletter } from "./use-newsletter.ts"

type NewsletterFormProps = {
  /** Of the address's field: two of these forms may stand on one page. */
  id: string
  /** What the server found wrong, on a page without script. */
  errors?: FieldErrors | undefined
  typed?: string | undefined
}

/** Asks for an address. Without script it posts to the newsletter's own page. */
export function NewsletterForm({ id, errors: told, typed }: NewsletterFormProps) {
  const { Form, errors = told, isPending, onSubmit } = useNewsletter()
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
        <HiddenSigns />
        <Button variant="secondary" pending={isPending}>
          Subscribe
        </Button>
      </div>
    </Form>
  )
}
