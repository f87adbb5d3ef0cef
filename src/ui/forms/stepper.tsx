import { MinusIcon } from "@phosphor-icons/react/dist/icons/Minus"
import { PlusIcon } from "@phosphor-icons/react/dist/icons/Plus"
import { type ChangeEvent, useRef, useState } from "react"
import { controlProps, Field, type FieldProps } from "./field.tsx"
import { Icon } from "#src/ui/icon.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import styles from "./stepper.module.css"

type StepperProps = Omit<FieldProps, "label" | "optional"> & {
  /** Also names the buttons: "One more Adults" reads badly, so give `unit`. */
  label: string
  /** One of what is counted, as "adult". */
  unit: string
  min?: number
  max?: number
  /** With onChange the page keeps the number; without it the browser does. */
  value?: number
  defaultValue?: number
  onChange?: (value: number) => void
}

/** A number field with a minus and a plus button. */
export function Stepper({ unit, min = 0, max = 99, value, defaultValue, onChange, ...field }: StepperProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState("")
  const { className: _, required: __, ...control } = controlProps(field)
  const move = (by: number) => () => {
    const from = value ?? Number(input.current?.value ?? min)
    const to = Math.min(max, Math.max(min, from + by))
    if (value === undefined && input.current) input.current.value = String(to)
    if (to === from) return
    setSaid(`${t(field.label)}: ${to}`)
    onChange?.(to)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.valueAsNumber
    if (Number.isInteger(typed)) onChange?.(typed)
  }
  const valueProps = value === undefined ? { defaultValue: defaultValue ?? min } : { value }
  return (
    <Field {...field}>
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={value === min}
          aria-label={t("One {thing} less", { thing: t(unit) })}
          onClick={move(-1)}
        >
          <Icon of={MinusIcon} />
        </button>
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          {...control}
          {...valueProps}
          className={styles.input}
          min={min}
          max={max}
          onChange={type}
        />
        <button
          type="button"
          className={styles.button}
          aria-disabled={value === max}
          aria-label={t("One {thing} more", { thing: t(unit) })}
          onClick={move(1)}
        >
          <Icon of={PlusIcon} />
        </button>
        {/* The focus is on a button, so the number that it changes is not read out. */}
        <VisuallyHidden>
          <output>{said}</output>
        </VisuallyHidden>
      </div>
    </Field>
  )
}
