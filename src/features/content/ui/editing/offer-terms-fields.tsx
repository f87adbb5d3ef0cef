import { roomField } from "#src/features/content/offers/offer-terms.schema.ts"
import { offerFields } from "#src/features/content/content-fields.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import type { FieldValues } from "#src/shared/edit-conflict.ts"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { FieldPair } from "#src/ui/forms/form-layout.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import styles from "./offer-terms-fields.module.css"

export type OfferRoom = { readonly id: string; readonly name: string }

type OfferTermsFieldsProps = {
  values: FieldValues
  errors: FieldErrors
  rooms: readonly OfferRoom[]
  /** What the fields say together, in a sentence. */
  preview: string
}

const audienceChoices = [
  { value: "", label: "Nobody: a card that changes no price" },
  { value: "public", label: "Everybody" },
  { value: "code", label: "Guests who type the code; the website does not show it" },
  { value: "members", label: "Members: guests signed in to an account" },
]

type Name = keyof typeof offerFields

/** How an offer changes the price (GUEST-7). */
export function OfferTermsFields({ values, errors, rooms, preview }: OfferTermsFieldsProps) {
  const text = useScreenText()
  const field = (name: Name) => ({
    name,
    label: offerFields[name],
    error: errors[name],
    defaultValue: values[name],
  })
  const optional = (name: Name) => ({ ...field(name), required: false })
  return (
    <fieldset className={styles.terms}>
      <legend className={styles.legend}>Price</legend>
      <FieldPair>
        <SelectField {...field("audience")} choices={audienceChoices} />
        <TextField
          {...optional("code")}
          hint="Only for guests who type it"
          maxLength={20}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </FieldPair>
      <FieldPair>
        <TextField {...optional("discountPercent")} inputMode="numeric" hint="1 to 90" maxLength={3} />
        <TextField
          {...optional("discountRupees")}
          inputMode="numeric"
          hint="Or a fixed amount"
          maxLength={7}
        />
      </FieldPair>
      <fieldset className={styles.rooms}>
        <legend>Room types</legend>
        <p className={styles.hint}>Choose none for all of them.</p>
        {rooms.map(({ id, name }) => (
          <CheckboxField
            key={id}
            name={roomField(id)}
            label={name}
            value="on"
            defaultChecked={(values[roomField(id)] ?? "") !== ""}
          />
        ))}
      </fieldset>
      <FieldPair>
        <TextField {...optional("firstNight")} kind="date" hint="Empty for any" />
        <TextField {...optional("lastNight")} kind="date" hint="Empty for any" />
      </FieldPair>
      <FieldPair>
        <TextField {...optional("minimumNights")} inputMode="numeric" hint="1 unless given" maxLength={2} />
        <TextField {...optional("bookableFrom")} kind="date" hint="Empty for at once" />
      </FieldPair>
      <output className={styles.preview}>{text(preview)}</output>
    </fieldset>
  )
}
