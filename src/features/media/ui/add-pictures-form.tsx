import { Form, Link } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import styles from "./add-pictures-form.module.css"
import type { FieldPicture } from "./field-picture.ts"
import { PictureField } from "./picture-field.tsx"

const loadSchema = async () => (await import("../kept-pictures.schema.ts")).keptPicturesInput

type AddPicturesFormProps = {
  /** The pictures in the answer. */
  pictures: readonly FieldPicture[]
  answer: FormAnswer | undefined
  isPending: boolean
}

/** Adds pictures to the library before anything shows them. */
export function AddPicturesForm({ pictures, answer, isPending }: AddPicturesFormProps) {
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  return (
    <Form method="post" encType="multipart/form-data" {...form} className={styles.form}>
      <FormFields>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        <PictureField label="Pictures" several pictures={pictures} error={errors["pic"]} />
        <FormActions>
          <Button size="large" pending={isPending}>
            Save
          </Button>
          <Link to="/admin/media">Back to the list</Link>
        </FormActions>
      </FormFields>
    </Form>
  )
}
