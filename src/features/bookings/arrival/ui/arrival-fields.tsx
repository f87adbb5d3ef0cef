import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { Disclosure } from "#src/ui/disclosure.tsx"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { FieldPair } from "#src/ui/forms/form-layout.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { Arrival } from "../arrival.ts"
import styles from "./arrival-fields.module.css"

type ArrivalFieldsProps = {
  errors: FieldErrors
  /** What was typed or stored. */
  values: Readonly<Partial<Record<string, string>>>
}

const flightExample = "AI 302"

const names = ["arrivalTime", "flight", "airportCar", "furtherGuests", "requests"] as const

/** Arrival time, flight, car, further guests and requests; all of them optional. */
export function ArrivalFields({ errors, values }: ArrivalFieldsProps) {
  const t = useText()
  const field = (name: (typeof names)[number]) => ({
    name,
    error: errors[name],
    defaultValue: values[name],
    required: false,
  })
  return (
    <div className={styles.fields}>
      <FieldPair>
        <TextField
          {...field("flight")}
          label="Flight"
          placeholder={flightExample}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
        />
        <TextField {...field("arrivalTime")} kind="time" label="Arrival time" hint="At the hotel" />
      </FieldPair>
      <CheckboxField
        name="airportCar"
        value="yes"
        label="Meet us with the airport car"
        hint="It comes with every room. With your flight number it follows the flight, not the timetable."
        defaultChecked={values["airportCar"] === "yes"}
      />
      <TextField
        {...field("furtherGuests")}
        label="Names of further guests"
        autoComplete="off"
        maxLength={200}
      />
      <TextAreaField
        {...field("requests")}
        label="Requests"
        rows={3}
        maxLength={500}
        placeholder={t("A quiet room, a cot, a feather-free bed")}
      />
    </div>
  )
}

/** The fields behind a disclosure: a guest in a hurry skips them. */
export const ArrivalDisclosure = ({ errors, values }: ArrivalFieldsProps) => (
  <Disclosure
    title="Arrival, car and requests"
    note="Optional. We prepare the room and the desk for you."
    isOpen={names.some((name) => errors[name] !== undefined || (values[name] ?? "") !== "")}
  >
    <ArrivalFields errors={errors} values={values} />
  </Disclosure>
)

/** The stored arrival as values of the fields. */
export const arrivalValues = (arrival: Arrival | null): ArrivalFieldsProps["values"] =>
  arrival
    ? {
        arrivalTime: arrival.time ?? "",
        flight: arrival.flight,
        furtherGuests: arrival.furtherGuests,
        requests: arrival.requests,
        ...(arrival.wantsCar && { airportCar: "yes" }),
      }
    : {}
