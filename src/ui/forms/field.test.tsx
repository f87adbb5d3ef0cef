import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { SelectField } from "./select-field.tsx"
import { TextField } from "./text-field.tsx"

const day = { kind: "date", name: "day", label: "Day" } as const
const time = { name: "time", label: "Time", prompt: "Choose one", choices: [] } as const

test("a required field is not announced as invalid before it was checked", () => {
  // Without the attribute browsers report that it is empty.
  expect(renderToStaticMarkup(<TextField {...day} />)).toContain(`aria-invalid="false"`)
  expect(renderToStaticMarkup(<SelectField {...time} />)).toContain(`aria-invalid="false"`)
})

test("a field with an error is announced as invalid, with its error", () => {
  const shown = renderToStaticMarkup(<TextField {...day} error="Day is missing" />)
  expect(shown).toContain(`aria-invalid="true"`)
  expect(shown).toContain(`aria-describedby="field-day-error"`)
})
