import { Form } from "react-router"
import type { FieldPicture } from "#src/features/media/ui/field-picture.ts"
import { useFormPictures } from "#src/features/media/ui/form-pictures.tsx"
import { PictureField } from "#src/features/media/ui/picture-field.tsx"
import type { FieldValues } from "#src/shared/edit-conflict.ts"
import { Button } from "#src/ui/button.tsx"
import { EditConflictNotice } from "#src/ui/forms/edit-conflict.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { LeaveRecordLink } from "#src/ui/navigation/leave-record-link.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { testimonialFields } from "#src/features/content/content-fields.ts"
import styles from "./content-form.module.css"

const loadSchema = async () =>
  (await import("#src/features/content/testimonials/testimonials.schema.ts")).testimonialInput

type TestimonialFormProps = {
  /** Null creates a record. */
  record: { version: number; values: FieldValues } | null
  /** Those that the record or the answer names. */
  pictures: readonly FieldPicture[]
  answer: FormAnswer | undefined
  isPending: boolean
}

/** Creates or edits a testimonial (ADM-3). */
export function TestimonialForm({ record, pictures, answer, isPending }: TestimonialFormProps) {
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  const values: FieldValues = { ...record?.values, ...answer?.values }
  const portrait = useFormPictures(values["pic"] ?? "", pictures)
  const show = (name: string, value: string) => (name === "pic" ? portrait.show(value) : value)
  const put = (name: string, value: string) => {
    if (name === "pic") portrait.put(value)
  }
  const field = (name: keyof typeof testimonialFields) => ({
    name,
    label: testimonialFields[name],
    error: errors[name],
    defaultValue: values[name],
  })
  return (
    <Form method="post" encType="multipart/form-data" {...form} className={styles.form}>
      <FormFields>
        {record && (
          <EditConflictNotice
            answer={answer}
            record={record}
            labels={testimonialFields}
            show={show}
            put={put}
          />
        )}
        <FormErrorSummary key={refusedCount} errors={summary} />
        <TextField {...field("name")} maxLength={50} hint="Who says it, as guests read it" />
        <TextAreaField
          {...field("message")}
          rows={6}
          hint="20 characters or more; the home page shows the first 35 words"
        />
        <PictureField
          key={portrait.key}
          label={testimonialFields.pic}
          error={errors["pic"]}
          pictures={portrait.pictures}
        />
        <FormActions>
          <Button size="large" pending={isPending}>
            {record ? "Update" : "Create"}
          </Button>
          <LeaveRecordLink to="/admin/testimonial" isNew={record === null} />
        </FormActions>
      </FormFields>
    </Form>
  )
}
