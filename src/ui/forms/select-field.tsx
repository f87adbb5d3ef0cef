import type { ComponentProps } from "react"
import { useScreenText } from "#src/ui/screen-text.ts"
import { controlProps, Field, type FieldProps } from "./field.tsx"

type Choice = { value: string; label: string }

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<"select">, keyof FieldProps | "className" | "children"> & {
    choices: readonly Choice[]
    /** The first option, which counts as no answer, such as "Choose an occasion". */
    prompt?: string
  }

export function SelectField({ choices, prompt, ...props }: SelectFieldProps) {
  const { label, hint, error, optional, name, id, ...rest } = props
  const shown = useScreenText()
  const field = { name, label, hint, error, optional, id }
  return (
    <Field {...field}>
      {/* Without a prompt an option is always selected, so `required` has no effect. */}
      <select {...controlProps(field)} {...rest} required={prompt !== undefined && !optional}>
        {prompt !== undefined && <option value="">{shown(prompt)}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {shown(choice.label)}
          </option>
        ))}
      </select>
    </Field>
  )
}
