import { useId } from "react"
import { indianStates } from "#src/shared/validation/gstin.ts"
import { TextField, type TextFieldProps } from "#src/ui/forms/text-field.tsx"

/** The state of an address, with the names that have a GST code as suggestions. */
export function StateField(field: Omit<TextFieldProps, "list">) {
  const list = useId()
  return (
    <>
      <TextField {...field} list={list} />
      <datalist id={list}>
        {indianStates.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
