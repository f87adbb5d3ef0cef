import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { Disclosure } from "#src/ui/disclosure.tsx"
import { FieldPair } from "#src/ui/forms/form-layout.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"

type ArrivalFieldsProps = {
  errors: FieldErrors
  /** What was typed. */
  values: Readonly<Partial<Record<string, string>>>
}

const names = ["arrivalTime", "flight", "requests"] as const

/** Arrival time, flight and requests, behind a disclosure: a guest in a hurry skips them. */
export function ArrivalFields({ errors, values }: ArrivalFieldsProps) {
  const field = (name: (typeof names)[number]) => ({
    name,
    error: errors[name],
    defaultValue: values[name],
    required: false,
  })
  return (
    <Disclosure
      title="Arrival and requests"
      note="Optional. We prepare the room and the desk for you."
      isOpen={names.some((name) => errors[name] !== undefined || (values[name] ?? "") !== "")}
    >
      <FieldPair>
        <TextField {...field("arrivalTime")} kind="time" label="Arrival time" hint="At the hotel" />
        <TextField
          {...field("flight")}
          label="Flight"
          placeholder="AI 302"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
        />
      </FieldPair>
      <TextAreaField
        {...field("requests")}
        label="Requests"
        rows={3}
        maxLength={500}
        placeholder="A quiet room, a cot, an early check-in"
      />
    </Disclosure>
  )
}
