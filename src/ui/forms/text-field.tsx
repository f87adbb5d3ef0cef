import type { ComponentProps } from "react"
import { controlProps, Field, type FieldProps } from "./field.tsx"

type InputProps = Omit<ComponentProps<"input">, keyof FieldProps | "className">

/** The on-screen keyboard and autofill for each kind of text. */
const kinds = {
  text: {},
  email: {
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    spellCheck: false,
    autoCapitalize: "none",
  },
  // `type="tel"` has no autofill for a national number without the country (HTML, autofill).
  tel: { type: "text", inputMode: "tel", autoComplete: "tel-national" },
  number: { type: "text", inputMode: "numeric" },
  code: { type: "text", inputMode: "numeric", autoComplete: "one-time-code", spellCheck: false },
  date: { type: "date" },
  time: { type: "time" },
  moment: { type: "datetime-local" },
  search: { type: "search", inputMode: "search", enterKeyHint: "search" },
} as const satisfies Record<string, InputProps>

export type TextFieldProps = FieldProps & Omit<InputProps, "type"> & { kind?: keyof typeof kinds }

/** One line of text. A date takes `min` and `max` as YYYY-MM-DD, a moment as YYYY-MM-DDTHH:MM. */
export function TextField({
  kind = "text",
  label,
  hint,
  error,
  optional,
  name,
  id,
  ...input
}: TextFieldProps) {
  const field = { name, label, hint, error, optional, id }
  return (
    <Field {...field}>
      <input type="text" {...kinds[kind]} {...controlProps(field)} {...input} />
    </Field>
  )
}
