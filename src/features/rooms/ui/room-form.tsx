import { type ChangeEvent, useState } from "react"
import { Form } from "react-router"
import type { FieldPicture } from "#src/features/media/ui/field-picture.ts"
import { useFormPictures } from "#src/features/media/ui/form-pictures.tsx"
import { PictureField } from "#src/features/media/ui/picture-field.tsx"
import type { Money } from "#src/shared/money.ts"
import { parseMoney } from "#src/shared/validation/money-input.ts"
import type { FieldValues } from "#src/shared/edit-conflict.ts"
import { Button } from "#src/ui/button.tsx"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { EditConflictNotice } from "#src/ui/forms/edit-conflict.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FieldPair, FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { Price } from "#src/ui/price/price.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { LeaveRecordLink } from "#src/ui/navigation/leave-record-link.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { activeNames, roomFields, stockNames } from "../room-fields.ts"
import { computeFinalPrice } from "../room-type.ts"
import styles from "./room-form.module.css"

const loadSchema = async () => (await import("../rooms.schema.ts")).roomTypeInput

type RoomFormProps = {
  /** Null creates a record. */
  record: { version: number; values: FieldValues } | null
  /** Those that the record or the answer names. */
  pictures: readonly FieldPicture[]
  answer: FormAnswer | undefined
  isPending: boolean
}

const choicesOf = (words: Readonly<Record<"true" | "false", string>>) =>
  (["true", "false"] as const).map((value) => ({ value, label: words[value] }))

const kinds = ["Room", "Suite", "Family suite"]

const newRoom: FieldValues = { kind: "Room", discount: "0", stock: "true", active: "true" }

function finalPriceTyped(price: string, discount: string): Money | null {
  const parsed = parseMoney(price)
  const percent = Number(discount === "" ? "0" : discount)
  return parsed.ok && percent >= 0 && percent <= 100 ? computeFinalPrice(parsed.value, percent) : null
}

function FinalPrice({ price, discount }: { price: string; discount: string }) {
  const final = finalPriceTyped(price, discount)
  return (
    <div className={styles.final}>
      <span className={styles.finalLabel}>{roomFields.finalPrice}</span>
      <output name="finalPrice" htmlFor="field-price field-discount" className={styles.finalPrice}>
        {final === null ? "-" : <Price amount={final} size="large" />}
      </output>
      <span className={styles.finalNote}>a night, taxes included</span>
    </div>
  )
}

const shown = (name: string, value: string): string => {
  if (name === "stock") return stockNames[value === "true" ? "true" : "false"]
  if (name === "active") return activeNames[value === "true" ? "true" : "false"]
  return value
}

/** Creates or changes a room type; shows the final price while typing (ADM-5, CONST-1). */
export function RoomForm({ record, pictures, answer, isPending }: RoomFormProps) {
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  const values = { ...newRoom, ...record?.values, ...answer?.values }
  const photographs = useFormPictures(values["pic"] ?? "", pictures)
  const show = (name: string, value: string) =>
    name === "pic" ? photographs.show(value) : shown(name, value)
  const put = (name: string, value: string) => {
    if (name === "pic") photographs.put(value)
  }
  const [typed, setTyped] = useState({ price: values["price"] ?? "", discount: values["discount"] ?? "" })
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    form.onChange(event)
    const { name, value } = event.target as unknown as HTMLInputElement
    if (name === "price" || name === "discount") setTyped((others) => ({ ...others, [name]: value }))
  }
  const field = (name: keyof typeof roomFields) => ({
    name,
    label: roomFields[name],
    error: errors[name],
    defaultValue: values[name],
  })
  return (
    <Form method="post" encType="multipart/form-data" {...form} onChange={onChange} className={styles.form}>
      <FormFields>
        {record && (
          <EditConflictNotice answer={answer} record={record} labels={roomFields} show={show} put={put} />
        )}
        <FormErrorSummary key={refusedCount} errors={summary} />
        <TextField {...field("name")} hint="As guests read it" maxLength={50} />
        <TextAreaField {...field("message")} optional rows={5} hint="20 characters or more" />
        <div className={styles.prices}>
          <TextField {...field("price")} inputMode="decimal" hint="Rupees a night, with GST" />
          <TextField {...field("discount")} kind="number" inputMode="decimal" optional hint="Percent" />
          <FinalPrice {...typed} />
        </div>
        {answer?.errors?.["allowUnusual"] && (
          <CheckboxField
            name="allowUnusual"
            value="yes"
            label="This price is right"
            error={answer.errors["allowUnusual"]}
          />
        )}
        <div className={styles.prices}>
          <TextField {...field("stockQuantity")} kind="number" hint="Rooms of this type" />
          <SelectField {...field("stock")} choices={choicesOf(stockNames)} />
          <SelectField {...field("active")} choices={choicesOf(activeNames)} hint="Shown to guests" />
        </div>
        <FieldPair>
          <TextField {...field("kind")} optional list="room-kinds" />
          <TextField {...field("sizeSqft")} kind="number" optional hint="Square feet" />
        </FieldPair>
        <datalist id="room-kinds">
          {kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </datalist>
        <FieldPair>
          <TextField {...field("bed")} optional placeholder="King or twin beds" />
          <TextField {...field("view")} optional placeholder="Garden" />
        </FieldPair>
        <PictureField
          key={photographs.key}
          label={roomFields.pic}
          several
          error={errors["pic"]}
          hint="The first one is the main picture"
          pictures={photographs.pictures}
        />
        <FormActions>
          <Button size="large" pending={isPending}>
            {record ? "Update" : "Create"}
          </Button>
          <LeaveRecordLink to="/admin/roomcart" isNew={record === null} />
        </FormActions>
      </FormFields>
    </Form>
  )
}
