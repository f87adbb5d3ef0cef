import type { ComponentProps } from "react"
import { controlProps, Field, type FieldProps } from "./field.tsx"

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps | "className">

export function TextAreaField({ label, hint, error, optional, name, id, ...rest }: TextAreaFieldProps) {
  const field = { name, label, hint, error, optional, id }
  return (
    <Field {...field}>
      <textarea rows={5} {...controlProps(field)} {...rest} />
    </Field>
  )
}
