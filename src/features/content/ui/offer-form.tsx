import { Form, Link } from "react-router"
import type { FieldPicture } from "#src/features/media/ui/field-picture.ts"
import { PictureField } from "#src/features/media/ui/picture-field.tsx"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { FieldValues } from "#src/shared/meanwhile.ts"
import { Button } from "#src/ui/button.tsx"
import { FormErrorSummary } from "#src/ui/form-error-summary.tsx"
import { FieldPair, FormActions, FormFields } from "#src/ui/form-layout.tsx"
import { TextAreaField } from "#src/ui/text-area-field.tsx"
import { TextField } from "#src/ui/text-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/use-checked-form.ts"
import { offerFields } from "../content-fields.ts"
import { offerInput } from "../offers.schema.ts"
import styles from "./content-form.module.css"

type OfferFormProps = {
  /** Those that the record or the answer names. */
  pictures: readonly FieldPicture[]
  /** The names of the rooms, offered while the name is typed. */
  roomNames: readonly string[]
  today: CalendarDate
  answer: FormAnswer | undefined
  isPending: boolean
}

/** Publishes an offer: on the home page until its last day is over (ADM-3, VAL-6). */
export function OfferForm({ pictures, roomNames, today, answer, isPending }: OfferFormProps) {
  const { errors, summary, refusedCount, form } = useCheckedForm(offerInput, answer)
  const values: FieldValues = answer?.values ?? {}
  const field = (name: keyof typeof offerFields) => ({
    name,
    label: offerFields[name],
    error: errors[name],
    defaultValue: values[name],
  })
  return (
    <Form method="post" encType="multipart/form-data" {...form} className={styles.form}>
      <FormFields>
        <FormErrorSummary key={refusedCount} errors={summary} />
        <FieldPair>
          <TextField {...field("name")} maxLength={50} list="room-names" hint="The room that it is on" />
          <TextField {...field("validdate")} kind="date" min={today} hint="Its last day" />
        </FieldPair>
        <datalist id="room-names">
          {roomNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <TextAreaField {...field("description")} rows={3} />
        <FieldPair>
          <TextField {...field("offerDiscount")} placeholder="15% off the room" />
          <TextField {...field("offerEating")} placeholder="20% off at Zaika" />
        </FieldPair>
        <PictureField label={offerFields.pic} error={errors["pic"]} pictures={pictures} />
        <FormActions>
          <Button size="large" pending={isPending}>
            Create
          </Button>
          <Link to="/admin/offers">Back to the list</Link>
        </FormActions>
      </FormFields>
    </Form>
  )
}
