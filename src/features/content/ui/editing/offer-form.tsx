import { useState } from "react"
import { Form } from "react-router"
import type { FieldPicture } from "#src/features/media/ui/field-picture.ts"
import { useFormPictures } from "#src/features/media/ui/form-pictures.tsx"
import { PictureField } from "#src/features/media/ui/picture-field.tsx"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { FieldValues } from "#src/shared/edit-conflict.ts"
import { Button } from "#src/ui/button.tsx"
import { EditConflictNotice } from "#src/ui/forms/edit-conflict.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FieldPair, FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { LeaveRecordLink } from "#src/ui/navigation/leave-record-link.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { offerFields } from "#src/features/content/content-fields.ts"
import { previewOffer, offerTermsOfForm } from "./offer-preview.ts"
import { type OfferRoom, OfferTermsFields } from "./offer-terms-fields.tsx"
import styles from "./content-form.module.css"

const loadSchema = async () => (await import("#src/features/content/offers/offers.schema.ts")).offerInput

type OfferFormProps = {
  /** Null creates a record. */
  record: { version: number; values: FieldValues } | null
  /** Those that the record or the answer names. */
  pictures: readonly FieldPicture[]
  /** Their names are offered while the name is typed. */
  rooms: readonly OfferRoom[]
  today: CalendarDate
  answer: FormAnswer | undefined
  isPending: boolean
}

/** Creates or edits an offer, which the home page shows until its last day (ADM-3, VAL-6). */
export function OfferForm({ record, pictures, rooms, today, answer, isPending }: OfferFormProps) {
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  const values: FieldValues = { ...record?.values, ...answer?.values }
  const [typed, setTyped] = useState(values)
  const photograph = useFormPictures(values["pic"] ?? "", pictures)
  const show = (name: string, value: string) => (name === "pic" ? photograph.show(value) : value)
  const put = (name: string, value: string) => {
    if (name === "pic") photograph.put(value)
  }
  const field = (name: keyof typeof offerFields) => ({
    name,
    label: offerFields[name],
    error: errors[name],
    defaultValue: values[name],
  })
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      {...form}
      onChange={(event) => {
        form.onChange(event)
        setTyped(offerTermsOfForm(event.currentTarget))
      }}
      className={styles.form}
    >
      <FormFields>
        {record && (
          <EditConflictNotice answer={answer} record={record} labels={offerFields} show={show} put={put} />
        )}
        <FormErrorSummary key={refusedCount} errors={summary} />
        <FieldPair>
          <TextField
            {...field("name")}
            maxLength={50}
            list="room-names"
            hint="The title of the card, such as a room type"
          />
          <TextField
            {...field("validdate")}
            kind="date"
            min={record ? undefined : today}
            hint="The last day that guests see it"
          />
        </FieldPair>
        <datalist id="room-names">
          {rooms.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </datalist>
        <TextAreaField {...field("description")} rows={3} />
        <FieldPair>
          <TextField
            {...field("offerDiscount")}
            placeholder="15% off the room"
            hint="Text of the card; the price is set below"
          />
          <TextField {...field("offerEating")} placeholder="20% off at Zaika" hint="Text of the card" />
        </FieldPair>
        <OfferTermsFields {...{ values, errors, rooms }} preview={previewOffer(typed, rooms, today)} />
        <PictureField
          key={photograph.key}
          label={offerFields.pic}
          error={errors["pic"]}
          pictures={photograph.pictures}
        />
        <FormActions>
          <Button size="large" pending={isPending}>
            {record ? "Update" : "Create"}
          </Button>
          <LeaveRecordLink to="/admin/offers" isNew={record === null} />
        </FormActions>
      </FormFields>
    </Form>
  )
}
