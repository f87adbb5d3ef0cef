import type { ComponentProps } from "react"
import { controlProps, Field, type FieldProps } from "./field.tsx"

export type Choice = { value: string; label: string }

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<"select">, keyof FieldProps | "className" | "children"> & {
    choices: readonly Choice[]
    /** Shown first and counting as no answer, as "Choose an occasion". */
    prompt?: string
  }

export function SelectField({ choices, prompt, ...props }: SelectFieldProps) {
  const { label, hint, error, optional, name, id, ...rest } = props
  const field = { name, label, hint, error, optional, id }
  return (
    <Field {...field}>
      {/* Without a prompt there is always an answer: nothing is required of anybody. */}
      <select {...controlProps(field)} {...rest} required={prompt !== undefined && !optional}>
        {prompt !== undefined && <option value="">{prompt}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
