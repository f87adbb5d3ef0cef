import { useState } from "react"
import { Form } from "react-router"
import type { FieldPicture } from "#src/features/media/ui/field-picture.ts"
import { PictureField } from "#src/features/media/ui/picture-field.tsx"
import { PictureStrip } from "#src/features/media/ui/picture-strip.tsx"
import { Button } from "#src/ui/button.tsx"
import { EditConflictNotice } from "#src/ui/forms/edit-conflict.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { LeaveRecordLink } from "#src/ui/navigation/leave-record-link.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { galleryFields } from "#src/features/content/gallery/gallery-fields.ts"
import styles from "./gallery-form.module.css"

const loadSchema = async () => (await import("#src/features/content/gallery/gallery.schema.ts")).galleryForm

/** The server's answer to the form, with the pictures that it names. */
type GalleryAnswer = FormAnswer & { readonly pictures?: readonly FieldPicture[] }

type GalleryFormProps = {
  /** Null creates a record. */
  record: { version: number; values: Readonly<Record<"name" | "line" | "pic", string>> } | null
  pictures: readonly FieldPicture[]
  library: readonly FieldPicture[]
  answer: GalleryAnswer | undefined
  isPending: boolean
}

/** The pictures of the field; it is remounted when the other person's pictures are chosen. */
function usePut(ids: string, known: readonly FieldPicture[]) {
  const [put, setPut] = useState({ count: 0, ids })
  const byId = new Map(known.map((picture) => [picture.id, picture]))
  const picturesOf = (text: string) => text.split(" ").flatMap((id) => byId.get(id) ?? [])
  return {
    key: put.count,
    shown: picturesOf(put.ids),
    picturesOf,
    put: (name: string, value: string) => {
      if (name === "pic") setPut(({ count }) => ({ count: count + 1, ids: value }))
    },
  }
}

/** Creates or edits a place of the gallery (ADM-3). */
export function GalleryForm({ record, pictures, library, answer, isPending }: GalleryFormProps) {
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  const values = { ...record?.values, ...answer?.values }
  const known = [...library, ...pictures, ...(answer?.pictures ?? [])]
  const { key, shown, picturesOf, put } = usePut(values.pic ?? "", known)
  const field = (name: "name" | "line") => ({
    name,
    label: galleryFields[name],
    error: errors[name],
    defaultValue: values[name],
  })
  const show = (name: string, value: string) =>
    name === "pic" ? <PictureStrip pictures={picturesOf(value)} most={12} /> : value
  return (
    <Form method="post" encType="multipart/form-data" {...form} className={styles.form}>
      <FormFields>
        {record && (
          <EditConflictNotice answer={answer} record={record} labels={galleryFields} show={show} put={put} />
        )}
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        <TextField {...field("name")} hint="The heading over the pictures" maxLength={50} />
        <TextField {...field("line")} optional hint="A sentence beside the name" maxLength={200} />
        <PictureField
          key={`pictures-${key}`}
          label={galleryFields.pic}
          several
          pictures={shown}
          library={library}
          error={errors["pic"]}
        />
        <FormActions>
          <Button size="large" pending={isPending}>
            {record ? "Update" : "Create"}
          </Button>
          <LeaveRecordLink to="/admin/gallery" isNew={record === null} />
        </FormActions>
      </FormFields>
    </Form>
  )
}
